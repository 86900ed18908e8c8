import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ActionResult, ShopActions } from '../shop/shop-actions.ts';
import { aProduct, aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const pln = (amount: number) => ({ final: { amount, currency: 'PLN' }, regular: { amount, currency: 'PLN' } });
const aShade = (code: string, label: string, inStock = true) => ({
  sku: `RL-BA-001-${code}`,
  inStock,
  colour: { code, label, hex: '#aa3344' },
  size: { value: 4.2, unit: 'g' },
  price: pln(6900),
});
const lipstick = aProduct({
  sku: 'RL-BA-001',
  name: 'Szminka',
  urlPath: '/szminka',
  variants: [aShade('MALWA', 'Malwa'), aShade('GLOG', 'Głóg'), aShade('MIEDZ', 'Miedź', false)],
});
const serum = aProduct();
const current = (product = serum) => ({ kind: 'product', product }) as const;

afterEach(() => vi.useRealTimers());

describe('shades', () => {
  const shades = () => within(screen.getByRole('list', { name: /Odcień/ })).getAllByRole('link');

  test('are links with names to their own address; the chosen one is marked, those out of stock are left out', async () => {
    await showModule('product-header', {}, { current: current(lipstick), params: { sku: 'RL-BA-001-GLOG' } });
    expect(
      shades().map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Malwa', '/szminka?sku=RL-BA-001-MALWA', null],
      ['Głóg', '/szminka?sku=RL-BA-001-GLOG', 'true'],
    ]);
  });

  test('out of stock are shown where the site shows them', async () => {
    const features = {
      cart: true,
      user: true,
      search: true,
      chat: false,
      unavailableVariants: true,
      cookieConsent: true,
    };
    await showModule('product-header', {}, { current: current(lipstick), settings: { features } });
    expect(shades().map((link) => link.textContent)).toEqual(['Malwa', 'Głóg', 'Miedź (chwilowo niedostępny)']);
  });

  test('are chosen at once when pressed', async () => {
    await showModule('product-header', {}, { current: current(lipstick) });
    await userEvent.click(screen.getByRole('link', { name: 'Głóg' }));
    expect(screen.getByRole('link', { name: 'Głóg' }).getAttribute('aria-current')).toBe('true');
  });
});

test('whoever buys right after pressing a shade buys that shade', async () => {
  const addToCart = vi.fn<NonNullable<ShopActions['addToCart']>>(async () => ({ ok: true }));
  await showModule('product-header', {}, { current: current(lipstick), actions: { addToCart } });
  // All that follows a press is rendered later, in pieces.
  await act(async () => {
    screen.getByRole('link', { name: 'Głóg' }).click();
    screen.getAllByRole('button', { name: 'Do koszyka' })[0]?.click();
  });
  expect(addToCart).toHaveBeenCalledWith({ sku: 'RL-BA-001-GLOG', quantity: 1 });
});

describe('what a product may claim', () => {
  const claims = () => within(screen.getByRole('list', { name: /^Certyfikaty i\sznaki$/ })).getAllByRole('listitem');
  const shown = () => claims().map((claim) => [claim.textContent, claim.querySelector('img')?.src.split('#')[1]]);

  test('stands beside a drawing of each, called as among its facts', async () => {
    const certifications = ['crueltyFree', 'vegan', 'FSC', 'ECOCERT'];
    await showModule('product-header', {}, { current: current(aProduct({ certifications })) });
    expect(shown()).toEqual([
      ['nietestowane na zwierzętach', 'rabbit'],
      ['wegańskie', 'sprout'],
      ['FSC', 'fir'],
      ['ECOCERT', 'drop'],
    ]);
    expect(claims().map((claim) => claim.querySelector('img')?.alt)).toEqual(['', '', '', '']);
  });

  test('is told by its code alone where nobody has drawn it', async () => {
    await showModule('product-header', {}, { current: current(aProduct({ certifications: ['constructor'] })) });
    expect(shown()).toEqual([['constructor', undefined]]);
  });

  test('is left out of a product that claims nothing', async () => {
    await showModule('product-header', {}, { current: current(aProduct({ certifications: [] })) });
    expect(screen.queryByRole('list', { name: /^Certyfikaty i\sznaki$/ })).toBeNull();
  });
});

