import { screen } from '@testing-library/react';
import { type BrandSummary, moduleExamples } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { aMediaFile, aProduct, aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const { typical, ofTheProduct, centred } = moduleExamples['brand-teaser'];
const brand: BrandSummary = {
  code: 'rosa-i-len',
  name: 'Rosa i Len',
  description: 'Zaczynamy od rośliny.\nDrugi akapit.',
  logo: aMediaFile({ id: 31 }),
  urlPath: '/o-nas',
};
const related = { ...aRelated([]), brands: { 'rosa-i-len': brand } };

test('what it does not say itself comes from the catalogue', async () => {
  const { container } = await showModule('brand-teaser', { brand: 'rosa-i-len' }, { related });
  expect(screen.getByRole('heading', { name: 'Rosa i Len' })).toBeTruthy();
  expect(screen.getByText('Zaczynamy od rośliny.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Poznaj markę Rosa i Len' }).getAttribute('href')).toBe('/o-nas');
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/media/31/');
});

test('its own words and link come first', async () => {
  await showModule('brand-teaser', { ...typical, heading: centred.heading, text: centred.text }, { related });
  expect(screen.getByRole('heading', { name: centred.heading })).toBeTruthy();
  expect(screen.getByText(/Zaczynamy od rośliny, a.dopiero potem/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Poznaj pracownię' })).toBeTruthy();
});

test('on a product page it is about the brand of the product', async () => {
  const product = aProduct({ brand: { code: 'lniana', name: 'Lniana' } });
  await showModule('brand-teaser', ofTheProduct, { related, current: { kind: 'product', product } });
  expect(screen.getByRole('heading', { name: 'Lniana' })).toBeTruthy();
});

test('a brand that is gone shows nothing', async () => {
  const { container } = await showModule('brand-teaser', typical);
  expect(container.querySelector('section')).toBeNull();
});
