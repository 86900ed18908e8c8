import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createRegistryHttp, type RegistryHttp, RegistryTimeout } from './registry-http.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function aClient(url: string, limits: { timeoutMs?: number; connections?: number } = {}): RegistryHttp {
  const client = createRegistryHttp(url, { timeoutMs: 5_000, connections: 8, ...limits });
  closing.push(() => client.close());
  return client;
}

async function anHttpServer(listener: RequestListener) {
  const server = createHttpServer(listener);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  closing.push(() => server.closeAllConnections());
  return { url: await listen(server), connections: () => connections };
}

/** A server that writes what it is told, byte by byte if need be. */
async function aRawServer(onSocket: (socket: Socket) => void): Promise<string> {
  const server = createNetServer((socket) => {
    closing.push(() => socket.destroy());
    socket.on('error', () => {});
    onSocket(socket);
  });
  return listen(server);
}

describe('a request', () => {
  test('brings status, headers and body, and says who asks for what', async () => {
    const { url } = await anHttpServer((request, response) => {
      response.writeHead(200, { ETag: '"1"' });
      response.end(JSON.stringify({ url: request.url, site: request.headers['x-site'], host: request.headers.host }));
    });
    const { status, headers, body } = await aClient(`${url}/base/`).get('/registry/łąka'.replace('łąka', '%C5%82'), {
      'x-site': 'pl',
    });
    expect([status, headers.etag]).toEqual([200, '"1"']);
    expect(JSON.parse(body.toString())).toEqual({ url: '/base/registry/%C5%82', site: 'pl', host: url.slice(7) });
  });

  // One that follows at once may find the first connection still busy with the end of its answer.
  test('uses connections again', async () => {
    const { url, connections } = await anHttpServer((_request, response) => void response.end('x'));
    const client = aClient(url);
    for (let round = 0; round < 20; round += 1) await client.get('/');
    expect(connections()).toBeLessThanOrEqual(2);
  });

  test('waits for its turn when all connections are busy', async () => {
    const { url, connections } = await anHttpServer((request, response) => void response.end(request.url));
    const client = aClient(url, { connections: 2 });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => client.get(`/${index}`)));
    expect(answers.map(({ body }) => body.toString())).toEqual(Array.from({ length: 20 }, (_, index) => `/${index}`));
    expect(connections()).toBeLessThanOrEqual(2);
  });

  test('reads an answer without a body', async () => {
    const { url } = await anHttpServer((_request, response) => void response.writeHead(304, { etag: '"1"' }).end());
    const client = aClient(url);
    expect((await client.get('/')).status).toBe(304);
    expect((await client.get('/')).body).toHaveLength(0);
  });

  test('takes no line breaks from outside', async () => {
    const client = aClient('http://127.0.0.1:1');
    await expect(client.get('/a b')).rejects.toThrow('invalid');
    await expect(client.get('/', { 'x-site': 'pl\r\nx-evil: 1' })).rejects.toThrow('invalid');
  });
});

describe('an answer', () => {
  const long = 'Zażółć gęślą jaźń '.repeat(4_000);
  const lengths = `HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(long)}\r\n\r\n${long}`;
  const chunks = `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n1;x=y\r\n!\r\n0\r\n\r\n`;

  test.each([
    ['with a length', lengths, long, 10_000],
    ['in chunks', chunks, 'hello!', 1],
  ])('%s is read however it is cut', async (_name, text, expected, step) => {
    const bytes = Buffer.from(text);
    const url = await aRawServer((socket) => {
      socket.once('data', async () => {
        for (let at = 0; at < bytes.length; at += step) {
          await new Promise((resolve) => socket.write(bytes.subarray(at, at + step), resolve));
        }
      });
    });
    expect((await aClient(url).get('/')).body.toString()).toBe(expected);
  });

  test.each([
    ['that is not HTTP', 'SSH-2.0-x\r\n\r\n', 'Response does not match'],
    ['with a broken chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 'chunk'],
  ])('%s is refused', async (_name, text, message) => {
    const url = await aRawServer((socket) => socket.once('data', () => socket.write(text)));
    await expect(aClient(url).get('/')).rejects.toThrow(message);
  });
});

describe('a registry in trouble', () => {
  test('that does not answer is given up', async () => {
    const url = await aRawServer(() => {});
    await expect(aClient(url, { timeoutMs: 30 }).get('/')).rejects.toBeInstanceOf(RegistryTimeout);
  });

  test('that answers byte by byte is given up as well', async () => {
    const url = await aRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n');
      const drops = setInterval(() => socket.write('x'), 5);
      socket.once('close', () => clearInterval(drops));
    });
    await expect(aClient(url, { timeoutMs: 60 }).get('/')).rejects.toBeInstanceOf(RegistryTimeout);
  });

  test('that keeps all connections busy is given up by those who wait for one', async () => {
    const url = await aRawServer(() => {});
    const client = aClient(url, { timeoutMs: 30, connections: 1 });
    const asked = await Promise.allSettled([client.get('/1'), client.get('/2'), client.get('/3')]);
    expect(asked.map((outcome) => outcome.status === 'rejected' && outcome.reason instanceof RegistryTimeout)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('that is not there is an error at once', async () => {
    await expect(aClient('http://127.0.0.1:1').get('/')).rejects.toThrow('ECONNREFUSED');
  });

  test('that closed an idle connection is asked again', async () => {
    const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
    let sockets = 0;
    const url = await aRawServer((socket) => {
      sockets += 1;
      const isFirst = sockets === 1;
      let asked = 0;
      socket.on('data', () => {
        asked += 1;
        if (isFirst && asked === 2) socket.destroy();
        else socket.write(answer);
      });
    });
    const client = aClient(url);
    await client.get('/');
    expect((await client.get('/')).body.toString()).toBe('ok');
    expect(sockets).toBe(2);
  });

  test('that closes each time is an error in the end', async () => {
    const url = await aRawServer((socket) => socket.on('data', () => socket.destroy()));
    await expect(aClient(url).get('/')).rejects.toThrow();
  });

  test('that asks to close is obeyed', async () => {
    const { url, connections } = await anHttpServer((_request, response) => {
      response.writeHead(200, { connection: 'close' }).end('x');
    });
    const client = aClient(url);
    await client.get('/');
    await client.get('/');
    expect(connections()).toBe(2);
  });
});
