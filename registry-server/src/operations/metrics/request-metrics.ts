import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { createHistogram, type Histogram } from './histogram.ts';
import type { Metric } from './write-metrics.ts';

/** Counts of one route. */
interface RouteCounts {
  readonly method: string;
  readonly route: string;
  /** By status class: `2xx`. */
  readonly statuses: Map<number, number>;
  readonly seconds: Histogram;
}

/** Of the most frequent route every answer is counted and one in this many timed. */
const TIMED = 16;
const MS_PER_SECOND = 1_000;

/** Counts of requests by route pattern, never by URL: the number of labels would be unlimited. */
export function createRequestMetrics() {
  const routes = new Map<string, RouteCounts>();

  function countsOf(method: string, route: string): RouteCounts {
    const key = `${method} ${route}`;
    const known = routes.get(key);
    if (known) return known;
    const made = { method, route, statuses: new Map<number, number>(), seconds: createHistogram() };
    routes.set(key, made);
    return made;
  }

  const count = ({ statuses }: RouteCounts, status: number) => {
    const hundred = Math.floor(status / 100);
    statuses.set(hundred, (statuses.get(hundred) ?? 0) + 1);
  };

  return {
    /** For all but the most frequent route: a hook that runs after the answer. */
    async onResponse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const counts = countsOf(request.method, request.routeOptions.url ?? 'unknown');
      count(counts, reply.statusCode);
      counts.seconds.observe(reply.elapsedTime / MS_PER_SECOND);
    },

    /** For the most frequent route: wraps its handler, since a hook would cost more than the answer. */
    countHandler(route: RouteOptions): RouteOptions['handler'] {
      const { handler } = route;
      const counts = countsOf(String([route.method].flat()[0]), route.url);
      let calls = 0;
      return function counted(request, reply) {
        calls += 1;
        const started = calls % TIMED === 0 ? performance.now() : 0;
        const done = () => {
          count(counts, reply.statusCode);
          if (started > 0) counts.seconds.observe((performance.now() - started) / MS_PER_SECOND);
        };
        const answer = handler.call(this, request, reply);
        // A hot answer is sent by now; another one has to be made first, or to be refused.
        if (reply.sent) done();
        else reply.raw.once('finish', done);
        return answer;
      };
    },

    read(): Metric[] {
      const all = [...routes.values()];
      const labelled = ({ method, route }: RouteCounts) => ({ method, route });
      return [
        {
          name: 'witryna_http_requests_total',
          help: 'Answers by route and hundred of the status.',
          type: 'counter',
          values: all.flatMap((counts) =>
            [...counts.statuses].map(([hundred, value]) => ({
              labels: { ...labelled(counts), status: `${hundred}xx` },
              value,
            })),
          ),
        },
        {
          name: 'witryna_http_request_seconds',
          help: 'How long answers took; of the hottest a sample.',
          type: 'histogram',
          values: all
            .filter(({ seconds }) => seconds.count > 0)
            .map((counts) => ({
              labels: labelled(counts),
              value: counts.seconds,
            })),
        },
      ];
    },
  };
}
