import { expect, test } from 'vitest';
import { reachableHost } from './reachable-host.ts';

test.each([
  [undefined, 'localhost'],
  ['', 'localhost'],
  ['127.0.0.1', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['192.168.1.20', '192.168.1.20'],
  ['shop.local', 'shop.local'],
  ['::1', '[::1]'],
])('a server on %s is reached at %s', (HOST, host) => {
  expect(reachableHost({ HOST }, 'localhost')).toBe(host);
});
