import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePort } from './free-port.ts';

test('ports are below those of connections, each given once', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
  expect(ports.filter((port) => port < 1_024 || port >= 32_768)).toEqual([]);
});

test.each(['127.0.0.1', undefined])('a port on which somebody listens (%s) is not given', async (host) => {
  const taken = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(taken, host, resolve));
  // The place of the taken port first, then others: `given` does not know it in another process.
  vi.resetModules();
  const another = await import('./free-port.ts');
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce((taken - 12_000 + 0.5) / 20_000);
  const port = await another.freePort();
  random.mockRestore();
  server.close();
  expect(port).not.toBe(taken);
});
