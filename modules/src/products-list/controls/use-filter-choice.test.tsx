import { act, renderHook } from '@testing-library/react';
import type { ListingPage } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ShopProvider } from '../../shop/shop.ts';
import { createStillShop } from '../../shop/still-shop.tsx';
import { useFilterChoice } from './use-filter-choice.ts';

const list: ListingPage = { skus: [], total: 0, page: 1, pageSize: 16, sort: 'position', filters: {} };
const narrowed: ListingPage = { ...list, filters: { inStock: true } };
const shop = createStillShop();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ShopProvider value={shop}>{children}</ShopProvider>
);

test('a choice shows before its list is there, and is forgotten when the same list comes back', () => {
  const { result, rerender } = renderHook(({ of }) => useFilterChoice(of), { wrapper, initialProps: { of: list } });
  act(() => result.current.choose({ inStock: true }));
  expect(result.current.filters).toEqual({ inStock: true });
  rerender({ of: narrowed });
  expect(result.current.filters).toEqual({ inStock: true });
  rerender({ of: list });
  expect(result.current.filters).toEqual({});
});
