import { describe, expect, test } from 'vitest';
import { chainFaultOf, ownSlugOf, targetsOf } from './redirect-chains.ts';

const site = { address: 'https://rosailen.example' };

test.each([
  ['/nowy', 'nowy'],
  ['/nowy?kolor=1#opis', 'nowy'],
  ['https://rosailen.example/nowy', 'nowy'],
  ['/', ''],
  ['https://rosailen.example.zly.example/nowy', undefined],
  ['https://inny.example/nowy', undefined],
])('%s leads to the own address %j', (target, slug) => {
  expect(ownSlugOf(target, site)).toBe(slug);
});

test('an address is led to by its path and by the whole of it', () => {
  expect(targetsOf('nowy', site)).toEqual(['/nowy', 'https://rosailen.example/nowy']);
});

describe('a redirect beside others', () => {
  test('is fine when nothing leads on from its end, nor to its beginning', () => {
    expect(chainFaultOf('a', { site })).toBeUndefined();
  });

  test('does not end where another begins', () => {
    expect(chainFaultOf('a', { site, onward: { slug: 'b', target: '/c' } })).toMatchObject({
      field: 'to',
      rule: 'redirect-chain',
      message: expect.stringContaining('/c'),
    });
  });

  test.each(['/a', 'https://rosailen.example/a?b=1'])('does not lead in a circle by %s', (target) => {
    expect(chainFaultOf('a', { site, onward: { slug: 'b', target } })).toMatchObject({
      field: 'to',
      rule: 'redirect-loop',
    });
  });

  test('does not begin where another ends', () => {
    expect(chainFaultOf('a', { site, inward: { slug: 'z', target: '/a' } })).toMatchObject({
      field: 'from',
      rule: 'redirect-chain',
      message: expect.stringContaining('/z'),
    });
  });
});
