import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { TAG_SCRIPT, WIDGET_SCRIPT } from './widget-scripts.ts';

interface MarketingEvent {
  readonly kind: string;
  readonly apiKey: string;
  readonly page: string;
  /** Of a tag: the place in the data layer of the page, from 0. */
  readonly place?: number | undefined;
  readonly data: unknown;
}

/** Older ones are forgotten. */
const MOST_EVENTS = 500;

/** Marketing, chat and a tag of other companies, below `/marketing`; it remembers what it was told. */
export async function marketingPlugin(app: FastifyInstance): Promise<void> {
  const events: MarketingEvent[] = [];
  const scripts = { 'widget.js': WIDGET_SCRIPT, 'gtm.js': TAG_SCRIPT };

  for (const [file, script] of Object.entries(scripts))
    app.get(`/marketing/${file}`, async (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(script),
    );

  app.post<{ Body: string }>('/marketing/api/events', async (request, reply) => {
    const event = readEvent(request.body);
    if (!event) return reply.status(422).send({ message: 'Not an event' });
    events.push(event);
    if (events.length > MOST_EVENTS) events.shift();
    return reply.status(204).send();
  });

  app.get('/marketing/api/events', async () => events);

  app.get('/marketing', async (_request, reply) =>
    sendPage(
      reply,
      'Marketing i tagi',
      html`<p>Ostatnie zdarzenia, które przysłał sklep. W sklepie ustawia się je w formularzu witryny, w części „Zewnętrzne usługi”.</p>
<ul>${events
        .slice(-50)
        .reverse()
        .map(
          ({ kind, page, data }) => html`<li><b>${kind}</b> ${page} <code>${JSON.stringify(data)}</code></li>`,
        )}</ul>`,
    ),
  );
}

function readEvent(body: unknown): MarketingEvent | undefined {
  if (typeof body !== 'string') return undefined;
  try {
    const { kind, apiKey, page, place, data } = JSON.parse(body) as Partial<MarketingEvent>;
    if (typeof kind !== 'string' || typeof apiKey !== 'string' || typeof page !== 'string') return undefined;
    return { kind, apiKey, page, place: typeof place === 'number' ? place : undefined, data };
  } catch {
    return undefined;
  }
}
