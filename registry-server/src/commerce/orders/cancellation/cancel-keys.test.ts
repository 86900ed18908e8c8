import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CancelRequest, cancelTokenExpiry, createCancelKeys } from './cancel-keys.ts';

const NOW = new Date('2026-11-21T10:07:00Z');
const order = { id: 12, cartId: 'a'.repeat(32) };
const request: CancelRequest = { reason: 'Zamówienie złożone przez pomyłkę', expiresAt: cancelTokenExpiry(NOW) };
const keys = createCancelKeys('k'.repeat(32));

test('a key tells what was asked for, until it ends', () => {
  const key = keys.keyOf(order, request);
  expect(keys.read(order, key, NOW)).toEqual(request);
  expect(keys.read(order, key, new Date(request.expiresAt.getTime() - 1))).toEqual(request);
  expect(keys.read(order, key, request.expiresAt)).toBeUndefined();
});

test('a key lasts a day and ends at a quarter, so that asking twice gives the same one', () => {
  expect(cancelTokenExpiry(NOW)).toEqual(new Date('2026-11-22T10:15:00Z'));
  expect(cancelTokenExpiry(new Date('2026-11-21T10:14:59Z'))).toEqual(new Date('2026-11-22T10:15:00Z'));
  expect(cancelTokenExpiry(new Date('2026-11-21T10:15:01Z'))).toEqual(new Date('2026-11-22T10:30:00Z'));
});

test('a key of another order, cart or server is none', () => {
  const key = keys.keyOf(order, request);
  expect(keys.read({ ...order, id: 13 }, key, NOW)).toBeUndefined();
  expect(keys.read({ ...order, cartId: 'b'.repeat(32) }, key, NOW)).toBeUndefined();
  expect(createCancelKeys('another').read(order, key, NOW)).toBeUndefined();
});

test('neither the end nor the reason can be changed', () => {
  const [end, reason, mac] = keys.keyOf(order, request).split('.');
  const later = (request.expiresAt.getTime() + 1).toString(36);
  expect(keys.read(order, `${later}.${reason}.${mac}`, NOW)).toBeUndefined();
  const other = Buffer.from('Inny powód').toString('base64url');
  expect(keys.read(order, `${end}.${other}.${mac}`, NOW)).toBeUndefined();
});

test('the longest reason that a shop may offer fits', () => {
  const longest = { ...request, reason: '🌹'.repeat(120) };
  expect(keys.read(order, keys.keyOf(order, longest), NOW)).toEqual(longest);
});

test('whatever else is sent is no key', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(keys.read(order, text, NOW)).toBeUndefined();
    }),
  );
});
