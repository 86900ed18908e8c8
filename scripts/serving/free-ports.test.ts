import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { takenPort } from './free-ports.ts';

test('a port that another process has is told with the variable that sets it', async () => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  const needed = [
    { variable: 'REGISTRY_PORT', port: 0, host: '127.0.0.1' },
    { variable: 'STOREFRONT_PORT', port, host: '127.0.0.1' },
  ];
  expect(await takenPort(needed)).toBe(
    `Port ${port} is in use by another process. Stop it, or set STOREFRONT_PORT to another port.`,
  );
  other.close();
  await once(other, 'close');
  expect(await takenPort(needed)).toBeUndefined();
});
