import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMediaFile, aProduct, aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const settings = { source: 'current', hero: { heading: 'Próbka' }, steps: [{ heading: 'Krok próbny' }] };
const specification = {
  hero: { heading: 'Gęsta woda', text: 'Z siemienia.', image: 41 },
  steps: [{ heading: 'Zwilż' }, { heading: 'Wmasuj', image: 404 }],
  columns: [{ heading: 'Len' }],
};

test('that of the product stands in the place of the sample, with its pictures', async () => {
  const related = { ...aRelated([]), files: { 41: aMediaFile({ id: 41, alt: 'Miska' }) } };
  const current = { kind: 'product', product: aProduct({ specification }) } as const;
  await showModule('product-specification', settings, { related, current });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Gęsta woda',
    'Krok po kroku',
    'Zwilż',
    'Wmasuj',
    'Warto wiedzieć',
    'Len',
  ]);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Miska']);
});

test('a product without one leaves nothing to see', async () => {
  const { container } = await showModule('product-specification', settings, {
    current: { kind: 'product', product: aProduct() },
  });
  expect(container.textContent).toBe('');
});
