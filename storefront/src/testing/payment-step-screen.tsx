import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { CheckoutPartsFragment } from '../api/operations.gen.ts';
import { createShopClient } from '../api/shop-client.ts';
import { cartOfSite } from '../cart/index.ts';
import { type CheckoutStore, createCheckoutStore } from '../checkout/checkout-store.ts';
import { PaymentStep } from '../checkout/payment/payment-step.tsx';
import { paymentPl } from '../i18n/payment.pl.ts';
import type { WalletSheets } from '../wallets/index.ts';
import { CART_ID } from './a-cart.ts';
import { aCheckout, someAgreements } from './a-checkout.ts';
import { aSite } from './an-answer.ts';
import { settle } from './settle.ts';

const left = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../checkout/payment/leave.ts', () => ({
  leaveFor: (address: string) => left.to.push(address),
  goTo: (address: string) => left.to.push(address),
}));
const waiting = vi.hoisted(() => ({ opened: [] as { number: string; refuse: (sentence: string) => void }[] }));
vi.mock('../checkout/payment/open-waiting.ts', () => ({
  openWaiting: async (order: { number: string }, { onRefused }: { onRefused: (sentence: string) => void }) =>
    waiting.opened.push({ number: order.number, refuse: onRefused }),
}));

/** `left.to`: where the page went by its own will; `waiting.opened`: the orders whose bank was waited for. */
export { left, waiting };

export const TOKEN = `1.${'a'.repeat(32)}`;
type Answer = (variables: Record<string, unknown>) => Response | Promise<Response>;
/** What the shop answers to each operation, by its name; a full shop to all others. */
export const answers = new Map<string, Answer>();
/** What the shop was asked, and with which key of the press. */
export const asked: { readonly name: string; readonly variables: Record<string, unknown>; readonly key: string }[] = [];
export const ok = (data: object) => Response.json({ data });
export const onStep = vi.fn();
/** What the shop opens wallets with. */
let walletSheets: WalletSheets;

/** Each test begins with nobody's cart, and a shop that has not been asked. */
export function preparePaymentStep(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    answers.clear();
    asked.length = 0;
    left.to.length = 0;
    waiting.opened.length = 0;
    onStep.mockReset();
    offerWallets({});
    document.title = 'Płatność, krok 3 z 3';
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      const { query, variables } = JSON.parse(String(init.body));
      const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
      asked.push({ name, variables, key: new Headers(init.headers).get('Idempotency-Key') ?? '' });
      return (await answers.get(name)?.(variables)) ?? new Response('', { status: 429 });
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** From now on the shop opens these wallets. */
export function offerWallets(sheets: Partial<WalletSheets>): void {
  walletSheets = { apple_pay: null, google_pay: null, ...sheets };
}

/** The last step on the screen, of a cart with these parts. */
export async function open(given: Partial<CheckoutPartsFragment> = {}): Promise<CheckoutStore> {
  localStorage.setItem('cart_id', CART_ID);
  shows(given);
  answers.set('ReadCart', () => ok({ cart: aCheckout(given) }));
  const site = aSite();
  const client = createShopClient(site);
  const store = createCheckoutStore({ client, cart: await cartOfSite(site).load(), rememberedCartId: () => CART_ID });
  await store.load();
  await act(async () => render(<Step store={store} site={site} client={client} />));
  return store;
}

/** From now on the shop's cart is this one. */
export function shows(given: Partial<CheckoutPartsFragment>) {
  answers.set('ReadCheckout', () => ok({ cart: aCheckout(given), checkoutAgreements: someAgreements, walletSheets }));
}

interface StepProps {
  readonly store: CheckoutStore;
  readonly site: ReturnType<typeof aSite>;
  readonly client: ReturnType<typeof createShopClient>;
}

function Step({ store, site, client }: StepProps) {
  const view = useSyncExternalStore(store.subscribe, store.view);
  if (view.status !== 'ready') return <p>{view.status}</p>;
  return (
    <PaymentStep
      view={view}
      store={store}
      client={client}
      texts={paymentPl}
      site={{ ...site, properties: { ...site.properties, terms: '/regulamin', privacy: '/prywatnosc' } }}
      addressOf={(path) => path}
      onStep={onStep}
    />
  );
}

/** An order that was placed. */
export const placed = (order: object = {}) =>
  ok({
    placeOrder: {
      errors: [],
      order: {
        order_number: '000000123',
        payment_method: 'banktransfer',
        redirect_url: null,
        payment_error: null,
        payment_error_sentence: null,
        token: TOKEN,
        ...order,
      },
    },
  });

/** An order that was not, for a reason. */
export const refused = (reason: string, given: object = {}) =>
  ok({
    placeOrder: { errors: [{ reason, sentence: `Zdanie: ${reason}`, message: 'x', lines: [], ...given }], order: null },
  });

export const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const tap = (element: Element) => act(async () => fireEvent.click(element));
export const press = async (name: string | RegExp) => {
  await tap(screen.getByRole('button', { name }));
  await settle();
};
export const orderButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^(Zamawiam z.obowiązkiem zapłaty|Składamy zamówienie…)$/ });
export const start = () => tap(orderButton());
export const order = async () => {
  await start();
  await settle();
};
export const orders = () => asked.filter(({ name }) => name === 'PlaceOrder');
export const choose = async (name: string | RegExp) => {
  await tap(radio(name));
  await tap(box(/^Zaznacz wszystkie/));
};
export const text = () => document.body.textContent ?? '';
