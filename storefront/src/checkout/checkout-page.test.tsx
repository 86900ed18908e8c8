import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStillShop, ShopProvider } from '@witryna/modules';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ShopResponse } from '../api/shop-result.ts';
import { cartOfSite } from '../cart/index.ts';
import { browserConfig } from '../config.ts';
import { beginCheckoutScreen, CheckoutScreen } from '../screens/checkout-screen.tsx';
import { aCart, CART_ID } from '../testing/a-cart.ts';
import { someAgreements } from '../testing/a-checkout.ts';
import { allowCookies } from '../testing/a-cookie-choice.ts';
import { aSite } from '../testing/an-answer.ts';
import {
  aBeginning,
  answers,
  answerWith,
  asked,
  details,
  heading,
  mount,
  names,
  ok,
  open,
  prepareCheckoutPage,
  press,
  refused,
  withAddress,
} from '../testing/checkout-page-screen.tsx';

prepareCheckoutPage();

test('a visitor whose cart is empty is sent to the cart', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { ...window.location, replace, search: '' });
  answers.set('ReadCart', () => ok({ cart: aCart({ items: [] }) }));
  localStorage.setItem('cart_id', CART_ID);
  await mount();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/cart'));
});

test('which cart it is and what is known of its order are asked in one round trip', async () => {
  const both = Promise.withResolvers<void>();
  const whenBothAreAsked = (data: object) => async () => {
    if (asked.length === 2) both.resolve();
    await both.promise;
    return ok(data);
  };
  answers.set('ReadCart', whenBothAreAsked({ cart: aCart() }));
  answers.set('ReadCheckout', whenBothAreAsked({ cart: aBeginning(), checkoutAgreements: someAgreements }));
  localStorage.setItem('cart_id', CART_ID);
  await mount();
  await vi.waitFor(() => details());
  expect(names()).toEqual(['ReadCart', 'ReadCheckout']);
});

test('the folded summary, which stands above the step, is read and reached before it', async () => {
  await open(aBeginning());
  const title = screen.getByRole('heading', { level: 1 });
  const folded = await vi.waitFor(() => screen.getByText(/produkt.*\s· /).closest('details'));
  expect(folded?.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const beside = screen.getByRole('region', { name: 'Twoje zamówienie' });
  expect(beside.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('a page takes over what was asked for before it was drawn', async () => {
  const site = aSite();
  answerWith(aBeginning());
  beginCheckoutScreen({ site, config: browserConfig });
  await vi.waitFor(() => expect(names()).toEqual(['ReadCart', 'ReadCheckout']));
  await mount(site);
  await vi.waitFor(() => details());
  expect(names()).toEqual(['ReadCart', 'ReadCheckout']);
});

test('a cart that is known already is asked about when its last change is there', async () => {
  const site = aSite();
  answerWith(aBeginning());
  const cart = await cartOfSite(site).load();
  await cart.start();
  const change = Promise.withResolvers<ShopResponse<undefined>>();
  void cart.change(
    () => change.promise,
    () => undefined,
  );
  await mount(site);
  expect(names()).toEqual(['ReadCart']);
  change.resolve({ result: { kind: 'done' }, data: undefined });
  await vi.waitFor(() => details());
  expect(names()).toEqual(['ReadCart', 'ReadCheckout']);
});

test('a cart that is another one than this browser remembers is asked about anew', async () => {
  localStorage.setItem('cart_id', 'of before');
  answers.set('ReadCart', () => ok({ cart: aCart() }));
  answers.set('ReadCheckout', () =>
    asked.at(-1)?.variables.id === CART_ID
      ? ok({ cart: aBeginning(), checkoutAgreements: someAgreements })
      : refused('cart-missing', 'Nie ma takiego koszyka.'),
  );
  await mount();
  await vi.waitFor(() => details());
  expect(asked.filter(({ name }) => name === 'ReadCheckout').map(({ variables }) => variables.id)).toEqual([
    'of before',
    CART_ID,
  ]);
});

test('the heading that came with the page stays when the step comes, and a later step takes its place', async () => {
  const focused = vi.fn();
  for (const hasAddress of [false, true]) {
    cleanup();
    localStorage.setItem('cart_id', CART_ID);
    answers.set('ReadCart', () => ok({ cart: aCart() }));
    const root = document.body.appendChild(document.createElement('div'));
    const page = (
      <ShopProvider value={createStillShop()}>
        <CheckoutScreen path="/checkout" site={aSite()} />
      </ShopProvider>
    );
    root.innerHTML = renderToString(page);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.textContent).toBe('Podaj swoje dane');
    window.history.replaceState(null, '', hasAddress ? '/checkout?step=2' : '/checkout');
    answers.set('ReadCheckout', () =>
      ok({ cart: hasAddress ? withAddress() : aBeginning(), checkoutAgreements: someAgreements }),
    );
    title.addEventListener('focus', focused);
    await act(async () => void render(page, { container: root, hydrate: true }));
    await act(() => vi.dynamicImportSettled());
    const name = hasAddress ? 'Wybierz dostawę' : 'Podaj swoje dane';
    await vi.waitFor(() => screen.getByRole('button', { name: hasAddress ? /płatności/ : 'Przejdź do dostawy' }));
    expect(heading()).toBe(name);
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
    // What opens with the page takes no focus.
    expect(focused).not.toHaveBeenCalled();
    root.remove();
  }
});

test('the beginning of an order and its delivery are noted, each once', async () => {
  const owner = window as unknown as { dataLayer?: { readonly event: string; readonly value: number }[] };
  delete owner.dataLayer;
  allowCookies('analytics');
  window.history.replaceState(null, '', '/checkout?step=2');
  await open(withAddress());
  answers.set('ChooseDelivery', () =>
    ok({ setShippingMethodsOnCart: { cart: { ...withAddress({ chosen: 'Dpdshipping' }), version: 3 } } }),
  );
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /DPD/ })));
  await press('Przejdź do płatności');
  expect(owner.dataLayer).toMatchObject([
    { event: 'begin_checkout', value: 98, items: [{ id: 'RL-SW-001-50', parent_id: 'RL-SW-001', quantity: 2 }] },
    { event: 'add_shipping_info', shipping_tier: 'Kurier DPD' },
  ]);
});

