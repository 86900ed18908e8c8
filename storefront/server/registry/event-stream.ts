import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createEventParser, type ServerSentEvent, tagsOfChange } from './event-parser.ts';

/** The registry's stream of changes, by which caches are invalidated. */
export interface EventStream {
  /** True while the stream is open; while false, nothing cached may be used without revalidation. */
  readonly isUp: boolean;
  /** Raised whenever changes may have been missed: what was cached in an earlier epoch must be revalidated. */
  readonly epoch: number;
  /** When something last came of it, in milliseconds since 1970: till then no change was missed within this epoch. */
  readonly heardAt: number;
  start(): void;
  stop(): void;
}

export interface EventStreamOptions {
  readonly registryUrl: string;
  readonly key: string;
  readonly retryMs: number;
  readonly retryMaxMs: number;
  readonly silenceMs: number;
  readonly onChange: (tags: readonly string[]) => void;
  /** Everything that was cached is to be dropped. */
  readonly onReset: () => void;
  readonly log: (message: string, details: Readonly<Record<string, unknown>>) => void;
  readonly now: () => number;
}

export function createEventStream(options: EventStreamOptions): EventStream {
  let isUp = false;
  let epoch = 0;
  let heardAt = 0;
  let isStopped = true;
  let lastId: string | undefined;
  let failures = 0;
  let outgoing: ClientRequest | undefined;
  let retry: NodeJS.Timeout | undefined;

  function connect() {
    const query = lastId === undefined ? '' : `?after=${encodeURIComponent(lastId)}`;
    const url = new URL(`${options.registryUrl}/internal/events${query}`);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${options.key}` };
    const attempt = request(url, { headers, timeout: options.silenceMs }, (incoming) => {
      if (incoming.statusCode !== 200) {
        incoming.resume();
        return disconnect(attempt, `status ${incoming.statusCode}`);
      }
      // Without a last id nothing can be replayed: what was rendered before this moment is unproven.
      if (lastId === undefined) epoch += 1;
      isUp = true;
      heardAt = options.now();
      failures = 0;
      const parse = createEventParser();
      incoming.setEncoding('utf8');
      incoming.on('data', (piece: string) => {
        heardAt = options.now();
        for (const event of parse(piece)) handle(event);
      });
      incoming.on('error', (error) => disconnect(attempt, error.message));
      incoming.on('end', () => disconnect(attempt, 'the registry closed the stream'));
    });
    outgoing = attempt;
    attempt.on('timeout', () => disconnect(attempt, 'silence'));
    attempt.on('error', (error) => disconnect(attempt, error.message));
    attempt.end();
  }

  function handle({ id, event, data }: ServerSentEvent) {
    if (id) lastId = id;
    if (event === 'reset') return reset();
    if (event !== 'change') return;
    const tags = tagsOfChange(data);
    if (tags) options.onChange(tags);
    else reset();
  }

  function reset() {
    epoch += 1;
    options.onReset();
  }

  function disconnect(attempt: ClientRequest, reason: string) {
    if (attempt !== outgoing) return;
    outgoing = undefined;
    isUp = false;
    attempt.destroy();
    if (isStopped) return;
    const pauseMs = retryPauseMs(failures, options);
    failures += 1;
    options.log('The event stream of the registry is down', { reason, pauseMs });
    retry = setTimeout(connect, pauseMs);
    retry.unref();
  }

  return {
    get isUp() {
      return isUp;
    },
    get epoch() {
      return epoch;
    },
    get heardAt() {
      return heardAt;
    },
    start() {
      if (!isStopped) return;
      isStopped = false;
      connect();
    },
    stop() {
      isStopped = true;
      isUp = false;
      clearTimeout(retry);
      outgoing?.destroy();
      outgoing = undefined;
    },
  };
}

/** Pauses grow twofold up to the longest. */
export function retryPauseMs(
  failures: number,
  limits: { readonly retryMs: number; readonly retryMaxMs: number },
): number {
  return Math.min(limits.retryMs * 2 ** Math.min(failures, 30), limits.retryMaxMs);
}

/** For a storefront without an events key: never up, so that everything is revalidated. */
export function createClosedEventStream(): EventStream {
  return { isUp: false, epoch: 0, heardAt: 0, start() {}, stop() {} };
}
