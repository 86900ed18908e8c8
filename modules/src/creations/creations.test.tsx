import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moduleExamples } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { aMediaFile, aProduct, aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const { typical, two } = moduleExamples.creations;
const files = Object.fromEntries([3, 4].map((id) => [id, aMediaFile({ id })]));
const serum = aProduct();
const cream = aProduct({ sku: 'RL-SW-002', name: 'Krem z różą', urlPath: '/krem-z-roza' });
const foam = aProduct({ sku: 'RL-SW-003', name: 'Pianka z owsa', urlPath: '/pianka-z-owsa' });
const related = { ...aRelated([foam, cream, serum]), files };

const rows = () =>
  within(screen.getByRole('article'))
    .getAllByRole('listitem')
    .filter((row) => row.closest('ul'));

test('the products of its points are listed by their numbers, the others after them', async () => {
  await showModule('creations', typical, { related });
  const names = ['Serum z lnem', 'Krem z różą', 'Pianka z owsa'];
  expect(rows().map((row) => names.find((name) => within(row).queryByRole('link', { name })))).toEqual(names);
  expect(rows().map((row) => row.textContent?.[0])).toEqual(['1', '2', '+']);
});

test('a point opens the product that it stands on', async () => {
  await showModule('creations', typical, { related });
  await userEvent.click(screen.getByRole('button', { name: 'Punkt 2: Krem na dzień' }));
  expect(screen.getByRole('link', { name: 'Zobacz produkt: Krem z różą' }).getAttribute('href')).toBe('/krem-z-roza');
});

test('a product that is gone leaves the list, and the numbers of the others stay', async () => {
  await showModule('creations', typical, { related: { ...aRelated([cream]), files } });
  expect(rows().map((row) => row.textContent?.[0])).toEqual(['2']);
});

test('a look whose picture is gone is left out', async () => {
  await showModule('creations', two, { related: { ...related, files: { 4: aMediaFile({ id: 4 }) } } });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Niedziela w\u00a0łące' })).toBeTruthy();
});
