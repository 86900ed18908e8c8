import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultDeliverySettings } from '../commerce/delivery/settings/delivery-settings.ts';

const page = readFileSync(new URL('../../seed/pages/dostawa-i-zwroty.json', import.meta.url), 'utf8').replaceAll(
  '\u00a0',
  ' ',
);
const settings = defaultDeliverySettings({ language: 'pl', currency: 'PLN' });

test('the delivery page of the demo shop has the prices and the cut-off hour of the settings', () => {
  const prices = settings.methods.filter(({ isActive }) => isActive).map(({ price }) => price);
  expect(prices.length).toBeGreaterThan(8);
  for (const price of prices.filter((each) => each > 0)) {
    expect(page).toContain(`${(price / 100).toFixed(2).replace('.', ',')} zł`);
  }
  expect(page).toContain(`do ${settings.cutOffHour}:00 w dzień roboczy`);
});
