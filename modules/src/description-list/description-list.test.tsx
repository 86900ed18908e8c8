import { screen } from '@testing-library/react';
import { moduleExamples } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { aCategory, aProduct } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const { typical, ofTheProduct } = moduleExamples['description-list'];
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('each term stands with its own description', async () => {
  await showModule('description-list', typical);
  expect(terms()).toEqual(['Nazwa', 'Adres', 'Godziny']);
  expect(screen.getAllByRole('definition')[0]?.textContent).toContain('sp. z\u00a0o.o.');
});

test('of the product it tells what the catalogue knows', async () => {
  await showModule('description-list', ofTheProduct, { current: { kind: 'product', product: aProduct() } });
  expect(terms().length).toBeGreaterThan(2);
  expect(screen.getByText('30 ml')).toBeTruthy();
  expect(screen.queryByText('50 ml')).toBeNull();
});

test('where there is no product its own entries stand as a sample', async () => {
  await showModule('description-list', ofTheProduct, { current: { kind: 'category', category: aCategory() } });
  expect(terms()).toEqual(['Pojemność']);
});

test('a term without words of its own is left out', async () => {
  const empty = { term: 'Pusta', description: { type: 'doc' as const, content: [] } };
  await showModule('description-list', { ...typical, items: [empty, ...typical.items] });
  expect(terms()).not.toContain('Pusta');
});
