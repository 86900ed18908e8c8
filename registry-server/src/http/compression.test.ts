import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get as getOverHttp } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib';
import Fastify, { type FastifyReply } from 'fastify';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../fastify-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { compressionPlugin } from './compression.plugin.ts';

const BROWSER = 'gzip, deflate, br, zstd';
const DECODERS = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
const CODINGS = ['zstd', 'br', 'gzip'] as const;
const TEXT = 'Krem różany, '.repeat(500);

describe('the answers of the server', () => {
  let app: App;
  beforeAll(async () => {
    const [sqlite] = dialects;
    if (!sqlite) throw new Error('no dialect');
    app = await buildTestApp(sqlite);
  });

  const types = { query: '{ __schema { types { name description } } }' };
  const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });

  test.each(CODINGS)('of GraphQL are compressed by %s', async (coding) => {
    const ask = (accepted: string) =>
      app.inject({ method: 'POST', url: '/graphql', payload: types, headers: { 'accept-encoding': accepted } });
    const [plain, compressed] = [await ask('identity'), await ask(coding)];
    expect(compressed.headers['content-encoding']).toBe(coding);
    expect(DECODERS[coding](compressed.rawPayload).toString()).toBe(plain.body);
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(compressed.headers['content-length']).toBe(String(compressed.rawPayload.length));
    expect([plain.headers.vary, compressed.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    expect(compressed.headers['cache-control']).toBe('no-store');
  });

  test('of REST are, also those that describe it', async () => {
    for (const url of ['/init', '/docs/json']) {
      const plain = await get(url, 'identity');
      expect(plain.statusCode, url).toBe(200);
      const { headers, rawPayload } = await get(url, BROWSER);
      if (plain.rawPayload.length < 1_024) expect(headers).not.toHaveProperty('content-encoding');
      else expect(zstdDecompressSync(rawPayload).toString()).toBe(plain.body);
    }
  });

  test('are sent as they are when they are short', async () => {
    const { headers, body } = await get('/health', BROWSER);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['content-length']).toBe(String(body.length));
  });
});

describe('an answer', () => {
  const open: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((app) => app.close()));
  });

  /** A server that answers as a test says. */
  async function answering(send: (reply: FastifyReply) => FastifyReply) {
    const app = Fastify();
    open.push(app);
    await app.register(compressionPlugin);
    app.get('/', (_request, reply) => send(reply));
    return app;
  }

  async function ask(send: (reply: FastifyReply) => FastifyReply, accepted = BROWSER, method: 'GET' | 'HEAD' = 'GET') {
    const app = await answering(send);
    return app.inject({ method, url: '/', headers: { 'accept-encoding': accepted } });
  }

  test.each([
    ['zstd;q=0, *', 'br'],
    ['br;q=0, zstd;q=0.000, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['', undefined],
  ])('to who accepts "%s" is encoded as %s', async (accepted, coding) => {
    const { headers, rawPayload } = await ask((reply) => reply.send({ text: TEXT }), accepted);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test('adds to what the route says that it depends on, once', async () => {
    const of = async (vary: string) => (await ask((reply) => reply.header('vary', vary).send({ text: TEXT }))).headers;
    expect((await of('X-Site, Store')).vary).toBe('X-Site, Store, Accept-Encoding');
    expect((await of('Accept-Encoding')).vary).toBe('Accept-Encoding');
  });

  test('has by HEAD the headers that it has by GET', async () => {
    const send = (reply: FastifyReply) => reply.send({ text: TEXT });
    for (const accepted of ['zstd', 'br', 'identity']) {
      const [got, head] = [await ask(send, accepted), await ask(send, accepted, 'HEAD')];
      expect(head.rawPayload.length).toBe(0);
      for (const name of ['content-encoding', 'content-length', 'content-type', 'vary'])
        expect([accepted, name, head.headers[name]]).toEqual([accepted, name, got.headers[name]]);
    }
  });

  test.each(CODINGS)('that is longer than what is compressed at once is whole by %s', async (coding) => {
    const text = randomBytes(300_000).toString('base64');
    const { headers, rawPayload } = await ask((reply) => reply.type('text/plain').send(text), coding);
    expect(headers['content-encoding']).toBe(coding);
    expect(DECODERS[coding](rawPayload).toString()).toBe(text);
  });

  test.each(CODINGS)('that comes piece by piece is whole by %s', async (coding) => {
    const rows = Array.from({ length: 3_000 }, (_, row) => `${row};Krem różany;49,99\n`);
    const { headers, rawPayload } = await ask((reply) => reply.type('text/csv').send(Readable.from(rows)), coding);
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
    expect(headers).not.toHaveProperty('content-length');
    expect(DECODERS[coding](rawPayload).toString()).toBe(rows.join(''));
  });

  test.each([
    ['a picture', (reply: FastifyReply) => reply.type('image/webp').send(Buffer.from(TEXT))],
    ['a film', (reply: FastifyReply) => reply.type('video/mp4').send(Buffer.from(TEXT))],
    ['a part', (reply: FastifyReply) => reply.code(206).type('text/plain').send(TEXT)],
    ['one without a type', (reply: FastifyReply) => reply.send(Buffer.from(TEXT))],
    [
      'a short one with a length',
      (reply: FastifyReply) =>
        reply
          .type('text/css')
          .header('content-length', 4)
          .send(Readable.from([Buffer.from('a{} ')])),
    ],
  ])('stays as it is: %s', async (_name, send) => {
    const { headers, body } = await ask(send);
    expect(headers).not.toHaveProperty('content-encoding');
    expect([TEXT, 'a{} ']).toContain(body);
  });

  test('that is compressed already is not compressed again', async () => {
    const gzipped = gzipSync(TEXT);
    const { headers, rawPayload } = await ask((reply) =>
      reply.type('text/plain').header('content-encoding', 'gzip').send(gzipped),
    );
    expect(headers['content-encoding']).toBe('gzip');
    expect(rawPayload).toEqual(gzipped);
  });

  test('that is a stream of events arrives event by event', async () => {
    const events = new PassThrough();
    const app = await answering((reply) => reply.type('text/event-stream').send(events));
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const request = getOverHttp(url, { headers: { 'accept-encoding': BROWSER } });
    events.write('data: 1\n\n');
    const [response] = await once(request, 'response');
    const [first] = await once(response, 'data');
    expect([String(first), response.headers['content-encoding']]).toEqual(['data: 1\n\n', undefined]);
    events.end();
    await once(response, 'end');
  });

  test('that breaks off ends the connection before its end', async () => {
    const rows = new PassThrough();
    const app = await answering((reply) => reply.type('text/csv').send(rows));
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const request = getOverHttp(url, { headers: { 'accept-encoding': 'gzip' } });
    rows.write(randomBytes(200_000).toString('base64'));
    const [response] = await once(request, 'response');
    await once(response, 'data');
    rows.destroy(new Error('The database is gone'));
    response.resume();
    const [error] = await once(response, 'error');
    expect(error.message).toBe('aborted');
  });
});
