import { expect, test } from 'vitest';
import { featuresOf, SITE_FEATURES } from './site-features.ts';

const on = (code: string) => SITE_FEATURES.filter((feature) => featuresOf(code)[feature]);

test.each([
  ['pl', ['cart', 'user', 'search', 'chat', 'cookieConsent']],
  ['en', ['search', 'unavailableVariants', 'cookieConsent']],
  ['ua', ['search', 'cookieConsent']],
  ['de', ['search', 'cookieConsent']],
])('the site %s has %j', (code, features) => {
  expect(on(code)).toEqual(features);
});

test('a site may have others, one by one', () => {
  expect(featuresOf('pl', { chat: false })).toMatchObject({ cart: true, chat: false });
  expect(featuresOf('hu', { cart: true })).toMatchObject({ cart: true, user: false, search: true });
});
