import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { atFileEnd } from '../../testing/at-file-end.ts';
import { postSafely, refusalOfUrl } from './post-safely.ts';

async function aReceiver(listener: Parameters<typeof createServer>[1]): Promise<{ url: string; server: Server }> {
  const server = createServer(listener as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atFileEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

const options = { headers: {}, body: '{}', timeoutMs: 5_000, allowPrivate: true };

test('does not follow redirects', async () => {
  let calls = 0;
  const { url } = await aReceiver((_request, response) => {
    calls += 1;
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(await postSafely(url, options)).toEqual({ status: 307 });
  expect(calls).toBe(1);
});

test('calls an address whose scheme is written in capitals', async () => {
  const { url } = await aReceiver((_request, response) => void response.end());
  expect(await postSafely(url.replace('http', 'HTTP'), options)).toEqual({ status: 200 });
  // The receiver speaks no TLS: that it is spoken to in TLS is what fails.
  expect(await postSafely(url.replace('http', 'HTTPS'), options)).toEqual({
    error: expect.stringMatching(/SSL|EPROTO/),
  });
});

test('does not wait for an answer longer than it should', async () => {
  const { url } = await aReceiver(() => {});
  expect(await postSafely(url, { ...options, timeoutMs: 50 })).toEqual({ error: 'timeout' });
});

test('does not read what the other side has to say', async () => {
  const { url } = await aReceiver((_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(65_536)), 1);
    response.on('close', () => clearInterval(timer));
  });
  expect(await postSafely(url, options)).toEqual({ status: 200 });
});

test('tells why it reached nobody', async () => {
  const { url, server } = await aReceiver(() => {});
  await new Promise((resolve) => server.close(resolve));
  expect(await postSafely(url, options)).toEqual({ error: 'ECONNREFUSED' });
});

test.each([
  ['https://127.0.0.1/', 'private-address'],
  ['https://[::1]/', 'private-address'],
  ['https://2130706433/', 'private-address'],
  ['https://0x7f.1/', 'private-address'],
  ['https://[::ffff:10.0.0.1]/', 'private-address'],
  ['http://sklep.example/', 'url-not-https'],
  ['ftp://sklep.example/', 'url-not-https'],
  ['file:///etc/passwd', 'url-not-https'],
  ['https://a:b@sklep.example/', 'url-with-password'],
  ['sklep', 'url-invalid'],
])('%s is refused: %s', async (url, refusal) => {
  expect(refusalOfUrl(url, { allowPrivate: false })).toBe(refusal);
  expect(await postSafely(url, { ...options, allowPrivate: false })).toEqual({ error: refusal });
});

test('a name that leads inside is refused where the connection is made', async () => {
  let calls = 0;
  const { url } = await aReceiver((_request, response) => {
    calls += 1;
    response.end();
  });
  const named = `https://localhost:${new URL(url).port}/`;
  expect(refusalOfUrl(named, { allowPrivate: false })).toBeUndefined();
  expect(await postSafely(named, { ...options, allowPrivate: false })).toEqual({ error: 'private-address' });
  expect(calls).toBe(0);
});
