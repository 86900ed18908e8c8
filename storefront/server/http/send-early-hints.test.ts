import { once } from 'node:events';
import { get, type InformationEvent } from 'node:http';
import { aCertificate, aCertificateInFiles } from '@witryna/module-schemas/testing';
import { afterEach, expect, test } from 'vitest';
import { anAnswer } from '../../src/testing/an-answer.ts';
import { aStorefront, type TestStorefront } from '../testing/a-storefront.ts';
import { connectHttp2 } from '../testing/http2-client.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const NAVIGATION = { 'sec-fetch-mode': 'navigate' };

async function startHttp2(options: Parameters<typeof aStorefront>[0] = {}) {
  const certificate = aCertificate();
  const tls = await aCertificateInFiles(certificate);
  const storefront = await aStorefront({ ...options, environment: { tls, ...options.environment } });
  closing.push(() => storefront.close());
  storefront.registry.set('/o-nas', { answer: anAnswer(), tags: ['page:12'] });
  const { port } = new URL(await storefront.app.listen({ port: 0, host: '127.0.0.1' }));
  const client = await connectHttp2(`https://localhost:${port}`, certificate.cert);
  closing.push(() => client.close());
  return { ...storefront, ...client };
}

/** The files that a document loads first. */
const filesIn = (html: string) => [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src]) => src);
const hrefsOf = (link: string) => [...link.matchAll(/<([^>]+)>/g)].map(([, href]) => href);

test('a page that has to be made is announced with what it loads first, before the registry has answered', async () => {
  const { begin, ask, registry } = await startHttp2();
  const first = await ask('/o-nas', NAVIGATION);
  expect([first.status, first.hints]).toEqual([200, []]);
  registry.change('page:12');
  await expect.poll(async () => (await ask('/o-nas', NAVIGATION)).hints.length).toBe(1);
  registry.change('page:12');
  registry.freeze();
  const stream = begin({ ':path': '/o-nas', ...NAVIGATION });
  const [headers] = await once(stream, 'headers');
  expect(headers[':status']).toBe(103);
  expect(hrefsOf(headers.link)).toEqual(filesIn(first.body));
  expect(hrefsOf(headers.link).length).toBeGreaterThan(0);
  registry.thaw();
  const [answer] = await once(stream, 'response');
  expect(answer[':status']).toBe(200);
});

test('a page from memory, and a client that has the page already or only reads it, get none', async () => {
  const { ask } = await startHttp2({ withEvents: false });
  const first = await ask('/o-nas', NAVIGATION);
  const again = await ask('/o-nas', { ...NAVIGATION, 'if-none-match': String(first.headers.etag) });
  const fetched = await ask('/o-nas', { 'sec-fetch-mode': 'cors' });
  const head = await ask('/o-nas', { ':method': 'HEAD', ...NAVIGATION });
  expect([again, fetched, head].map(({ hints }) => hints)).toEqual([[], [], []]);
  // Without events each page is compared with the registry's: that is a wait.
  expect((await ask('/o-nas', NAVIGATION)).hints).toHaveLength(1);
});

test('a page that is fresh in memory comes at once', async () => {
  const { ask } = await startHttp2();
  for (let round = 0; round < 3; round += 1) await ask('/o-nas');
  expect((await ask('/o-nas', NAVIGATION)).hints).toEqual([]);
});

test('they can be left off', async () => {
  const { ask } = await startHttp2({ withEvents: false, environment: { earlyHints: 'never' } });
  for (let round = 0; round < 3; round += 1) expect((await ask('/o-nas', NAVIGATION)).hints).toEqual([]);
});

/** Links that came with 103 over HTTP/1.1. */
async function hintsOverHttp1({ app }: TestStorefront): Promise<string[]> {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const hints: string[] = [];
  const asked = get({ port, path: '/o-nas', headers: NAVIGATION, agent: false });
  asked.on('information', ({ headers }: InformationEvent) => void hints.push(String(headers.link)));
  const [response] = await once(asked, 'response');
  await once(response.resume(), 'end');
  return hints;
}

test.each([
  ['http2', 0],
  ['always', 1],
] as const)('over HTTP/1.1, to a proxy in front, %s sends %i', async (earlyHints, count) => {
  const storefront = await aStorefront({ withEvents: false, environment: { earlyHints } });
  closing.push(() => storefront.close());
  storefront.registry.set('/o-nas', { answer: anAnswer() });
  await storefront.app.listen({ port: 0, host: '127.0.0.1' });
  expect(await hintsOverHttp1(storefront)).toEqual([]);
  expect(await hintsOverHttp1(storefront)).toHaveLength(count);
});
