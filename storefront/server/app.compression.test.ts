import { once } from 'node:events';
import { get as getOverHttp, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib';
import { aCertificate, aCertificateInFiles } from '@witryna/module-schemas/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anAnswer } from '../src/testing/an-answer.ts';
import { aStorefrontWithRegistry } from './testing/a-storefront-with-registry.ts';
import { connectHttp2 } from './testing/http2-client.ts';
import { startStorefronts } from './testing/start-storefronts.ts';

const start = startStorefronts();
const about = { answer: anAnswer(), tags: ['page:12'] };
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('a document is compressed the first time that it is asked for', () => {
  test.each([
    ['a page', '/o-nas', 200],
    ['an address that nothing is at', '/nie-ma', 404],
    ['a failure of the registry', '/zepsuta', 500],
    ['the page of errors', '/error', 200],
    ['a page that a mail leads to', '/reset-password', 200],
  ])('%s', async (_name, url, status) => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    registry.set('/zepsuta', { status: 500, body: { code: 'internal' } });
    const response = await get(url, BROWSER);
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([status, 'zstd']);
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(zstdDecompressSync(response.rawPayload).toString()).toContain('</html>');
  });

  test('and when the sites of the shop cannot be had', async () => {
    const { registry, get } = await start({ withEvents: false });
    await registry.close();
    const response = await get('/', { 'accept-encoding': 'br' });
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([502, 'br']);
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('</html>');
  });
});

describe('a page in its codings', () => {
  test('is the same document with the same ETag for everyone', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    const plain = await get('/o-nas');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const [accepted, decode] of [
      ['zstd', zstdDecompressSync],
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await get('/o-nas', { 'accept-encoding': accepted });
      expect(response.headers['content-encoding']).toBe(accepted);
      expect(decode(response.rawPayload).toString()).toBe(plain.body);
      expect(response.headers).toMatchObject({ etag: plain.headers.etag, vary: plain.headers.vary });
      const again = await get('/o-nas', { 'accept-encoding': accepted, 'if-none-match': String(plain.headers.etag) });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
      expect(again.headers.vary).toBe('Accept-Encoding, User-Agent');
    }
  });

  test('has by HEAD the headers that GET has, and no body', async () => {
    const { app, registry, get } = await start();
    registry.set('/o-nas', about);
    for (const accepted of ['zstd', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': accepted };
      const { headers: expected } = await get('/o-nas', headers);
      const head = await app.inject({ method: 'HEAD', url: '/o-nas', headers: { host: 'localhost:3000', ...headers } });
      expect(head.rawPayload.length).toBe(0);
      for (const name of ['content-encoding', 'content-length', 'content-type', 'etag', 'vary'])
        expect([name, head.headers[name]]).toEqual([name, expected[name]]);
    }
  });

  test('is sent from memory in the better brotli', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    const first = await get('/o-nas', BROWSER);
    await get('/o-nas', BROWSER);
    const best = await vi.waitFor(async () => {
      const response = await get('/o-nas', BROWSER);
      expect(response.headers['content-encoding']).toBe('br');
      return response;
    });
    expect(best.rawPayload.length).toBeLessThan(first.rawPayload.length);
    expect(brotliDecompressSync(best.rawPayload)).toEqual(zstdDecompressSync(first.rawPayload));
  });
});

describe('over HTTP/2', () => {
  async function connected() {
    const certificate = aCertificate();
    const storefront = await start({ environment: { tls: await aCertificateInFiles(certificate) } });
    storefront.registry.set('/o-nas', about);
    const url = new URL(await storefront.app.listen({ port: 0, host: '127.0.0.1' }));
    const client = await connectHttp2(`https://localhost:${url.port}`, certificate.cert);
    const ask = (accepted: string) => client.begin({ ':path': '/o-nas', 'accept-encoding': accepted });
    return { client, ask };
  }

  test.each([
    ['zstd', zstdDecompressSync],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('a page is whole by %s', async (coding, decode) => {
    const { client, ask } = await connected();
    const stream = ask(coding);
    const [[headers], body] = await Promise.all([once(stream, 'response'), buffer(stream)]);
    expect([headers['content-encoding'], headers['content-length']]).toEqual([coding, String(body.length)]);
    expect(decode(body).toString()).toContain('</html>');
    client.close();
  });

  test('who leaves while a page is compressed harms nobody else', async () => {
    const { client, ask } = await connected();
    for (let time = 0; time < 20; time += 1) {
      const stream = ask('br');
      stream.on('error', () => {});
      setImmediate(() => stream.close());
      await once(stream, 'close');
    }
    expect(brotliDecompressSync(await buffer(ask('br'))).toString()).toContain('</html>');
    client.close();
  });
});

describe('what comes through from the registry', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function listening(listener: Parameters<typeof aStorefrontWithRegistry>[0]) {
    const storefront = await aStorefrontWithRegistry(listener);
    closing.push(() => storefront.close());
    const url = await storefront.app.listen({ port: 0, host: '127.0.0.1' });
    return async (path: string): Promise<IncomingMessage> => {
      const request = getOverHttp(url + path, { headers: BROWSER });
      closing.push(() => request.destroy());
      const [response] = await once(request, 'response');
      return response;
    };
  }

  test('stays as the registry compressed it, for the codings that the browser takes', async () => {
    const compressed = gzipSync(JSON.stringify({ data: { products: 'Krem różany, '.repeat(500) } }));
    const asked: unknown[] = [];
    const get = await listening((request, response) => {
      asked.push(request.headers['accept-encoding']);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        vary: 'Accept-Encoding',
      });
      response.end(compressed);
    });
    for (const path of ['/api/products', '/graphql?query={a}']) {
      const response = await get(path);
      expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(await buffer(response)).toEqual(compressed);
    }
    expect(asked).toEqual([BROWSER['accept-encoding'], BROWSER['accept-encoding']]);
  });

  test('is a picture byte for byte, or the part of it that was asked for', async () => {
    const picture = Buffer.alloc(5_000, 'webp');
    const get = await listening((_request, response) => {
      const headers = { 'content-type': 'image/webp', 'content-range': 'bytes 0-4999/9000' };
      response.writeHead(206, headers).end(picture);
    });
    const response = await get('/media/7/ab/640.webp');
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([206, undefined]);
    expect(await buffer(response)).toEqual(picture);
  });

  test('is an event as soon as it happens', async () => {
    const written = Promise.withResolvers<() => void>();
    const get = await listening((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
      written.resolve(() => response.end('data: 2\n\n'));
    });
    const response = await get('/api/orders/events');
    expect(response.headers).not.toHaveProperty('content-encoding');
    const [first] = await once(response, 'data');
    expect(String(first)).toBe('data: 1\n\n');
    (await written.promise)();
    expect(String(await buffer(response))).toBe('data: 2\n\n');
  });
});
