import { act, fireEvent, screen, within } from '@testing-library/react';
import type { CartSettings } from '@witryna/module-schemas';
import { createTranslate } from '@witryna/modules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserConfig } from '../config.ts';
import { createShopActions } from '../shop-actions/index.ts';
import { aCart, aCartLine, CART_ID } from '../testing/a-cart.ts';
import { aSite } from '../testing/an-answer.ts';
import { showDialogs } from '../testing/show-dialogs.ts';

const suggested = (sku: string, name: string, parts: object = {}) => ({
  sku,
  name,
  url_key: sku.toLowerCase(),
  stock_status: 'IN_STOCK',
  thumbnail: null,
  price_range: { minimum_price: { final_price: { value: 54, currency: 'PLN' } } },
  ...parts,
});
let asked: { readonly name: string; readonly variables: Record<string, unknown> }[] = [];

beforeEach(() => {
  showDialogs();
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
  localStorage.setItem('cart_id', CART_ID);
  document.body.innerHTML = '<main tabindex="-1"></main><p id="announcements"></p><p id="alerts"></p>';
  asked = [];
  let version = 1;
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body));
    const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    asked.push({ name, variables });
    version += 1;
    if (name === 'AddToCart') {
      const { sku } = variables.items[0];
      if (sku === 'RL-0') {
        const user_errors = [{ sentence: 'Brak w\u00a0magazynie.', message: 'x', path: null }];
        return Response.json({ data: { addProductsToCart: { cart: aCart({ version }), user_errors } } });
      }
      const cart = aCart({ version, items: [aCartLine({ uid: sku, sku, quantity: 1 })] });
      return Response.json({ data: { addProductsToCart: { cart, user_errors: [] } } });
    }
    const item = {
      crosssell_products: [suggested('RL-2', 'Tonik'), suggested('RL-3', 'Krem', { configurable_options: [] })],
      related_products: [suggested('RL-2', 'Tonik'), suggested('RL-4', 'Sold', { stock_status: 'OUT_OF_STOCK' }), null],
    };
    return Response.json({ data: { products: { items: [item] } } });
  });
});
afterEach(async () => {
  const dialog = document.querySelector('dialog[open]');
  if (dialog) await act(async () => fireEvent(dialog, new Event('cancel', { cancelable: true })));
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function add(sku: string, cart: CartSettings = {}) {
  const { actions } = createShopActions(
    { site: aSite(), config: { ...browserConfig, modalSwapMs: 0 }, settings: { cart } },
    createTranslate('pl'),
  );
  const result = await act(async () => actions.addToCart?.({ sku, quantity: 1 }));
  await act(() => vi.dynamicImportSettled());
  return result;
}
const dialog = () => screen.findByRole('dialog');

test('what was added is shown with the way to the cart, and what others chose can be added from there', async () => {
  await add('RL-1');
  const shown = within(await dialog());
  expect(shown.getByRole('heading', { level: 2, name: 'Dodano do koszyka' })).toBe(document.activeElement);
  expect(shown.getByText('Do darmowej dostawy brakuje 50,00 zł')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Przejdź do koszyka' }).getAttribute('href')).toBe('/cart');
  const others = within(await shown.findByRole('region', { name: 'Inni wybrali też' }));
  expect((await others.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Tonik54,00\u00a0złDo koszyka',
    'Krem54,00\u00a0złWybierz',
  ]);
  await act(async () => fireEvent.click(others.getByRole('button', { name: 'Do koszyka: Tonik' })));
  await vi.waitFor(() => expect(asked.filter(({ name }) => name === 'AddToCart')).toHaveLength(2));
});

test('a site that wants the cart instead shows its lines, which can be changed', async () => {
  await add('RL-1', { afterAdding: 'drawer' });
  const shown = within(await dialog());
  expect(shown.getByRole('heading', { level: 2, name: /^Koszyk \(1/ })).toBeTruthy();
  expect(shown.getByRole('textbox', { name: 'Ilość: Krem Świt' })).toBeTruthy();
});

test('a site that wants neither shows nothing', async () => {
  await add('RL-1', { afterAdding: 'nothing' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is refused opens nothing: the press is taken back with the shop’s sentence', async () => {
  expect(await add('RL-0')).toEqual({ ok: false, errors: [{ message: 'Brak w\u00a0magazynie.' }] });
  expect(screen.queryByRole('dialog')).toBeNull();
});
