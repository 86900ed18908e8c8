import { describe, expect, test } from 'vitest';
import { isAcceptableOldAddress, isReservedSlug, isWellFormedSlug, slugOf, urlPathOf } from './slug.ts';

describe('a slug', () => {
  test.each(['', 'o-nas', 'pielegnacja/twarz/kremy', 'poradnik/7-krokow', 'a_b'])('may be „%s”', (slug) => {
    expect(isWellFormedSlug(slug)).toBe(true);
  });

  test.each([
    '/o-nas',
    'o-nas/',
    'O-Nas',
    'o nas',
    'a//b',
    '..',
    '../etc/passwd',
    'a/../b',
    'a/./b',
    'zażółć',
    'o-nas?x=1',
    'o-nas#x',
    '%2e%2e',
    'a\\b',
    'plik.html',
    '-a',
    'a-',
    'a\u0000b',
    'x'.repeat(241),
  ])('may not be „%s”', (slug) => {
    expect(isWellFormedSlug(slug)).toBe(false);
  });

  test.each(['cart', 'checkout/payment', 'api', 'media/1', 'auth/sso', 'account/orders', 'editor'])(
    'does not take the shop’s own address „%s”',
    (slug) => expect(isReservedSlug(slug)).toBe(true),
  );

  test('may begin like a reserved word', () => {
    expect(isReservedSlug('cartier')).toBe(false);
    expect(isReservedSlug('o-nas/cart')).toBe(false);
    expect(isReservedSlug('')).toBe(false);
  });

  test('is the address without its first slash', () => {
    expect(slugOf('/o-nas')).toBe('o-nas');
    expect(slugOf('o-nas')).toBe('o-nas');
    expect(slugOf('/')).toBe('');
    expect(urlPathOf('')).toBe('/');
    expect(urlPathOf('o-nas')).toBe('/o-nas');
  });
});

test('an old address may have a form that ours do not', () => {
  expect(isAcceptableOldAddress('Sklep/Krem_do_twarzy.html')).toBe(true);
  expect(isAcceptableOldAddress('a/../b')).toBe(false);
  expect(isAcceptableOldAddress('a?b=1')).toBe(false);
  expect(isAcceptableOldAddress('a\u0000b')).toBe(false);
  expect(isAcceptableOldAddress('')).toBe(false);
});
