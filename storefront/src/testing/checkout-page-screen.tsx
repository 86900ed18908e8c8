import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStillShop, ShopProvider } from '@witryna/modules';
import { afterEach, beforeEach, vi } from 'vitest';
import type { CheckoutPartsFragment } from '../api/operations.gen.ts';
import { CheckoutScreen } from '../screens/checkout-screen.tsx';
import { aCart, CART_ID } from './a-cart.ts';
import { aCheckout, someAgreements } from './a-checkout.ts';
import { aSite } from './an-answer.ts';

type Answer = () => Response | Promise<Response>;
type Destination = NonNullable<CheckoutPartsFragment['shipping_addresses'][number]>;
type Offer = NonNullable<NonNullable<Destination['available_shipping_methods']>[number]>;

/** What the shop answers to each operation, by its name. */
export const answers = new Map<string, Answer>();
/** What the shop was asked. */
export const asked: { readonly name: string; readonly variables: Record<string, unknown> }[] = [];
export const ok = (data: object) => Response.json({ data });
export const refused = (code: string, message: string) =>
  Response.json({
    errors: [{ message, extensions: { category: 'graphql-input', code, details: { message } } }],
    data: null,
  });

/** Each test begins with nobody's cart, at the first step, and a shop that has not been asked. */
export function prepareCheckoutPage(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    answers.clear();
    asked.length = 0;
    window.history.replaceState(null, '', '/checkout');
    vi.stubGlobal('scrollTo', () => {});
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (!init?.body) return Response.json({ towns: address.includes('02-677') ? ['Warszawa'] : [] });
      const { query, variables } = JSON.parse(String(init.body));
      const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
      asked.push({ name, variables });
      return answers.get(name)?.() ?? new Response('', { status: 429 });
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export function anOffer(code: string, given: Partial<Offer> = {}): Offer {
  return {
    carrier_code: code,
    carrier_title: 'DPD',
    method_code: code,
    method_title: 'Kurier',
    available: true,
    error_message: null,
    needs_pickup_location: null,
    is_cash_on_delivery: false,
    price_incl_tax: { value: 14.99, currency: 'PLN' },
    delivery_time: { from: '2026-11-25', to: '2026-11-26' },
    ...given,
  };
}

/** A cart of whose order nothing is known yet. */
export const aBeginning = () =>
  aCheckout({
    prices: aCart().prices,
    email: null,
    billing_address: null,
    shipping_addresses: [],
    missing_for_order: [
      'EMAIL',
      'SHIPPING_ADDRESS',
      'BILLING_ADDRESS',
      'SHIPPING_METHOD',
      'PAYMENT_METHOD',
      'CONSENTS',
    ],
  });

const OFFERS = [
  anOffer('Dpdshipping'),
  anOffer('Glsshipping', { carrier_title: 'GLS', available: false, error_message: 'Nie dowozi na wyspy.' }),
];

/** A cart with an address, what can be sent there, and what of it is chosen. */
export function withAddress({ chosen, offers = OFFERS }: { chosen?: string; offers?: readonly Offer[] } = {}) {
  const [destination] = aCheckout().shipping_addresses;
  const offer = offers.find(({ method_code: code }) => code === chosen);
  const names = { method_code: chosen, method_title: 'Kurier', disabled_payment_methods: [] };
  const delivery = {
    available_shipping_methods: offers,
    selected_shipping_method: offer ? { ...offer, ...names } : null,
  };
  return aCheckout({
    prices: aCart().prices,
    shipping_addresses: [{ ...destination, ...delivery } as Destination],
    missing_for_order: offer ? ['PAYMENT_METHOD', 'CONSENTS'] : ['SHIPPING_METHOD', 'PAYMENT_METHOD', 'CONSENTS'],
  });
}

/** The shop has this cart, remembered by the browser, and this of its order. */
export function answerWith(checkout: CheckoutPartsFragment): void {
  localStorage.setItem('cart_id', CART_ID);
  answers.set('ReadCart', () => ok({ cart: aCart() }));
  answers.set('ReadCheckout', () => ok({ cart: checkout, checkoutAgreements: someAgreements }));
}

export const mount = (site = aSite()) =>
  act(async () =>
    render(
      <ShopProvider value={createStillShop()}>
        <CheckoutScreen path="/checkout" site={site} />
        <p id="announcements" />
      </ShopProvider>,
    ),
  );

/** The page on the screen, with its first answers. */
export async function open(checkout: CheckoutPartsFragment = aBeginning()) {
  answerWith(checkout);
  await mount();
  await act(() => vi.dynamicImportSettled());
  await vi.waitFor(() => screen.getByRole('navigation', { name: 'Etapy zamówienia' }));
}

export const names = () => asked.map(({ name }) => name).sort();
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** The form of the first step. */
export const details = () =>
  within(screen.getByRole('button', { name: 'Przejdź do dostawy' }).closest('form') as HTMLFormElement);