describe('the button to the cart', () => {
  const field = () => screen.getByRole('textbox', { name: 'Ilość' });
  const show = (addToCart: NonNullable<ShopActions['addToCart']>) =>
    showModule('product-header', { hasStickyBar: false }, { current: current(), actions: { addToCart } });

  test('adds the variant and the quantity, says so, and is itself again after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answer = Promise.withResolvers<ActionResult>();
    const addToCart = vi.fn(() => answer.promise);
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await show(addToCart);
    await user.click(screen.getByRole('button', { name: /Zwiększ ilość/ }));
    await user.click(screen.getByRole('button', { name: 'Do koszyka' }));
    // It answers at once; another press while the shop has not is passed over.
    await user.click(screen.getByRole('button', { name: 'Dodano' }));
    expect(addToCart.mock.calls).toEqual([[{ sku: 'RL-SW-001-30', quantity: 2 }]]);
    await act(async () => answer.resolve({ ok: true }));
    await act(async () => vi.advanceTimersByTime(2000));
    expect(screen.getByRole('button', { name: 'Do koszyka' })).toBeTruthy();
  });

  test('shows the sentence of a refusal', async () => {
    const message = 'Mamy 2 sztuki tego produktu.';
    await show(async () => ({ ok: false, errors: [{ message }] }));
    await userEvent.click(screen.getByRole('button', { name: 'Do koszyka' }));
    expect(screen.getByText(message)).toBeTruthy();
  });

  test('shows a sentence of its own when nothing came of it', async () => {
    await show(() => Promise.reject(new Error('no network')));
    await userEvent.click(screen.getByRole('button', { name: 'Do koszyka' }));
    expect(screen.getByText('Nie udało się dodać do koszyka. Spróbuj jeszcze raz.')).toBeTruthy();
  });

  test('takes no more than a hundred at once, and says so', async () => {
    const addToCart = vi.fn(async () => ({ ok: true }) as const);
    await show(addToCart);
    await userEvent.clear(field());
    await userEvent.type(field(), '250{Enter}');
    expect(addToCart).toHaveBeenCalledWith({ sku: 'RL-SW-001-30', quantity: 100 });
    expect(screen.getByText(/od 1 do 100 sztuk/)).toBeTruthy();
  });

  test('is not drawn where the shop has no cart, nor the heart where it keeps no favourites', async () => {
    await showModule('product-header', {}, { current: current(), actions: {} });
    expect(screen.queryByRole('button', { name: /koszyka|Ulubione/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Gdzie kupić' })).toBeNull();
  });

  test('gives way to where the product is sold, on a site without a cart', async () => {
    const settings = { whereToBuy: '/kontakt#gdzie-kupic' };
    const { unmount } = await showModule('product-header', {}, { current: current(), actions: {}, settings });
    expect(screen.getByRole('link', { name: 'Gdzie kupić' }).getAttribute('href')).toBe('/kontakt#gdzie-kupic');
    unmount();
    await showModule('product-header', {}, { current: current(), actions: { addToCart: vi.fn() }, settings });
    expect(screen.queryByRole('link', { name: 'Gdzie kupić' })).toBeNull();
  });
});

describe('comparing', () => {
  const comparison = (set: NonNullable<ShopActions['comparison']>['set']): ShopActions => {
    const skus = new Set<string>();
    const listeners = new Set<() => void>();
    return {
      comparison: {
        path: '/compare',
        count: () => skus.size,
        has: (sku) => skus.has(sku),
        async set(sku, isWanted) {
          const result = await set(sku, isWanted);
          if (result.ok) skus[isWanted ? 'add' : 'delete'](sku);
          for (const listener of listeners) listener();
          return result;
        },
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    };
  };
  const button = () => screen.getByRole('button', { name: `Porównaj: ${serum.name}` });

  test('puts the product beside others, says so, and leads there', async () => {
    const set = vi.fn(async () => ({ ok: true }) as const);
    await showModule('product-header', {}, { current: current(), actions: comparison(set) });
    expect(button().getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('link', { name: 'Zobacz porównanie' })).toBeNull();
    await userEvent.click(button());
    expect(set).toHaveBeenCalledWith(serum.sku, true);
    expect(screen.getByText('Dodano do porównania').getAttribute('role')).toBe('status');
    expect(screen.getByRole('link', { name: 'Zobacz porównanie' }).getAttribute('href')).toBe('/compare');
    await userEvent.click(button());
    expect(set).toHaveBeenLastCalledWith(serum.sku, false);
    expect(button().getAttribute('aria-pressed')).toBe('false');
  });

  test('says why there is no room, and leads to where room can be made', async () => {
    const message = 'Można porównać najwyżej 4 produkty.';
    const actions = comparison(async () => ({ ok: false, errors: [{ message }] }));
    await showModule('product-header', {}, { current: current(), actions });
    await userEvent.click(button());
    expect(screen.getByText(message).getAttribute('role')).toBe('alert');
    expect(button().getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('link', { name: 'Zobacz porównanie' })).toBeTruthy();
  });

  test('is not drawn where the shop compares nothing', async () => {
    await showModule('product-header', {}, { current: current(), actions: {} });
    expect(screen.queryByRole('button', { name: /Porównaj/ })).toBeNull();
  });
});

describe('a product that is sold out', () => {
  const gone = aProduct({ inStock: false, variants: [{ sku: 'RL-SW-001-30', inStock: false, price: pln(9900) }] });

  test('takes an address to write to', async () => {
    const notifyWhenInStock = vi.fn(async () => ({ ok: true, message: 'Napiszemy.' }) as const);
    await showModule('product-header', {}, { current: current(gone), actions: { notifyWhenInStock } });
    expect(screen.queryByRole('button', { name: 'Do koszyka' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Powiadom mnie' }));
    expect(screen.getByText('Podaj adres e-mail.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox'), 'a@b.pl');
    await userEvent.click(screen.getByRole('button', { name: 'Powiadom mnie' }));
    expect(notifyWhenInStock).toHaveBeenCalledWith({ sku: 'RL-SW-001-30', email: 'a@b.pl' });
    // The form is gone.
    expect(document.activeElement).toBe(screen.getByText('Napiszemy.'));
  });
});

test('where nothing can be ordered nobody is told to order now, and nothing is promised with orders', async () => {
  const settings = { shippingTimer: { cutOffHour: 13 } };
  await showModule('product-header', { promises: ['14 dni na zwrot'] }, { current: current(), settings, actions: {} });
  expect(screen.queryByText('14 dni na zwrot')).toBeNull();
  expect(screen.queryByText(/^Zamów/)).toBeNull();
});

test('the time that is left is told by the clock of the browser', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:30:00Z'), toFake: ['Date'] });
  await showModule('product-header', {}, { current: current(), settings: { shippingTimer: { cutOffHour: 13 } } });
  expect(screen.getByText(/Zamów w ciągu 1 godz\. 30 min/)).toBeTruthy();
});

test('the rating leads to the reviews where they are on the page', async () => {
  const reviews = { [serum.sku]: { count: 4, average: 4.5, items: [] } };
  const related = { ...aRelated([]), ratings: { [serum.sku]: { count: 4, average: 4.5 } }, reviews };
  await showModule('product-header', {}, { current: current(), related });
  const link = screen.getByRole('link', { name: /4,5 na 5.*4\u00a0opinie/ });
  expect(link.getAttribute('href')).toBe('#reviews-RL-SW-001');
});

test('a picture opens large and closes again', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  await showModule('product-header', {}, { current: current() });
  await userEvent.click(screen.getByRole('link', { name: 'Powiększ zdjęcie 2 z\u00a02' }));
  const dialog = screen.getByRole('dialog', { name: 'Zdjęcia: Serum z lnem' });
  expect(within(dialog).getByText('Zdjęcie 2 z 2')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Następne zdjęcie' }));
  expect(within(dialog).getByText('Zdjęcie 1 z 2')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zamknij' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the page’s own product is noted once for each variant that is shown; another product is not', async () => {
  const noteView = vi.fn();
  const trail = [
    { name: 'Usta', urlPath: '/usta' },
    { name: 'Szminka', urlPath: '/szminka' },
  ];
  const related = { ...aRelated([]), trail };
  await showModule('product-header', {}, { current: current(lipstick), actions: { noteView }, related });
  await userEvent.click(screen.getByRole('link', { name: 'Głóg' }));
  const seen = noteView.mock.calls.map(([{ sku, choice, category, price }]) => [sku, choice, category, price.amount]);
  expect(seen).toEqual([
    ['RL-BA-001-MALWA', 'Malwa, 4,2\u00a0g', 'Usta', 6900],
    ['RL-BA-001-GLOG', 'Głóg, 4,2\u00a0g', 'Usta', 6900],
  ]);
  const placed = { actions: { noteView }, related: aRelated([serum]) };
  await showModule('product-header', { sku: serum.sku }, placed);
  expect(noteView).toHaveBeenCalledTimes(2);
});
