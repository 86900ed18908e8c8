import { expect, test } from 'vitest';
import { aSite, aSummary } from '../testing/fake-api.ts';
import { shopAddress } from './shop-address.ts';

test('a page stands at its site’s address', () => {
  expect(shopAddress([aSite()], aSummary())).toBe('https://rosailen.example/o-nas');
  expect(shopAddress([{ ...aSite(), basePath: '/en' }], aSummary())).toBe('https://rosailen.example/en/o-nas');
  expect(shopAddress(undefined, aSummary())).toBeUndefined();
});
