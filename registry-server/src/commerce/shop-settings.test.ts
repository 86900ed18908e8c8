import { expect, test } from 'vitest';
import { aSite } from '../testing/a-site.ts';
import { SHOP_DEFAULTS, shopSettingsOf, shopSettingsSchema } from './shop-settings.ts';

test('a site that says nothing has the defaults', () => {
  expect(shopSettingsOf(aSite())).toEqual(SHOP_DEFAULTS);
});

test('a site says only what is otherwise', () => {
  const site = aSite({ properties: { maintenance: false, shop: { freeDeliveryFrom: 4_900 } } });
  expect(shopSettingsOf(site)).toEqual({ ...SHOP_DEFAULTS, freeDeliveryFrom: 4_900 });
});

test('whatever has a default can be said otherwise', () => {
  expect(Object.keys(shopSettingsSchema.properties).sort()).toEqual(Object.keys(SHOP_DEFAULTS).sort());
});
