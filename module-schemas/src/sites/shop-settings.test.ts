import { expect, test } from 'vitest';
import { shopSettingsOf } from './shop-settings.ts';

test.each([
  [{}, {}],
  [{ benefitBarGroup: ['14 dni na zwrot', '', 7] }, { benefits: ['14 dni na zwrot'] }],
  [{ benefitBarGroup: 'nic' }, {}],
  [{ shippingTimer: { cutOffHour: 13 } }, { shippingTimer: { cutOffHour: 13 } }],
  [{ shippingTimer: {} }, {}],
  [{ externalServices: { videoHosts: ['vimeo'] } }, { externalServices: { videoHosts: ['vimeo'] } }],
  [{ externalServices: { videoHosts: 'vimeo' } }, {}],
  [
    { cart: { layout: 'basic', linksCategory: true, keepsRemoved: false, afterAdding: 'drawer' } },
    { cart: { layout: 'basic', linksCategory: true, keepsRemoved: false, afterAdding: 'drawer' } },
  ],
  [{ cart: { layout: 'rounded', linksCategory: 'no', afterAdding: 7 } }, { cart: {} }],
  [{ favourites: { afterAdding: 'nothing' } }, { favourites: { afterAdding: 'nothing' } }],
  [{ favourites: { afterAdding: 'drawer' } }, { favourites: {} }],
  [{ favourites: 'modal' }, {}],
  [{ cart: 'basic' }, {}],
  [{ auth: { strategy: 'drawer' } }, { auth: { strategy: 'drawer' } }],
  [{ auth: { strategy: 'popup' } }, { auth: {} }],
  [{ auth: { social: 'window', isBackOffice: true } }, { auth: { social: 'window', isBackOffice: true } }],
  [{ auth: { social: 'popup', isBackOffice: 'yes' } }, { auth: {} }],
  [{ auth: true }, {}],
  [{ account: { home: 'orders' } }, { account: { home: 'orders' } }],
  [{ account: { home: 'profile' } }, { account: {} }],
  [{ account: 'orders' }, {}],
])('of %j modules see %j', (general, settings) => {
  expect(shopSettingsOf(general)).toEqual(settings);
});
