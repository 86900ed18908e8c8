import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStillShop, ShopProvider } from '@witryna/modules';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { favouritesPl } from '../i18n/favourites.pl.ts';
import type { ListedProduct } from '../listed-products/index.ts';
import { FavouritesGrid } from './favourites-grid.tsx';
import { useListView } from './use-list-view.ts';

afterEach(cleanup);

const REFUSED = 'Sklep jest chwilowo niedostępny. Spróbuj jeszcze raz za chwilę.';
const product = (sku: string): ListedProduct => ({
  sku,
  name: `Krem ${sku}`,
  title: 'Świt',
  urlPath: `/${sku}`,
  priceVaries: false,
  isInStock: true,
});
const readProducts = async (skus: readonly string[]) => skus.map(product);

/** A list whose products leave at once, and come back where the shop refuses that. */
function List({ answer }: { readonly answer: () => Promise<string | undefined> }) {
  const [skus, setSkus] = useState(['A', 'B']);
  const view = useListView({
    id: '1',
    skus,
    readProducts,
    async set(sku) {
      const before = skus;
      setSkus(before.filter((each) => each !== sku));
      const refusal = await answer();
      if (refusal !== undefined) setSkus(before);
      return refusal;
    },
  });
  return (
    <ShopProvider value={createStillShop()}>
      <FavouritesGrid view={view} texts={favouritesPl} addressOf={(path) => path} />
    </ShopProvider>
  );
}

const REMOVE = { name: /^Usuń z\sulubionych: Krem A$/ };
const removeA = () => screen.getByRole('button', REMOVE);

test('a product that the shop does not take out comes back with the reason and the focus', async () => {
  const answers = [REFUSED, undefined];
  const { promise, resolve: letAnswer } = Promise.withResolvers<void>();
  await act(async () => {
    render(
      <List
        answer={async () => {
          await promise;
          return answers.shift();
        }}
      />,
    );
  });
  await act(async () => {
    removeA().focus();
    fireEvent.click(removeA());
  });
  expect(screen.queryByRole('button', REMOVE)).toBeNull();
  await act(async () => letAnswer());
  expect(screen.getByText(REFUSED)).toBeDefined();
  expect(document.activeElement).toBe(removeA());
  // Taken out after all, nothing is said any more.
  await act(async () => fireEvent.click(removeA()));
  expect(screen.queryByText(REFUSED)).toBeNull();
});
