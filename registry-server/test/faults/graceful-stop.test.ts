import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { dialects } from '../../src/testing/dialects.ts';
import { aRegistryProcess } from './registry-process.ts';

const BODY = JSON.stringify({ query: '{ __typename }' });

/** Sends the head of a request and half of its body. */
async function halfRequest(port: number): Promise<{ socket: Socket; rest: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const half = Math.floor(BODY.length / 2);
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY.slice(0, half)}`,
  );
  return { socket, rest: BODY.slice(half) };
}

describe.each(dialects)('a server that is asked to stop on $name', (dialect) => {
  test('finishes running requests, accepts no new ones, and exits', async () => {
    const { child, port, url, log } = await aRegistryProcess(await dialect.createDatabase());
    const { socket, rest } = await halfRequest(port);
    let answer = '';
    socket.on('data', (part: Buffer) => {
      answer += part.toString();
    });
    // The server has the head by the time it answers somebody else.
    await fetch(`${url}/health/live`);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await expect.poll(log, { timeout: 30_000, interval: 20 }).toContain('SIGTERM: stopping');
    const refused = () =>
      fetch(`${url}/health/live`).then(
        () => false,
        () => true,
      );
    await expect.poll(refused, { timeout: 30_000, interval: 20 }).toBe(true);
    expect(child.exitCode).toBeNull();
    socket.write(rest);
    await expect.poll(() => answer, { timeout: 30_000, interval: 20 }).toContain('"__typename":"Query"');
    expect(answer).toContain('HTTP/1.1 200 OK');
    const [code] = await exit;
    expect(code).toBe(0);
    // Jobs that went on would find their database closed, and say so.
    expect(log()).not.toMatch(/"level":(50|60)/);
  });
});
