import { once } from 'node:events';
import { request } from 'node:https';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { aCertificate, aCertificateInFiles, writeCertificate } from '@witryna/module-schemas/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { anAnswer } from '../../src/testing/an-answer.ts';
import { aStorefront, DEFAULT_TIMES } from '../testing/a-storefront.ts';
import { aStorefrontWithRegistry } from '../testing/a-storefront-with-registry.ts';
import { answerOf, connectHttp2 } from '../testing/http2-client.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(options: Parameters<typeof aStorefront>[0] = {}) {
  const certificate = aCertificate();
  const tls = await aCertificateInFiles(certificate);
  const storefront = await aStorefront({ withEvents: false, ...options, environment: { tls, ...options.environment } });
  closing.push(() => storefront.close());
  storefront.registry.set('/o-nas', { answer: anAnswer() });
  return { ...storefront, tls, ca: certificate.cert, ...(await listen(storefront.app, certificate.cert)) };
}

async function listen(app: Awaited<ReturnType<typeof aStorefront>>['app'], ca: string) {
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const url = `https://localhost:${port}`;
  const client = async () => {
    const made = await connectHttp2(url, ca);
    closing.push(() => made.close());
    return made;
  };
  return { port, url, client };
}

/** What a client of HTTP/1.1 gets. */
async function askHttp1(url: string, ca: string, headers: Record<string, string> = {}) {
  const [response] = await once(request(url, { ca, headers, agent: false }).end(), 'response');
  let body = '';
  for await (const part of response) body += part;
  return { status: response.statusCode, httpVersion: response.httpVersion, headers: response.headers, body };
}

const SECURITY = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options'];

describe('over HTTP/2', () => {
  test('a page comes with the headers of every page, and with an ETag that saves sending it again', async () => {
    const { client } = await start();
    const { ask } = await client();
    const page = await ask('/o-nas');
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('<main>')]);
    for (const name of SECURITY) expect(page.headers[name]).toBeTypeOf('string');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const again = await ask('/o-nas', { 'if-none-match': String(page.headers.etag) });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', page.headers.etag]);
  });

  test('HEAD has the length of the page, and no body', async () => {
    const { client } = await start();
    const { ask } = await client();
    const page = await ask('/o-nas', { 'accept-encoding': 'identity' });
    const head = await ask('/o-nas', { ':method': 'HEAD', 'accept-encoding': 'identity' });
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(page.headers['content-length']);
  });

  test('many requests share one connection', async () => {
    const { client } = await start();
    const { ask } = await client();
    const paths = ['/o-nas', '/api/init', '/assets/entry.js', '/robots.txt', '/health/ready', '/nie-ma'];
    const answers = await Promise.all(paths.map((path) => ask(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 404]);
  });

  test('the registry hears of the client, the host and the protocol', async () => {
    const { client, port } = await start();
    const { ask } = await client();
    const { status, body } = await ask('/api/products/echo', {
      'x-forwarded-for': '203.0.113.9',
      cookie: 'witryna_staff=abc; x-session=1',
    });
    expect(status).toBe(200);
    expect(JSON.parse(body).headers).toMatchObject({
      'x-forwarded-for': expect.stringMatching(/127\.0\.0\.1$/),
      'x-forwarded-host': `localhost:${port}`,
      'x-forwarded-proto': 'https',
      cookie: 'x-session=1',
    });
  });

  test('a body is passed on, and refused when it is too large', async () => {
    const { client } = await start();
    const { ask } = await client();
    const headers = { ':method': 'POST', 'content-type': 'application/json' };
    const posted = await ask('/api/products/echo', headers, '{"name":"Żel"}');
    expect([posted.status, JSON.parse(posted.body).body]).toEqual([200, { name: 'Żel' }]);
    const large = await ask('/api/products/echo', headers, JSON.stringify({ text: 'x'.repeat(2 ** 20) }));
    expect([large.status, JSON.parse(large.body).code]).toEqual([413, 'body-too-large']);
  });

  test('a path that is none, and an expectation of something unknown, are answered', async () => {
    const { client } = await start();
    const { ask } = await client();
    const invalid = await ask('/%zz');
    expect([invalid.status, JSON.parse(invalid.body).code]).toEqual([400, 'url-invalid']);
    expect((await ask('/o-nas', { expect: 'miracles' })).status).toBe(200);
  });

  test('headers beyond their limit end the request, not the connection', async () => {
    const { client } = await start();
    const { ask, begin } = await client();
    // The limit holds from the moment that the client has confirmed it.
    await ask('/o-nas');
    const large = begin({ ':path': '/o-nas', 'x-large': 'x'.repeat(20_000) });
    await expect(answerOf(large)).rejects.toThrow('NGHTTP2_ENHANCE_YOUR_CALM');
    expect((await ask('/o-nas')).status).toBe(200);
  });

  test('a body that does not arrive in time is answered 408, and never reaches the registry', async () => {
    const { client, registry } = await start({ environment: { times: { ...DEFAULT_TIMES, requestMs: 50 } } });
    const { begin } = await client();
    const slow = begin({ ':path': '/api/products/echo', ':method': 'POST', 'content-type': 'application/json' });
    const answer = answerOf(slow);
    slow.write('{"q":');
    const { status, body, headers } = await answer;
    expect([status, JSON.parse(body).code]).toEqual([408, 'request-timeout']);
    for (const name of SECURITY) expect(headers[name]).toBeTypeOf('string');
    expect(registry.pagesAsked()).not.toContain('/products/echo');
  });

  test('a connection on which nothing is asked is closed', async () => {
    const { client } = await start({ environment: { times: { ...DEFAULT_TIMES, requestMs: 50 } } });
    const { session } = await client();
    if (!session.destroyed) await once(session, 'close');
    expect(session.destroyed).toBe(true);
  });
});

