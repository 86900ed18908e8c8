import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aProduct, aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const products = ['A', 'B', 'C', 'D'].map((sku) => aProduct({ sku, name: `Produkt ${sku}` }));
const line = { kind: 'line', key: 'swit', page: 1, sort: 'position' } as const;

test('a set has three products, or as many as it says', async () => {
  const related = aRelated(products, [{ ...line, pageSize: 3 }]);
  await showModule('products-teaser', { source: { kind: 'line', line: 'swit' } }, { related });
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('without products it leaves nothing to see', async () => {
  const { container } = await showModule('products-teaser', { heading: 'Nic', source: { kind: 'line', line: 'swit' } });
  expect(container.textContent).toBe('');
});

test('cards to the cart add what there is one of, and lead to the choice otherwise', async () => {
  const addToCart = vi.fn(async () => ({ ok: true }) as const);
  const colour = (code: string) => ({ code, label: code, hex: '#112233' });
  const price = aProduct().price;
  const shades = aProduct({
    sku: 'S',
    name: 'Szminka',
    urlPath: '/szminka',
    variants: ['a', 'b'].map((code) => ({
      sku: `S-${code}`,
      inStock: true,
      colour: colour(code),
      ...(price && { price }),
    })),
  });
  const related = aRelated([aProduct({ sku: 'A', name: 'Serum' }), shades]);
  await showModule(
    'products-teaser',
    { source: { kind: 'addToCart', skus: ['A', 'S'] } },
    { related, actions: { addToCart } },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Do koszyka: Serum' }));
  expect(addToCart).toHaveBeenCalledWith({ sku: 'A-30', quantity: 1 });
  expect(screen.getByRole('link', { name: 'Wybierz odcień: Szminka' }).getAttribute('href')).toBe('/szminka');
  expect(screen.getByRole('link', { name: 'a' }).getAttribute('href')).toBe('/szminka?sku=S-a');
});

test('what is in a set stands with its prices: one by one, and together', async () => {
  const money = (amount: number) => ({ amount, currency: 'PLN' }) as const;
  const product = aProduct({
    sku: 'SET',
    contents: ['A-30', 'B-30'],
    price: { final: money(14900), regular: money(14900) },
  });
  const related = aRelated(products.slice(0, 2), [
    { kind: 'contents', key: 'SET', page: 1, pageSize: 3, sort: 'position' },
  ]);
  const current = { kind: 'product', product } as const;
  await showModule('products-teaser', { source: { kind: 'contents' } }, { related, current });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText(/^Osobno 198,00\szł, w\szestawie 149,00\szł\.$/)).toBeTruthy();
});
