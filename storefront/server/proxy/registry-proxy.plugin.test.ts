import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { serverConfig } from '../../src/config.ts';
import { anInit, aSite } from '../../src/testing/an-answer.ts';
import { aStorefront, DEFAULT_TIMES, type TestStorefront } from '../testing/a-storefront.ts';
import { aStorefrontWithRegistry } from '../testing/a-storefront-with-registry.ts';
import { isPublicApiPath } from './public-api.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Options = Parameters<typeof aStorefront>[0];

async function start(options: Options = {}): Promise<TestStorefront> {
  const storefront = await aStorefront({ withEvents: false, ...options });
  closing.push(() => storefront.close());
  return storefront;
}

async function inFrontOf(...given: Parameters<typeof aStorefrontWithRegistry>): Promise<TestStorefront> {
  const storefront = await aStorefrontWithRegistry(...given);
  closing.push(() => storefront.close());
  return storefront;
}

const PLACE = { method: 'POST', url: '/graphql', payload: { query: 'mutation { placeOrder { id } }' } } as const;

describe('the wait for an answer', () => {
  test('is longer than any provider may take where one is waited for', () => {
    expect(DEFAULT_TIMES).toMatchObject({ proxyMs: 5_000, paymentProxyMs: 15_000 });
  });

  // The registry answers when the test lets it, after everything that must not wait so long has given up.
  test('is the long one for GraphQL, payments and pictures that are yet to be made, the short one for all else', async () => {
    const answering = Promise.withResolvers<void>();
    const { app } = await inFrontOf(
      (_request, response) => {
        void answering.promise.then(() => response.end('{"data":{"placed":true}}'));
      },
      { times: { ...DEFAULT_TIMES, proxyMs: 60, paymentProxyMs: 60_000 } },
    );
    const placed = app.inject(PLACE);
    const notified = app.inject({ method: 'POST', url: '/api/payments/notifications/payu', payload: {} });
    const picture = app.inject('/media/7/ab/640.webp');
    const search = await app.inject('/api/search');
    expect(search.statusCode).toBe(504);
    answering.resolve();
    expect((await picture).statusCode).toBe(200);
    expect((await placed).json()).toEqual({ data: { placed: true } });
    expect((await notified).statusCode).toBe(200);
  });

  test('ends with the code and a sentence in the language of the site, and with a line in the log', async () => {
    const { app, log } = await inFrontOf(() => {}, { times: { ...DEFAULT_TIMES, proxyMs: 500, paymentProxyMs: 500 } });
    const ready = await app.inject('/health/ready');
    expect(ready.statusCode).toBe(200);
    const search = await app.inject('/api/search');
    expect([search.statusCode, search.json()]).toEqual([
      504,
      {
        code: 'registry-timeout',
        message: 'Sklep nie odpowiedział na czas. Spróbuj ponownie za chwilę.',
        details: { requestId: search.headers['x-request-id'] },
      },
    ]);
    const line = log().find(({ reqId }) => reqId === search.headers['x-request-id']);
    expect(line?.err?.stack).toContain('Error');
  });

  test('ends in the form of GraphQL at its address', async () => {
    const { app } = await inFrontOf(() => {}, { times: { ...DEFAULT_TIMES, paymentProxyMs: 500 } });
    const placed = await app.inject(PLACE);
    expect(placed.statusCode).toBe(504);
    expect(placed.json()).toEqual({
      errors: [
        {
          message: 'Sklep nie odpowiedział na czas. Spróbuj ponownie za chwilę.',
          extensions: {
            category: 'unavailable',
            code: 'registry-timeout',
            details: {
              message: 'Sklep nie odpowiedział na czas. Spróbuj ponownie za chwilę.',
              requestId: placed.headers['x-request-id'],
            },
          },
        },
      ],
      data: null,
    });
  });

  test('is not begun by a body that is still on its way', async () => {
    let asked = 0;
    const { app } = await inFrontOf((incoming, response) => {
      if (incoming.method === 'POST') asked += 1;
      incoming.resume();
      incoming.on('end', () => response.end('{}'));
    });
    const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const slow = request({ method: 'POST', port: url.port, path: '/api/search', headers: { 'content-length': 7 } });
    slow.write('{"q":');
    // By the time that others were answered, what there was of it has been read.
    for (let round = 0; round < 5; round += 1) await fetch(new URL('/api/search', url));
    expect(asked).toBe(0);
    slow.end('1}');
    const [response] = (await once(slow, 'response')) as [IncomingMessage];
    response.resume();
    expect([response.statusCode, asked]).toEqual([200, 1]);
  });
});