describe('an answer in pieces over HTTP/2', () => {
  async function streaming(requests: string[] = []) {
    const certificate = aCertificate();
    const tls = await aCertificateInFiles(certificate);
    const left = Promise.withResolvers<void>();
    const write = Promise.withResolvers<(text: string) => void>();
    const storefront = await aStorefrontWithRegistry(
      (incoming, response) => {
        requests.push(`${incoming.method} ${incoming.url}`);
        response.on('close', () => left.resolve());
        response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'keep-alive' });
        response.write(': open\n\n');
        write.resolve((text) => void response.write(text));
      },
      { tls },
    );
    closing.push(() => storefront.close());
    const listening = await listen(storefront.app, certificate.cert);
    return { ...storefront, ...listening, write: write.promise, left: left.promise };
  }

  test('is passed on piece by piece, as events are', async () => {
    const { client, write } = await streaming();
    const { begin } = await client();
    const stream = begin({ ':path': '/api/search' }).setEncoding('utf8');
    const comment = once(stream, 'data');
    const [headers] = await once(stream, 'response');
    expect(await comment).toEqual([': open\n\n']);
    expect(headers).toMatchObject({ ':status': 200, 'content-type': 'text/event-stream' });
    expect(headers.connection).toBeUndefined();
    const send = await write;
    for (const text of ['data: 1\n\n', 'data: 2\n\n']) {
      send(text);
      expect(await once(stream, 'data')).toEqual([text]);
    }
  });

  test('is left by the proxy when the client leaves, without a line in the log', async () => {
    const { client, left, log, app } = await streaming();
    const { begin, ask } = await client();
    const stream = begin({ ':path': '/api/search' });
    stream.on('error', () => {});
    await once(stream, 'response');
    stream.destroy();
    await left;
    expect((await ask('/health/live')).status).toBe(200);
    expect([log(), app.isStopping()]).toEqual([[], false]);
  });

  test('a client that leaves in the middle of its body has asked for nothing', async () => {
    const requests: string[] = [];
    const { client, log } = await streaming(requests);
    const { begin, ask } = await client();
    const stream = begin({ ':path': '/api/search', ':method': 'POST', 'content-type': 'application/json' });
    stream.on('error', () => {});
    stream.write('{"q":');
    // By the time that another one was answered, what there was of it has been read.
    expect((await ask('/health/live')).status).toBe(200);
    const closed = once(stream, 'close');
    stream.destroy();
    await closed;
    expect((await ask('/health/live')).status).toBe(200);
    expect([requests, log()]).toEqual([[], []]);
  });
});

