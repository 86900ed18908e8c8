import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anAnswer } from '../../src/testing/an-answer.ts';
import { aStorefront, DEFAULT_TIMES, plainRenderer, type TestStorefront } from '../testing/a-storefront.ts';
import { errorHandler } from './error-handler.ts';
import { CONTENT_SECURITY_POLICY } from './security-headers.ts';

const SECRET = 'password of the database: rosa';
const open: TestStorefront[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((storefront) => storefront.close()));
});

async function start(options: Parameters<typeof aStorefront>[0] = {}): Promise<TestStorefront> {
  const storefront = await aStorefront({ withEvents: false, ...options });
  open.push(storefront);
  return storefront;
}

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a server answers to these bytes, until it ends the connection. */
async function send(url: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (part: Buffer) => {
    text += part.toString();
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [
    line.split(': ', 1)[0]?.toLowerCase() ?? '',
    line.slice(line.indexOf(': ') + 2),
  ]);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
}

describe('every refusal carries the security headers and no word of an exception', () => {
  let url: string;
  beforeEach(async () => {
    const storefront = await start({
      environment: { times: { ...DEFAULT_TIMES, requestMs: 200 } },
      prepare: (registry) => registry.set('/stary', { status: 410, body: { redirectTo: '/nowy' } }),
    });
    url = await storefront.app.listen({ port: 0, host: '127.0.0.1' });
  });
  const get = (path: string, more = '') =>
    `GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\n${more}Connection: close\r\n\r\n`;

  test.each([
    ['an address that cannot be decoded', get('/%zz'), 400, 'url-invalid'],
    ['no address of a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'host-missing'],
    ['what is no HTTP', 'SSH-2.0-OpenSSH\r\n\r\n', 400, 'request-invalid'],
    ['a method that is none', 'FROBNICATE / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'request-invalid'],
    ['two lengths', get('/', 'Content-Length: 1\r\nContent-Length: 2\r\n'), 400, 'request-invalid'],
    ['a head that is too large', get('/', `X-Long: ${'x'.repeat(20_000)}\r\n`), 431, 'headers-too-large'],
    ['a method that pages do not know', get('/o-nas').replace('GET', 'DELETE'), 404, 'not-found'],
    ['a method that the API does not know', get('/api/search').replace('GET', 'PROPFIND'), 404, 'not-found'],
    [
      'a body that is too large',
      get('/api/search', 'Content-Length: 9999999\r\n').replace('GET', 'POST'),
      413,
      'body-too-large',
    ],
    ['a hidden address', get('/api/metrics'), 404, 'not-found'],
    ['a part of a file that is not there', get('/assets/entry.js', 'Range: bytes=900-\r\n'), 416, 'request-invalid'],
    ['a file of the build that is not there', get('/assets/nothing.js'), 404, 'not-found'],
    [
      'a body that never ends',
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
      408,
      'request-timeout',
    ],
    ['a head that never ends', 'GET / HTTP/1.1\r\nHost: x\r\n', 408, 'request-timeout'],
  ])('%s', async (_name, bytes, status, code) => {
    const answer = await send(url, bytes);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, code]);
    expect(answer.headers['content-security-policy']).toBe(CONTENT_SECURITY_POLICY);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).not.toMatch(/FST_|Error|node:|statusCode/);
  });

  test.each([
    ['an address that is too long', get(`/${'x'.repeat(3_000)}`), 414],
    ['an address that is none', get('*'), 404],
    ['the address of another server', get('http://evil.example/o-nas'), 404],
    ['a file that is not there', get('/brak.pdf'), 404],
    ['an address that has moved', get('/stary'), 303],
  ])('%s', async (_name, bytes, status) => {
    const { headers, ...answer } = await send(url, bytes);
    expect(answer.status).toBe(status);
    expect(headers['content-security-policy']).toBe(CONTENT_SECURITY_POLICY);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('an expectation that nobody knows is no refusal', async () => {
    expect((await send(url, get('/health/live', 'Expect: the-best\r\n'))).status).toBe(200);
  });
});

describe('a page at which the server fails', () => {
  const failing = {
    ...plainRenderer,
    render(state: Parameters<typeof plainRenderer.render>[0]) {
      if (state.view.kind === 'content') throw new Error(SECRET);
      return plainRenderer.render(state);
    },
  };

  test('is the failure page, with the id under which the log has the stack', async () => {
    const { app, registry, log } = await start({ renderer: failing });
    registry.set('/o-nas', { answer: anAnswer() });
    const response = await app.inject('/o-nas');
    expect(response.statusCode).toBe(500);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('[failure]');
    expect(response.body).not.toContain(SECRET);
    const id = String(response.headers['x-request-id']);
    expect(response.body).toContain(`"requestId":"${id}"`);
    const lines = log().filter(({ reqId }) => reqId === id);
    expect(lines.map(({ err }) => [err?.message, err?.stack.includes('error-handler.test')])).toEqual([[SECRET, true]]);
  });

  test('is a page still when nothing can be rendered at all', async () => {
    const broken = {
      ...plainRenderer,
      render() {
        throw new Error(SECRET);
      },
    };
    const { app, registry, log } = await start({ renderer: broken });
    registry.set('/o-nas', { answer: anAnswer() });
    const response = await app.inject('/o-nas');
    expect([response.statusCode, response.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(response.headers['content-security-policy']).toBe(CONTENT_SECURITY_POLICY);
    const id = String(response.headers['x-request-id']);
    expect(response.body).toContain('Wewnętrzny błąd serwera');
    expect(response.body).toContain(id);
    expect(response.body).not.toContain(SECRET);
    expect(log().filter(({ reqId }) => reqId === id)).toHaveLength(2);
  });

  test('that the registry did not give has an id in the log as well', async () => {
    const { app, registry, log } = await start();
    registry.set('/o-nas', { status: 500, body: { code: 'internal' } });
    const response = await app.inject('/o-nas');
    const id = String(response.headers['x-request-id']);
    expect(response.statusCode).toBe(500);
    expect(log().filter(({ reqId }) => reqId === id)).toMatchObject([{ msg: 'The registry gave no page' }]);
  });
});

test('a route at which the server fails answers a code, a sentence and an id, and logs the stack', async () => {
  const lines: { readonly reqId: string; readonly err: { readonly stack: string } }[] = [];
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  });
  await app.register(errorHandler, { languageOf: () => 'en-US' });
  app.get('/health/odd', async () => {
    throw Object.assign(new Error(SECRET), { statusCode: 503 });
  });
  const response = await app.inject('/health/odd');
  expect([response.statusCode, response.json()]).toEqual([
    500,
    {
      code: 'internal',
      message: 'Internal server error. Please try again later.',
      details: { requestId: response.headers['x-request-id'] },
    },
  ]);
  expect(lines).toMatchObject([{ reqId: response.headers['x-request-id'] }]);
  expect(lines[0]?.err.stack).toContain(SECRET);
  await app.close();
});
