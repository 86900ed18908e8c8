import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartOfSite } from '../../cart/index.ts';
import { paymentPl } from '../../i18n/payment.pl.ts';
import { latestOrder } from '../../latest-order/index.ts';
import { aCart, CART_ID } from '../../testing/a-cart.ts';
import { someAgreements } from '../../testing/a-checkout.ts';
import { aSite } from '../../testing/an-answer.ts';
import { settle } from '../../testing/settle.ts';
import { checkoutLocaleOf } from '../checkout-locale.ts';
import { ExpressSheet } from './express-sheet.tsx';
import type { PickedPoint } from './open-express.tsx';

const left = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../payment/leave.ts', () => ({
  leaveFor: (address: string) => left.to.push(address),
  goTo: (address: string) => left.to.push(address),
}));

const pln = (value: number) => ({ value, currency: 'PLN' });
const ok = (data: object) => Response.json({ data });
const TOKEN = `1.${'a'.repeat(32)}`;
let answers: Map<string, (variables: Record<string, unknown>) => Response>;
let asked: { readonly name: string; readonly variables: Record<string, unknown> }[];
const pickPoint = vi.fn();

const delivery = (code: string, title: string, price: number, given: object = {}) => ({
  carrier_code: code,
  method_code: code,
  carrier_title: title,
  method_title: title,
  available: true,
  error_message: null,
  needs_pickup_location: null,
  is_cash_on_delivery: false,
  price_incl_tax: pln(price),
  delivery_time: { from: '2026-11-24', to: '2026-11-25' },
  ...given,
});

beforeEach(() => {
  localStorage.clear();
  asked = [];
  left.to.length = 0;
  pickPoint.mockReset();
  answers = new Map<string, (variables: Record<string, unknown>) => Response>([
    ['ReadCart', () => ok({ cart: aCart() })],
    [
      'ReadExpressDeliveries',
      () =>
        ok({
          estimateShippingMethods: [
            delivery('inpostcourier', 'Kurier InPost', 9.99),
            delivery('inpost', 'Paczkomat InPost', 7.99, { needs_pickup_location: 'inpost' }),
            delivery('cod', 'Kurier za pobraniem', 14.99, { is_cash_on_delivery: true }),
            delivery('ups', 'UPS', 20, { available: false }),
          ],
        }),
    ],
    ['ReadExpressAgreements', () => ok({ checkoutAgreements: someAgreements })],
    ['EstimateExpress', () => ok({ estimateTotals: { cart: { prices: { grand_total: pln(107.99) } } } })],
    ['TakeWalletSheet', () => ok({ payWithWalletToken: { cart: { id: CART_ID } } })],
    [
      'PlaceOrder',
      () =>
        ok({
          placeOrder: {
            errors: [],
            order: {
              order_number: '000000123',
              payment_method: 'gpay',
              redirect_url: null,
              payment_error: null,
              token: TOKEN,
            },
          },
        }),
    ],
  ]);
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body));
    const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    asked.push({ name, variables });
    return answers.get(name)?.(variables) ?? new Response('', { status: 429 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const details = {
  email: 'lena@example.com',
  shippingAddress: {
    name: 'Lena Łąkowska',
    phoneNumber: '600700800',
    address1: 'Długa 5/7',
    postalCode: '30-001',
    locality: 'Kraków',
    countryCode: 'PL',
  },
  paymentMethodData: { tokenizationData: { token: 'żeton' } },
};
const complete = vi.fn(async () => undefined);
const pays = async () => ({ details, complete });

async function open(show: () => Promise<unknown> = pays, picked?: PickedPoint) {
  complete.mockClear();
  vi.stubGlobal(
    'PaymentRequest',
    class {
      show = show;
    },
  );
  localStorage.setItem('cart_id', CART_ID);
  const site = aSite();
  const store = await cartOfSite(site).load();
  await store.start();
  const google = {
    card_networks: ['VISA'],
    country_code: 'PL',
    environment: 'TEST' as const,
    gateway: 'payu',
    gateway_merchant_id: '1',
    merchant_id: 'g',
    merchant_name: 'Rosa i Len',
  };
  await act(async () =>
    render(
      <ExpressSheet
        titleId="title"
        site={site}
        store={store}
        wallet="gpay"
        sheets={{ apple_pay: null, google_pay: google }}
        locale={{ ...checkoutLocaleOf('pl'), texts: paymentPl }}
        picked={picked}
        pickPoint={pickPoint}
        addressOf={(path) => path}
      />,
    ),
  );
  await act(() => vi.dynamicImportSettled());
}

const tap = (element: Element) => act(async () => fireEvent.click(element));
const way = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const agree = () => tap(screen.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }));
async function order() {
  await tap(screen.getByRole('button', { name: /^Zamawiam z.obowiązkiem zapłaty$/ }));
  await settle();
}
const names = () => asked.map(({ name }) => name);
const text = () => document.body.textContent ?? '';