describe('a registry that cannot be reached', () => {
  test('is told in the language of the site that is asked', async () => {
    const pl = aSite();
    const en = aSite({ code: 'en', language: 'en-US', basePath: '/en' });
    const { app, registry } = await start({
      prepare: (made) => {
        for (const site of [pl, en]) made.setInit(anInit({ site, sites: [pl, en] }));
      },
    });
    await app.inject('/o-nas');
    await app.inject('/en/about');
    await registry.close();
    const says = async (headers: Record<string, string>) => {
      const response = await app.inject({ url: '/api/search', headers });
      return [response.statusCode, response.json().code, response.json().message];
    };
    expect(await says({})).toEqual([
      502,
      'registry-unreachable',
      'Sklep jest chwilowo niedostępny. Spróbuj ponownie za chwilę.',
    ]);
    const english = [502, 'registry-unreachable', 'The shop is unavailable for the moment. Please try again shortly.'];
    expect(await says({ 'x-site': 'en' })).toEqual(english);
    expect(await says({ store: 'en' })).toEqual(english);
  });

  test('is passed on as it says itself, and asked once', async () => {
    let asked = 0;
    const { app } = await inFrontOf((_request, response) => {
      asked += 1;
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5' });
      response.end('{"code":"unavailable"}');
    });
    const response = await app.inject('/api/search');
    expect([response.statusCode, response.headers['retry-after'], response.json().code, asked]).toEqual([
      503,
      '5',
      'unavailable',
      1,
    ]);
  });
});

describe('what the registry hears', () => {
  async function heard(headers: Record<string, string>, environment: NonNullable<Options>['environment'] = {}) {
    const { app } = await start({ environment });
    const response = await app.inject({ url: '/api/products/echo', headers, remoteAddress: '203.0.113.7' });
    return response.json().headers as Record<string, string>;
  }

  test('is the name of the request in our log, not one that the client made up', async () => {
    const { 'x-request-id': id } = await heard({ 'x-request-id': 'mine' });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    ['nobody in front', false, '203.0.113.7'],
    ['one hop in front', 1, '198.51.100.4'],
    ['two hops in front', 2, '192.0.2.66'],
    ['a proxy that is named', '203.0.113.0/24', '198.51.100.4'],
    ['a proxy elsewhere', 'loopback', '203.0.113.7'],
  ])('is the address of the client, with %s', async (_name, trustProxy, address) => {
    const pretended = {
      'x-forwarded-for': '192.0.2.66, 198.51.100.4',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '192.0.2.66',
      forwarded: 'for=192.0.2.66',
    };
    const { app } = await start({ environment: { trustProxy } });
    const response = await app.inject({
      url: '/api/products/echo',
      headers: { host: 'sklep.example', ...pretended },
      remoteAddress: '203.0.113.7',
    });
    const { headers } = response.json();
    expect(headers['x-forwarded-for']).toBe(address);
    expect([headers['x-real-ip'], headers.forwarded]).toEqual([undefined, undefined]);
    expect(headers['x-forwarded-host']).toBe('sklep.example');
  });

  test('is the body to the byte, up to the largest one', async () => {
    const { app } = await start();
    const send = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/products/echo',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    expect((await send('{ "a":  "żółć" }')).json().body).toEqual({ a: 'żółć' });
    const tooLarge = await send(JSON.stringify('x'.repeat(serverConfig.proxyBodyLimit)));
    expect([tooLarge.statusCode, tooLarge.json().code]).toEqual([413, 'body-too-large']);
  });
});

describe('what shoppers reach', () => {
  test('is every public address of the contract', async () => {
    const file = new URL('../../../registry-server/contract/openapi.json', import.meta.url);
    const { paths } = JSON.parse(await readFile(file, 'utf8')) as { paths: Record<string, unknown> };
    const elsewhere = ['/graphql', '/media/', '/staff/'];
    const isLeftOut = (path: string) => elsewhere.some((start) => path.startsWith(start));
    const open = Object.keys(paths).filter((path) => !isLeftOut(path));
    expect(open.length).toBeGreaterThan(20);
    for (const path of open) expect([path, isPublicApiPath(`/api${path}`)]).toEqual([path, true]);
  });

  test.each([
    '/api/metrics',
    '/api/metrics/',
    '/api//metrics',
    '/api/METRICS',
    '/api/Metrics',
    '/api/%6detrics',
    '/api/metrics?x=1',
    '/api/./metrics',
    '/api/search/../metrics',
    '/api/search/%2e%2e/metrics',
    '/API/metrics',
    '/media/../metrics',
    '/graphql/../metrics',
    '/api/graphql',
    '/api/graphql/',
    '/api//graphql',
    '/api/GraphQL',
    '/api/%67raphql',
    '/api/graphql?query={__typename}',
    '/api/graphql;x',
    '/api/search/..%2fgraphql',
  ])('is not %s', async (url) => {
    const { app } = await start();
    for (const method of ['GET', 'POST'] as const) {
      const response = await app.inject({ method, url, ...(method === 'POST' && { payload: { query: '{ a }' } }) });
      expect([400, 404]).toContain(response.statusCode);
      expect(response.body).not.toMatch(/secret|"data":\{/);
    }
  });
});