test('a step that is not reached yet does not open, whatever the address says', async () => {
  window.history.replaceState(null, '', '/checkout?step=3');
  await open();
  expect([heading(), window.location.search]).toEqual(['Podaj swoje dane', '?step=1']);
});

test('in English: no delivery for the address, and a form with faults', async () => {
  const english = aSite({ language: 'en-US', locale: 'en-US' });
  window.history.replaceState(null, '', '/checkout?step=2');
  answerWith(withAddress({ offers: [] }));
  await mount(english);
  const none =
    'No available delivery providers for the provided address. Please check the address for accuracy or contact customer support for further assistance.';
  await vi.waitFor(() => expect(screen.getByText(none)).toBeDefined());
  await press('Change the address');
  const send = screen.getByRole('button', { name: 'Continue to delivery' });
  const email = within(send.closest('form') as HTMLFormElement).getAllByLabelText<HTMLInputElement>(
    'E-mail',
  )[0] as HTMLInputElement;
  await act(async () => {
    fireEvent.input(email, { target: { value: 'anna' } });
    fireEvent.submit(email.form as HTMLFormElement);
  });
  const summary = screen.getByRole('region', { name: 'Upss... Check the form' });
  expect(within(summary).getByRole('link', { name: /Incorrect e-mail address/ })).toBeDefined();
});

test('going back in the browser opens the step before, and sends nothing', async () => {
  window.history.replaceState(null, '', '/checkout?step=2');
  await open(withAddress());
  await act(async () => fireEvent.click(screen.getByRole('link', { name: '1 Dane' })));
  expect(heading()).toBe('Podaj swoje dane');
  await act(async () => {
    window.history.back();
    await new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  });
  expect(heading()).toBe('Wybierz dostawę');
  expect(names()).toEqual(['ReadCart', 'ReadCheckout']);
});

test('a checkout that cannot be read keeps its cart and offers another try', async () => {
  localStorage.setItem('cart_id', CART_ID);
  answers.set('ReadCart', () => ok({ cart: aCart() }));
  answers.set('ReadCheckout', () => new Response('', { status: 503 }));
  await mount();
  await vi.waitFor(() => expect(heading()).toBe('Nie udało się wczytać zamówienia'));
  answers.set('ReadCheckout', () => ok({ cart: aBeginning(), checkoutAgreements: someAgreements }));
  await press('Spróbuj jeszcze raz');
  await vi.waitFor(() => expect(heading()).toBe('Podaj swoje dane'));
});

test('whoever was told that there is no connection is told when it is back', async () => {
  await open();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => fireEvent.offline(window));
  expect(screen.getByText('Brak połączenia. To, co wpisane, zostaje na tym urządzeniu.')).toBeTruthy();
  vi.useFakeTimers();
  isOnline.mockReturnValue(true);
  await act(async () => fireEvent.online(window));
  const back = screen.getByText('Połączenie wróciło. To, co wpisane, jest na miejscu.');
  expect(back.parentElement?.getAttribute('role')).toBe('status');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(/^Połączenie wróciło/)).toBeNull();
  vi.useRealTimers();
});
