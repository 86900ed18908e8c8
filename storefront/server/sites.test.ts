import { expect, test } from 'vitest';
import { aSite } from '../src/testing/an-answer.ts';
import { createFindSite } from './sites.ts';

const pl = aSite({ code: 'pl', address: 'https://rosa.example' });
const en = aSite({ code: 'en', address: 'https://rosa.example', basePath: '/en' });
const de = aSite({ code: 'de', address: 'https://rosa.example.de' });
const sites = [pl, en, de];

test.each([
  ['rosa.example', '/twarz', 'pl', '/twarz'],
  ['rosa.example', '/en/face', 'en', '/face'],
  ['rosa.example', '/en', 'en', '/'],
  ['rosa.example', '/english', 'pl', '/english'],
  ['rosa.example.de', '/gesicht', 'de', '/gesicht'],
  ['rosa.example.de', '/en/face', 'de', '/en/face'],
  ['localhost:3000', '/twarz', 'pl', '/twarz'],
  ['localhost:3000', '/en/face', 'en', '/face'],
])('%s%s is on site %s at %s', (host, pathname, code, path) => {
  const found = createFindSite(sites, pl)(host, pathname);
  expect([found?.site.code, found?.path]).toEqual([code, path]);
});

test('an address outside the base path of every site of its host is on none', () => {
  expect(createFindSite([en], en)('rosa.example', '/twarz')).toBeUndefined();
});
