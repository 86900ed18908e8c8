import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStillShop, ShopProvider } from '@witryna/modules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aComparedList } from '../testing/a-comparison.ts';
import { aSite } from '../testing/an-answer.ts';
import { stubShopAnswers } from '../testing/shop-answers.ts';
import { ComparePage } from './compare-page.tsx';

let shop: ReturnType<typeof stubShopAnswers>;
const UID = '1'.repeat(32);
const addToCart = vi.fn(async () => ({ ok: true }) as const);

beforeEach(() => {
  localStorage.clear();
  addToCart.mockClear();
  shop = stubShopAnswers();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const remember = (...skus: string[]) =>
  localStorage.setItem('compare_list', JSON.stringify({ uid: UID, owner: 'guest', skus }));
const listed = (products: Parameters<typeof aComparedList>[0]) => aComparedList(products, '1');
const TWO = { A: { size: '50 ml', skin_type: 'Sucha' }, B: { size: '50 ml', skin_type: 'Tłusta' } };

const open = () =>
  act(async () => {
    render(
      <ShopProvider value={createStillShop({ actions: { addToCart } })}>
        <ComparePage site={aSite()} addressOf={(path) => path} />
      </ShopProvider>,
    );
  });
async function openTwo() {
  remember('A', 'B');
  shop.answer('ReadCompareList', { compareList: listed(TWO) });
  await open();
  return screen.findByRole('table', { name: 'Produkty obok siebie' });
}
const press = (name: string, role = 'button') =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name }), { detail: 0 }));
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('products stand side by side, and rows that differ say so', async () => {
  const table = await openTwo();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Porównanie produktów (2 z\u00a04)');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Krem A' }).getAttribute('href')).toBe('/a');
  expect(screen.getByRole('rowheader', { name: /^Cecha skin_type ?\(różnią się\)$/ })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Cecha size' })).toBeTruthy();
  expect(screen.getByText('Różni je 1 cecha z 6.')).toBeTruthy();
  // What scrolls sideways on a phone is reached by keys.
  expect(screen.getByRole('region', { name: 'Produkty obok siebie' }).tabIndex).toBe(0);
  expect(shop.asked.map(({ name }) => name)).toEqual(['ReadCompareList']);
});

test('only differences are shown when wanted; the price stays', async () => {
  await openTwo();
  await press('Pokaż tylko różnice', 'switch');
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  expect(rowNames()).toEqual(['Cena', 'Cecha skin_type≠ (różnią się)']);
  await press('Pokaż tylko różnice', 'switch');
  expect(rowNames()).toHaveLength(7);
});

test('a product is taken out and comes back to its place', async () => {
  await openTwo();
  shop.answer('RemoveFromCompareList', { removeProductsFromCompareList: listed({ B: TWO.B }) });
  shop.answer('ReadCompareList', { compareList: listed({ B: TWO.B }) });
  await press('Usuń z\u00a0porównania: Krem A');
  const restore = await screen.findByRole('button', { name: 'Przywróć do porównania: Krem A' });
  expect(document.activeElement).toBe(restore);
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  expect(screen.getByText('Dodaj drugi produkt, a zobaczysz, czym się różnią.')).toBeTruthy();
  shop.answer('AddToCompareList', { addProductsToCompareList: listed({ B: TWO.B, A: TWO.A }) });
  shop.answer('ReadCompareList', { compareList: listed({ B: TWO.B, A: TWO.A }) });
  await press('Przywróć do porównania: Krem A');
  await vi.waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
  const names = screen.getAllByRole('columnheader').map((cell) => within(cell).getByRole('link').textContent);
  expect(names).toEqual(['Krem A', 'Krem B']);
});

test('what the shop refuses to take out stays, with the sentence', async () => {
  await openTwo();
  await press('Usuń z\u00a0porównania: Krem A');
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  await vi.waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map((each) => each.textContent)
        .join(''),
    ).not.toBe(''),
  );
});

test('the list is cleared at the second press, and the focus comes to the heading', async () => {
  await openTwo();
  shop.answer('DeleteCompareList', { deleteCompareList: { result: true } });
  await press('Wyczyść porównanie');
  await press('Na pewno? Wyczyść porównanie');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Nie ma tu jeszcze czego porównywać' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  expect(localStorage.getItem('compare_list')).toBeNull();
});

test('a product goes into the cart', async () => {
  await openTwo();
  await press('Do koszyka: Krem B');
  expect(addToCart).toHaveBeenCalledWith({ sku: 'B', quantity: 1 });
  expect(screen.getByRole('link', { name: 'Przejdź do koszyka' }).getAttribute('href')).toBe('/cart');
});

test('without products it says how to begin, and asks the shop for nothing', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Nie ma tu jeszcze czego porównywać' })).toBeTruthy();
  expect(shop.asked).toEqual([]);
});

test('while the shop is away the list waits, and is asked for again', async () => {
  remember('A', 'B');
  await open();
  expect(await screen.findByText(/Nie udało się wczytać porównania/)).toBeTruthy();
  shop.answer('ReadCompareList', { compareList: listed(TWO) });
  await press('Spróbuj jeszcze raz');
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('a list that the shop has forgotten is empty', async () => {
  remember('A');
  shop.answer('ReadCompareList', { compareList: null });
  await open();
  expect(await screen.findByRole('heading', { name: 'Nie ma tu jeszcze czego porównywać' })).toBeTruthy();
  expect(localStorage.getItem('compare_list')).toBeNull();
});
