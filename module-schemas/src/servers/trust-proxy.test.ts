import { expect, test } from 'vitest';
import { readTrustProxy, trustProxyOption } from './trust-proxy.ts';

test.each([
  [undefined, 'loopback'],
  ['', 'loopback'],
  ['true', true],
  ['false', false],
  ['0', false],
  ['1', 1],
  ['3', 3],
  ['10.0.0.1', '10.0.0.1'],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ['::1', '::1'],
])('TRUST_PROXY=%s is read as %o', (text, trust) => {
  expect(readTrustProxy(text)).toBe(trust);
});

test.each(['-1', '1.5', '21'])('TRUST_PROXY=%s is no number of hops', (text) => {
  expect(() => readTrustProxy(text)).toThrow('TRUST_PROXY is not a number of hops');
});

test('a number trusts so many hops, whatever their addresses', () => {
  const isTrusted = trustProxyOption(2);
  if (typeof isTrusted !== 'function') throw new Error('no function');
  expect([0, 1, 2, 3].map((hop) => isTrusted('203.0.113.9', hop))).toEqual([true, true, false, false]);
});