describe('a client that speaks HTTP/1.1 only', () => {
  test('gets the same over TLS', async () => {
    const { url, ca } = await start();
    const page = await askHttp1(`${url}/o-nas`, ca);
    expect([page.status, page.httpVersion, page.body]).toEqual([200, '1.1', expect.stringContaining('<main>')]);
    for (const name of SECURITY) expect(page.headers[name]).toBeTypeOf('string');
    const again = await askHttp1(`${url}/o-nas`, ca, { 'if-none-match': page.headers.etag });
    expect(again.status).toBe(304);
    const echo = await askHttp1(`${url}/api/products/echo`, ca);
    expect(JSON.parse(echo.body).headers['x-forwarded-proto']).toBe('https');
  });

  test('is told what is wrong with a request that is none', async () => {
    const { port, ca } = await start();
    const socket = connectTls({ port, host: 'localhost', ca });
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    socket.write('NO SUCH THING\r\n\r\n');
    await once(socket, 'close');
    expect(text).toContain('HTTP/1.1 400 Bad Request');
    expect(text).toContain('"code":"request-invalid"');
  });

  test('is cut off when its request does not end', async () => {
    const { port, ca } = await start({ environment: { times: { ...DEFAULT_TIMES, requestMs: 50 } } });
    const socket = connectTls({ port, host: 'localhost', ca });
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    socket.write('GET / HTTP/1.1\r\n');
    await once(socket, 'close');
    expect(text).toContain('HTTP/1.1 408 Request Timeout');
  });

  test('is not spoken to without TLS', async () => {
    const { port, log } = await start();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
    expect(log()).toEqual([]);
  });
});

describe('a renewed certificate', () => {
  const certificateSeen = async (port: number, ca: string) => {
    const socket: TLSSocket = connectTls({ port, host: 'localhost', ca });
    await once(socket, 'secureConnect');
    const seen = socket.getPeerX509Certificate()?.toString();
    socket.destroy();
    return seen;
  };

  test('is used for new connections, while the old ones go on', async () => {
    const { client, app, tls, ca, port } = await start();
    const { ask } = await client();
    expect(await certificateSeen(port, ca)).toBe(ca);
    const renewed = aCertificate();
    await writeCertificate(tls, renewed);
    await app.reloadCertificate();
    expect(await certificateSeen(port, renewed.cert)).toBe(renewed.cert);
    expect((await ask('/o-nas')).status).toBe(200);
  });

  test('that cannot be used is reported, and the one before stays', async () => {
    const { app, tls, ca, port, log } = await start();
    await writeCertificate(tls, { cert: aCertificate().cert, key: aCertificate().key });
    await app.reloadCertificate();
    expect(await certificateSeen(port, ca)).toBe(ca);
    const [line] = log();
    expect(line?.msg).toBe('The certificate was not renewed; the one before stays in use');
    expect(line?.err?.message).toContain('is not the key of the certificate');
  });
});

test('a certificate that expires soon, or is for another host, is named in the log', async () => {
  const tls = await aCertificateInFiles(aCertificate({ host: 'sklep.example', until: '2026-11-30' }));
  const storefront = await aStorefront({ withEvents: false, publicUrl: 'https://inny.example', environment: { tls } });
  closing.push(() => storefront.close());
  expect(storefront.log()).toMatchObject([
    { msg: 'The certificate expires soon', days: 9 },
    { msg: 'The certificate is not for the host of STOREFRONT_URL', host: 'inny.example' },
  ]);
});
