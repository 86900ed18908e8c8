import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { InitAnswer, RegistryAnswer } from '@witryna/module-schemas';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { SITE_FRAME_PATH } from '../../src/config.ts';
import { anInit } from '../../src/testing/an-answer.ts';

/** What the fake registry says about one path. */
export type FakePage =
  | {
      readonly answer: RegistryAnswer;
      readonly tags?: readonly string[];
      readonly validUntil?: string;
      /** False where the registry wants nobody to keep it. */
      readonly isKept?: boolean;
      readonly etag?: string;
    }
  | { readonly status: number; readonly body?: object; readonly headers?: Readonly<Record<string, string>> };

/** A registry on loopback that answers what a test puts into it, and remembers what it was asked. */
export interface FakeRegistry {
  readonly url: string;
  readonly requests: { readonly path: string; readonly site: string | undefined; readonly isConditional: boolean }[];
  /** Forms of the newsletter that came. */
  readonly forms: { readonly headers: IncomingHttpHeaders; readonly body: unknown }[];
  /** Paths asked for, without `/init`. */
  pagesAsked(): string[];
  set(path: string, page: FakePage): void;
  /** What `/init` answers for this site; the one at `/` also answers those who name none. */
  setInit(init: InitAnswer): void;
  /** Sends a change to everyone who listens; resolves when it was written. */
  change(...tags: string[]): void;
  /** Cuts the event streams; `refuse` keeps them from coming back. */
  cutEvents(refuse?: boolean): void;
  listeners(): number;
  /** While frozen, page requests wait; requests for everything, when that is said. */
  freeze(what?: 'pages' | 'everything'): void;
  thaw(): void;
  close(): Promise<void>;
}

export const EVENTS_KEY = 'test-key';

export async function startFakeRegistry(): Promise<FakeRegistry> {
  const app = Fastify({ forceCloseConnections: true });
  const pages = new Map<string, FakePage>();
  const requests: FakeRegistry['requests'] = [];
  const forms: FakeRegistry['forms'] = [];
  const streams = new Set<ServerResponse>();
  const inits = new Map([['', anInit()]]);
  let lastId = 0;
  let refusesEvents = false;
  let frozen:
    | { readonly what: 'pages' | 'everything'; readonly until: Promise<void>; readonly open: () => void }
    | undefined;

  app.addHook('onRequest', async (request) => {
    const { headers, url } = request;
    if (url.startsWith('/internal/')) return;
    requests.push({
      path: url,
      site: typeof headers['x-site'] === 'string' ? headers['x-site'] : undefined,
      isConditional: headers['if-none-match'] !== undefined,
    });
    if (frozen?.what === 'everything') await frozen.until;
  });
  app.get('/init', async (request) => inits.get(String(request.headers['x-site'])) ?? inits.get(''));
  app.get('/products', async () => ({ data: { products: [] } }));
  app.get('/staff/session', async () => ({ user: { email: 'secret' } }));
  app.all('/products/echo', async ({ headers, body }) => ({ headers, body }));
  app.all('/payments/echo', async ({ headers, body }) => ({ headers, body }));
  app.get('/metrics', async () => 'secret metrics');
  app.post('/graphql', async (request) => ({ data: { body: request.body, headers: request.headers } }));
  app.post('/newsletter/subscribe', async ({ headers, body }, reply) => {
    forms.push({ headers, body });
    if ((body as { readonly privacy?: boolean }).privacy) return reply.code(202).send({ status: 'UNCONFIRMED' });
    const faults = [{ path: '/privacy', rule: 'consent', message: 'Zgoda na politykę prywatności jest wymagana.' }];
    return reply.code(422).send({ code: 'consent-required', message: faults[0]?.message, details: { faults } });
  });
  app.get('/media/7/ab/640.webp', (_request, reply) => reply.type('image/webp').send(Buffer.from('picture')));
  async function answerPage(request: FastifyRequest, reply: FastifyReply, found: FakePage | undefined) {
    await frozen?.until;
    const page = found ?? { status: 404, body: { code: 'page-not-found' } };
    if ('status' in page)
      return reply
        .code(page.status)
        .headers(page.headers ?? {})
        .send(page.body ?? {});
    const body = JSON.stringify(page.answer);
    const etag = page.etag ?? `"${Buffer.from(body).toString('base64url').slice(-24)}${body.length}"`;
    reply.headers({ etag, 'x-tags': (page.tags ?? []).join(',') });
    if (page.isKept === false) reply.header('cache-control', 'no-store');
    if (page.validUntil) reply.header('x-valid-until', page.validUntil);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  }
  app.get('/registry/*', (request, reply) =>
    answerPage(request, reply, pages.get(request.url.slice('/registry'.length))),
  );
  // A site without snippets of its own has the header and footer of its home page.
  app.get(SITE_FRAME_PATH, (request, reply) =>
    answerPage(request, reply, pages.get(SITE_FRAME_PATH) ?? pages.get('/')),
  );
  app.get('/internal/events', (request, reply) => {
    if (refusesEvents || request.headers.authorization !== `Bearer ${EVENTS_KEY}`) return reply.code(503).send({});
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write(': open\n\n');
    streams.add(reply.raw);
    reply.raw.on('close', () => streams.delete(reply.raw));
  });

  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    requests,
    forms,
    pagesAsked: () => requests.map(({ path }) => path).filter((path) => path !== '/init'),
    set: (path, page) => pages.set(path, page),
    setInit(init) {
      if (init.data.site.basePath === '/') inits.set('', init);
      inits.set(init.data.site.code, init);
    },
    change(...tags) {
      lastId += 1;
      for (const stream of streams) stream.write(`id: ${lastId}\nevent: change\ndata: ${JSON.stringify({ tags })}\n\n`);
    },
    cutEvents(refuse = false) {
      refusesEvents = refuse;
      for (const stream of streams) stream.destroy();
    },
    listeners: () => streams.size,
    freeze(what = 'pages') {
      const { promise, resolve } = Promise.withResolvers<void>();
      frozen = { what, until: promise, open: resolve };
    },
    thaw() {
      frozen?.open();
      frozen = undefined;
    },
    close: () => app.close(),
  };
}