test('deliveries that a wallet can pay are offered, with day and price; nothing is chosen or ticked', async () => {
  await open();
  const ways = screen.getAllByRole<HTMLInputElement>('radio');
  expect(ways.map((each) => each.closest('label')?.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/^Kurier InPost wt\. 24\.11 – śr\. 25\.11 · 9,99 zł$/),
    expect.stringMatching(/^Paczkomat InPost .* · 7,99 zł$/),
  ]);
  expect([...ways, ...screen.getAllByRole<HTMLInputElement>('checkbox')].some(({ checked }) => checked)).toBe(false);
  await order();
  const summary = screen.getByRole('region', { name: 'Upss... Sprawdź formularz' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Wybierz dostawę.', 'Zaznacz wymagane zgody']);
  expect(names()).not.toContain('TakeWalletSheet');
});

test('the press opens the wallet; then the shop takes what it says, and the order goes out', async () => {
  await open();
  await tap(way(/^Kurier InPost/));
  expect(text().replaceAll('\u00a0', ' ')).toContain('Do zapłaty 107,99 zł');
  await agree();
  await order();
  const [taken, placed] = asked.slice(-2);
  expect(taken).toMatchObject({
    name: 'TakeWalletSheet',
    variables: {
      cartId: CART_ID,
      token: 'żeton',
      sheet: {
        method: 'gpay',
        email: 'lena@example.com',
        shipping_address: {
          address: {
            firstname: 'Lena',
            lastname: 'Łąkowska',
            street: ['Długa 5/7'],
            city: 'Kraków',
            country_code: 'PL',
          },
        },
        shipping_method: { carrier_code: 'inpostcourier', method_code: 'inpostcourier' },
      },
    },
  });
  expect(placed).toMatchObject({ name: 'PlaceOrder', variables: { input: { expected_total: 107.99 } } });
  expect(placed?.variables.input).not.toHaveProperty('payment_method');
  expect(complete).toHaveBeenCalledWith('success');
  expect(left.to).toEqual(['/thank-you']);
  expect(latestOrder()).toEqual({ number: '000000123', token: TOKEN });
  expect(localStorage.getItem('cart_id')).toBeNull();
});

test('without a point no locker; one that was picked is chosen and sent', async () => {
  await open();
  await tap(way(/^Paczkomat/));
  await agree();
  await order();
  expect(screen.getByRole('link', { name: 'Wybierz punkt odbioru.' })).toBeTruthy();
  await tap(screen.getByRole('button', { name: 'Wybierz punkt odbioru' }));
  expect(pickPoint).toHaveBeenCalledWith('inpost', new Set([1, 2, 3]));
  cleanup();
  const point = { code: 'KRA010', network: 'inpost', street: 'Floriańska 12', city: 'Kraków' } as PickedPoint['point'];
  await open(pays, { network: 'inpost', point, granted: new Set([1, 2, 3]) });
  expect(way(/^Paczkomat/).checked).toBe(true);
  expect(text()).toContain('KRA010');
  await order();
  expect(asked.find(({ name }) => name === 'TakeWalletSheet')?.variables.sheet).toMatchObject({
    shipping_address: { pickup_location_code: 'KRA010' },
  });
});

test.each([
  ['closes', new DOMException('closed', 'AbortError'), /^Portfel zamknięty\. Niczego nie zamówiliśmy/],
  [
    'has no card in',
    new DOMException('none', 'NotSupportedError'),
    /^Portfel nie otworzył się\. Niczego nie zamówiliśmy/,
  ],
])('a wallet that the shopper %s orders nothing, and says so', async (_name, error, sentence) => {
  await open(() => Promise.reject(error));
  await tap(way(/^Kurier InPost/));
  await agree();
  await order();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(names()).not.toContain('TakeWalletSheet');
  expect(screen.getByRole('link', { name: 'Zamów krok po kroku' }).getAttribute('href')).toBe('/checkout');
});

test('an address that the shop does not take is told in its words, and nothing is ordered', async () => {
  answers.set('TakeWalletSheet', () =>
    Response.json({
      data: { payWithWalletToken: null },
      errors: [
        {
          message: 'x',
          extensions: { category: 'graphql-input', code: 'address-invalid', details: { message: 'Podaj numer domu.' } },
        },
      ],
    }),
  );
  await open();
  await tap(way(/^Kurier InPost/));
  await agree();
  await order();
  expect(text()).toContain('Podaj numer domu.');
  expect(complete).toHaveBeenCalledWith('fail');
  expect(names()).not.toContain('PlaceOrder');
});

test('an order whose answer is lost is asked for again as the same, without the wallet', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  const show = vi.fn(pays);
  await open(show);
  await tap(way(/^Kurier InPost/));
  await agree();
  const good = answers.get('PlaceOrder');
  answers.set('PlaceOrder', () => {
    throw new TypeError('no network');
  });
  await tap(screen.getByRole('button', { name: /^Zamawiam/ }));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(text()).toMatch(/Nadal nie mamy połączenia/);
  expect(complete).toHaveBeenCalledWith('fail');
  if (good) answers.set('PlaceOrder', good);
  await tap(screen.getByRole('button', { name: /^Zamawiam/ }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(show).toHaveBeenCalledOnce();
  const sent = asked.filter(({ name }) => name === 'PlaceOrder');
  expect(new Set(sent.map(({ variables }) => JSON.stringify(variables))).size).toBe(1);
  expect(left.to).toEqual(['/thank-you']);
  vi.useRealTimers();
});

test('a sum that did not come is asked for once more by the press', async () => {
  const good = answers.get('EstimateExpress');
  answers.delete('EstimateExpress');
  await open();
  await tap(way(/^Kurier InPost/));
  await agree();
  await order();
  expect(screen.getByText(/^Chwila, sprawdzamy dostawę/)).toBeTruthy();
  expect(names()).not.toContain('TakeWalletSheet');
  if (good) answers.set('EstimateExpress', good);
  await order();
  await order();
  expect(left.to).toEqual(['/thank-you']);
});

test('where the deliveries do not come the way leads to the checkout', async () => {
  answers.delete('ReadExpressDeliveries');
  await open();
  expect(text()).toContain('Nie udało się wczytać dostaw.');
  expect(screen.getByRole('link', { name: 'Zamów krok po kroku' })).toBeTruthy();
});
