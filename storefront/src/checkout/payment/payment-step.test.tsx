import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutPartsFragment } from '../../api/operations.gen.ts';
import { createShopClient } from '../../api/shop-client.ts';
import { cartOfSite } from '../../cart/index.ts';
import { paymentPl } from '../../i18n/payment.pl.ts';
import { latestOrder } from '../../latest-order/index.ts';
import { aCartLine, CART_ID } from '../../testing/a-cart.ts';
import { aCheckout, someAgreements } from '../../testing/a-checkout.ts';
import { aSite } from '../../testing/an-answer.ts';
import type { WalletSheets } from '../../wallets/index.ts';
import { type CheckoutStore, createCheckoutStore } from '../checkout-store.ts';
import { PaymentStep } from './payment-step.tsx';

const left = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('./leave.ts', () => ({ leaveFor: (address: string) => left.to.push(address) }));
const waiting = vi.hoisted(() => ({ opened: [] as { number: string; refuse: (sentence: string) => void }[] }));
vi.mock('./open-waiting.ts', () => ({
  openWaiting: async (order: { number: string }, { onRefused }: { onRefused: (sentence: string) => void }) =>
    waiting.opened.push({ number: order.number, refuse: onRefused }),
}));

const pln = (value: number) => ({ value, currency: 'PLN' });
const TOKEN = `1.${'a'.repeat(32)}`;
type Answer = (variables: Record<string, unknown>) => Response | Promise<Response>;
/** What the shop answers to each operation, by its name. */
const answers = new Map<string, Answer>();
let asked: { readonly name: string; readonly variables: Record<string, unknown>; readonly key: string }[] = [];
const ok = (data: object) => Response.json({ data });
const onStep = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answers.clear();
  asked = [];
  left.to.length = 0;
  waiting.opened.length = 0;
  onStep.mockReset();
  walletSheets = { apple_pay: null, google_pay: null };
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

async function open(given: Partial<CheckoutPartsFragment> = {}) {
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

/** What the shop opens wallets with. */
let walletSheets: WalletSheets;
/** From now on the shop's cart is this one. */
function shows(given: Partial<CheckoutPartsFragment>) {
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

const placed = (order: object = {}) =>
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
const refused = (reason: string, given: object = {}) =>
  ok({
    placeOrder: { errors: [{ reason, sentence: `Zdanie: ${reason}`, message: 'x', lines: [], ...given }], order: null },
  });

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const tap = (element: Element) => act(async () => fireEvent.click(element));
/** Nothing is under way any more: every button may be pressed. */
const settle = () =>
  act(() => vi.waitFor(() => expect(document.querySelector('button[aria-disabled="true"]')).toBeNull()));
const press = async (name: string | RegExp) => {
  await tap(screen.getByRole('button', { name }));
  await settle();
};
const orderButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^(Zamawiam z.obowiązkiem zapłaty|Składamy zamówienie…)$/ });
const start = () => tap(orderButton());
const order = async () => {
  await start();
  await settle();
};
const orders = () => asked.filter(({ name }) => name === 'PlaceOrder');
const choose = async (name: string | RegExp) => {
  await tap(radio(name));
  await tap(box(/^Zaznacz wszystkie/));
};
const text = () => document.body.textContent ?? '';

test('ways stand in the shop’s order with their conditions; what does not go with the delivery says why', async () => {
  await open();
  const ways = screen.getAllByRole('radio').map((way) => way.closest('label')?.textContent);
  expect(ways).toEqual([
    'BLIK Kod wpiszesz na końcu',
    'Przelewy24 Wybierz swój bank',
    'Przelew tradycyjny Dane do przelewu pokażemy po złożeniu zamówienia',
    'Płatność przy odbiorze Niedostępna przy tej dostawie.',
  ]);
  await tap(radio(/^Płatność przy odbiorze/));
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  await tap(radio(/^Przelew tradycyjny/));
  expect(radio(/^Przelew tradycyjny/).checked).toBe(true);
  // Choosing is told to nobody.
  expect(asked.map(({ name }) => name).sort()).toEqual(['ReadCart', 'ReadCheckout']);
});

test('the only way of a delivery that is paid at the door is chosen', async () => {
  await open({
    available_payment_methods: [{ code: 'cashondelivery', title: 'Płatność przy odbiorze' }],
    unavailable_payment_methods: [{ code: 'przelewy24_blik', title: 'BLIK', reason: null }],
  });
  expect(radio(/^Płatność przy odbiorze/).checked).toBe(true);
});

test('all that is ordered is shown with the way to change it', async () => {
  await open();
  const review = within(screen.getByRole('region', { name: 'Sprawdź zamówienie' }));
  expect(review.getByText(/Lena Łąkowska, Długa 5\/7, 30-001 Kraków/)).toBeTruthy();
  expect(review.getByText(/Kurier InPost, wt\. 24\.11/)).toBeTruthy();
  expect(review.getByText(/Krem Świt/).textContent).toContain('×\u00a02');
  expect(review.getAllByText(/^107,99.zł$/)).toHaveLength(1);
  await press('Zmień: Dostawa');
  expect(onStep).toHaveBeenCalledWith('delivery');
  expect(review.getByRole('link', { name: 'Zmień: Produkty' }).getAttribute('href')).toBe('/cart');
});

test('nothing is ticked; all can be at once, and each alone', async () => {
  await open();
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(boxes()).toEqual([false, false, false, false]);
  await tap(box(/^Zaznacz wszystkie/));
  expect(boxes()).toEqual([true, true, true, true]);
  await tap(box(/newsletter \(zgoda/));
  expect(boxes()).toEqual([false, true, true, false]);
  expect(box(/^Zaznacz wszystkie/).indeterminate).toBe(true);
  expect(screen.getByRole('link', { name: /^Przeczytaj regulamin/ }).getAttribute('href')).toBe('/regulamin');
});

test('a form with faults is told in one place that leads to each of them', async () => {
  await open();
  await tap(radio(/^BLIK/));
  fireEvent.input(screen.getByLabelText('Kod BLIK'), { target: { value: '12345' } });
  await order();
  const summary = screen.getByRole('region', { name: 'Upss... Sprawdź formularz' });
  expect(document.activeElement).toBe(summary);
  expect(document.title).toBe('Błąd: Płatność, krok 3 z 3');
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Potwierdź oświadczenie Przelewy24.',
    'Zaznacz wymagane zgody',
    'Kod ma sześć cyfr, jest pięć.',
  ]);
  await tap(links[1] as Element);
  expect(document.activeElement).toBe(box('Akceptuję regulamin sklepu'));
  await tap(box('Akceptuję regulamin sklepu'));
  await tap(box(/polityką/));
  await tap(box(/^Oświadczam/));
  fireEvent.input(screen.getByLabelText('Kod BLIK'), { target: { value: '123456' } });
  expect(screen.getByLabelText('Kod BLIK')).toHaveProperty('value', '123 456');
  expect(document.title).toBe('Płatność, krok 3 z 3');
  expect(orders()).toEqual([]);
});

test('payment, consents and order go out together, with what was shown', async () => {
  await open();
  answers.set('PlaceOrder', () => placed());
  await tap(radio(/^Przelew tradycyjny/));
  await tap(box('Akceptuję regulamin sklepu'));
  await tap(box(/polityką/));
  await order();
  expect(orders().map(({ variables }) => variables.input)).toEqual([
    {
      cart_id: CART_ID,
      expected_total: 107.99,
      expected_items: [{ cart_item_uid: 'MQ==', row_total_including_tax: 98 }],
      payment_method: { code: 'banktransfer' },
      consents: [
        { agreement_id: 1, is_granted: true },
        { agreement_id: 2, is_granted: true },
        { agreement_id: 3, is_granted: false },
      ],
    },
  ]);
  expect(left.to).toEqual(['/thank-you']);
  expect(latestOrder()).toEqual({ number: '000000123', token: TOKEN });
  expect(localStorage.getItem('cart_id')).toBeNull();
});

test.each([
  ['a page of payment', { redirect_url: 'https://bank.example/pay' }, 'https://bank.example/pay'],
  ['a payment that did not begin', { payment_error: 'provider-unavailable' }, '/payment-error/provider-unavailable'],
  ['a payment that somebody else begins', { payment_error: 'payment-under-way' }, '/payment-verification'],
  ['an address of no page', { redirect_url: 'javascript:alert(1)' }, '/thank-you'],
])('%s: there the shopper goes', async (_, answer, address) => {
  await open();
  answers.set('PlaceOrder', () => placed(answer));
  await choose(/^Przelew tradycyjny/);
  await order();
  expect(left.to).toEqual([address]);
});

test('twice pressed is ordered once; the button keeps the focus and says what it does', async () => {
  vi.useFakeTimers();
  await open();
  let arrive: (response: Response) => void = () => {};
  answers.set('PlaceOrder', () => new Promise<Response>((resolve) => (arrive = resolve)));
  await choose(/^Przelew tradycyjny/);
  orderButton().focus();
  await start();
  await start();
  expect([orderButton().textContent, orderButton().getAttribute('aria-disabled')]).toEqual([
    'Składamy zamówienie…',
    'true',
  ]);
  await act(async () => vi.advanceTimersByTime(3_999));
  expect(text()).not.toContain('To trwa dłużej');
  await act(async () => vi.advanceTimersByTime(1));
  expect(text()).toContain('To trwa dłużej niż zwykle. Nie zamykaj strony, zamówienie złoży się tylko raz.');
  expect(document.activeElement).toBe(orderButton());
  await act(async () => {
    arrive(placed());
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(orders()).toHaveLength(1);
});

test('an answer that was lost is asked for again as the same press, and found', async () => {
  vi.useFakeTimers();
  await open();
  let attempt = 0;
  answers.set('PlaceOrder', () => {
    attempt += 1;
    if (attempt === 1) throw new TypeError('network');
    return attempt === 2 ? new Response('', { status: 502 }) : placed();
  });
  await choose(/^Przelew tradycyjny/);
  await start();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(text()).toContain('Sprawdzamy, czy zamówienie dotarło.');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(orders()).toHaveLength(3);
  expect(new Set(orders().map(({ key, variables }) => key + JSON.stringify(variables))).size).toBe(1);
  expect(text()).toContain('Jest: zamówienie 000000123.');
  expect(left.to).toEqual(['/thank-you']);
});

test('an order that did not arrive can be placed again; where nobody knows, the next press is the same one', async () => {
  vi.useFakeTimers();
  await open();
  answers.set('PlaceOrder', () => {
    throw new TypeError('network');
  });
  await choose(/^Przelew tradycyjny/);
  await start();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(text()).toContain('nie wiemy, czy zamówienie dotarło');
  answers.set('PlaceOrder', () => placed());
  await start();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
  expect(left.to).toEqual(['/thank-you']);
});

test('without a connection nothing is sent', async () => {
  await open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await choose(/^Przelew tradycyjny/);
  await order();
  expect(text()).toContain('Bez połączenia nie złożymy zamówienia. Niczego nie wysłaliśmy.');
  expect(orders()).toEqual([]);
});

test('a price that rose is told, agreed, then ordered', async () => {
  await open();
  const line = aCartLine({
    prices: {
      price_including_tax: pln(54),
      original_item_price: pln(54),
      row_total_including_tax: pln(108),
      row_total_with_discount_including_tax: pln(108),
    },
  });
  const dearer = {
    version: 2,
    items: [line],
    prices: { ...aCheckout().prices, grand_total: pln(117.99), subtotal_including_tax: pln(108) },
  } as Partial<CheckoutPartsFragment>;
  answers.set('PlaceOrder', () => {
    shows(dearer);
    return refused('total-changed');
  });
  await choose(/^Przelew tradycyjny/);
  await order();
  const sentence =
    'Kwota zmieniła się z\u00a0107,99\u00a0zł na 117,99\u00a0zł: Krem Świt kosztuje teraz 54,00\u00a0zł.';
  const panel = screen.getByRole('region', { name: sentence });
  expect(document.activeElement).toBe(panel);
  expect(
    within(panel)
      .getByRole('link', { name: /^Wróć do.koszyka/ })
      .getAttribute('href'),
  ).toBe('/cart');
  // Ordering does not answer it.
  await order();
  expect([orders().length, document.activeElement]).toEqual([1, screen.getByRole('region', { name: sentence })]);
  await press('Przyjmuję nową kwotę');
  expect(document.activeElement).toBe(orderButton());
  expect(orders()).toHaveLength(1);
  answers.set('PlaceOrder', () => placed());
  await order();
  expect(orders()[1]?.variables.input).toMatchObject({ expected_total: 117.99 });
  expect(left.to).toEqual(['/thank-you']);
});

test('an amount that changed on the screen by itself is told before it is ordered', async () => {
  const store = await open();
  await choose(/^Przelew tradycyjny/);
  shows({ version: 2, prices: { ...aCheckout().prices, grand_total: pln(120) } as CheckoutPartsFragment['prices'] });
  await act(() => store.load());
  await order();
  expect(screen.getByRole('region', { name: /^Kwota zmieniła się z.107,99.zł na 120,00.zł\.$/ })).toBeTruthy();
  expect(orders()).toEqual([]);
});

test('what there is less of is named, and each line can be mended', async () => {
  const two = [
    aCartLine({ quantity: 3 }),
    aCartLine({ uid: 'Mg==', sku: 'RL-2', quantity: 1, product: { ...aCartLine().product, name: 'Olejek Łąka' } }),
  ];
  await open({ items: two });
  const lines = [
    { cart_item_uid: 'MQ==', name: 'Krem Świt', available: 1, reason: 'short' },
    { cart_item_uid: 'Mg==', name: 'Olejek Łąka', available: 0, reason: 'out-of-stock' },
  ];
  answers.set('PlaceOrder', () => refused('out-of-stock', { lines }));
  await choose(/^Przelew tradycyjny/);
  await order();
  expect(text()).toContain('Krem Świt: została 1 sztuka, a\u00a0w\u00a0koszyku są 3.');
  expect(text()).toContain('Olejek Łąka: nie mamy już ani jednej sztuki.');
  const leaves = (items: CheckoutPartsFragment['items'], version: number) =>
    answers.set('SetOrderQuantity', () => {
      shows({ items, version });
      return ok({ updateCartItems: { cart: { id: CART_ID } } });
    });
  leaves([aCartLine({ quantity: 1 }), ...two.slice(1)], 2);
  await press('Zostaw 1 sztukę: Krem Świt');
  leaves([aCartLine({ quantity: 1 })], 3);
  await press(/^Usuń z.zamówienia: Olejek Łąka$/);
  const writes = asked.filter(({ name }) => name === 'SetOrderQuantity').map(({ variables }) => variables);
  expect(writes).toEqual([
    { cartId: CART_ID, uid: 'MQ==', quantity: 1 },
    { cartId: CART_ID, uid: 'Mg==', quantity: 0 },
  ]);
  expect(document.activeElement).toBe(orderButton());
  answers.set('PlaceOrder', () => placed());
  await order();
  expect(left.to).toEqual(['/thank-you']);
});

test('an order goes on without a code that has ended', async () => {
  await open();
  answers.set('PlaceOrder', () => refused('coupon-refused', { sentence: 'Kod LEN10 stracił ważność 31.10.2026.' }));
  await choose(/^Przelew tradycyjny/);
  await order();
  expect(text()).toContain('Kod LEN10 stracił ważność 31.10.2026.');
  answers.set('DropOrderCoupon', () => ok({ removeCouponFromCart: { cart: { id: CART_ID } } }));
  await press('Zamów bez kodu');
  answers.set('PlaceOrder', () => placed());
  await order();
  expect(left.to).toEqual(['/thank-you']);
});

test.each([
  ['point-full', 'Wybierz dostawę jeszcze raz', 'delivery'],
  ['shipping-method-unavailable', 'Wybierz dostawę jeszcze raz', 'delivery'],
  ['billing-address-missing', 'Wróć do danych', 'details'],
])('%s leads back to the step where it is mended', async (reason, button, step) => {
  await open();
  answers.set('PlaceOrder', () => refused(reason));
  await choose(/^Przelew tradycyjny/);
  await order();
  expect(text()).toContain(`Zdanie: ${reason}`);
  await press(button);
  expect(onStep).toHaveBeenCalledWith(step);
});

test('a way of payment that has ended is told at the ways', async () => {
  await open();
  answers.set('PlaceOrder', () => refused('payment-method-unavailable'));
  await choose(/^Przelew tradycyjny/);
  await order();
  const summary = screen.getByRole('region', { name: 'Upss... Sprawdź formularz' });
  expect(within(summary).getByRole('link').textContent).toBe(
    'Ten sposób płatności nie jest teraz dostępny. Wybierz inny.',
  );
});

test('a sign-in that has ended keeps what was entered and leads to the details', async () => {
  await open();
  const extensions = { category: 'graphql-authorization', code: 'cart-forbidden' };
  answers.set('PlaceOrder', () => Response.json({ data: null, errors: [{ message: 'x', extensions }] }));
  await choose(/^Przelew tradycyjny/);
  await order();
  expect(orders()).toHaveLength(1);
  expect(text()).toContain('Logowanie wygasło. Zaloguj się albo kup bez konta: wpisane dane zostały.');
  await press('Wróć do danych');
  expect(onStep).toHaveBeenCalledWith('details');
});

test('banks unfold below Przelewy24, six first, and are found by their names', async () => {
  await open();
  const banks = ['Lniany', 'Różany', 'Konopny', 'Rumiankowy', 'Malwowy', 'Głogowy', 'Łąkowy', 'Szałwiowy'];
  answers.set('ReadPrzelewy24Banks', () =>
    ok({ przelewy24Methods: banks.map((name, id) => ({ id: String(id), name: `Bank ${name}`, active: id !== 1 })) }),
  );
  await tap(radio(/^Przelewy24/));
  await screen.findByRole('group', { name: /^Bank w.Przelewy24$/ });
  const names = () => within(screen.getByRole('group', { name: /^Bank w.Przelewy24$/ })).getAllByRole('radio');
  expect(names()).toHaveLength(6);
  expect(screen.getByRole('radio', { name: /^Bank Różany.*Chwilowo niedostępny$/ })).toBeTruthy();
  await press('Pokaż wszystkie (8)');
  expect(names()).toHaveLength(8);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Szukaj banku' }), { target: { value: 'lakowy' } });
  expect(names()).toHaveLength(1);
  await tap(names()[0] as Element);
  answers.set('PlaceOrder', () => placed({ redirect_url: 'https://bank.example/pay' }));
  await tap(box(/^Zaznacz wszystkie/));
  await order();
  expect(orders()).toEqual([]);
  await tap(box(/^Oświadczam/));
  await order();
  expect(orders()[0]?.variables.input).toMatchObject({
    payment_method: { code: 'przelewy24', additional_data: { przelewy24: { method: 6, regulation_accept: true } } },
  });
});

test('without the list the bank is chosen in the next step', async () => {
  await open();
  await tap(radio(/^Przelewy24/));
  await screen.findByText(/^Przelewy24: bank wybierzesz w.następnym kroku$/);
  answers.set('PlaceOrder', () => placed({ redirect_url: 'https://bank.example/pay' }));
  await tap(box(/^Zaznacz wszystkie/));
  await order();
  expect(left.to).toEqual(['https://bank.example/pay']);
});

test('a BLIK code goes out with the order and waits for the bank; a refused one is asked for again', async () => {
  await open();
  answers.set('PlaceOrder', () => placed({ payment_method: 'przelewy24_blik' }));
  await choose(/^BLIK/);
  await tap(box(/^Oświadczam/));
  fireEvent.input(screen.getByLabelText('Kod BLIK'), { target: { value: ' 777-123 ' } });
  await order();
  expect(orders()[0]?.variables.input).toMatchObject({
    payment_method: { code: 'przelewy24_blik', blik_code: '777123' },
  });
  expect(waiting.opened.map(({ number }) => number)).toEqual(['000000123']);
  await act(async () => waiting.opened[0]?.refuse('Płatność odrzucono w aplikacji banku.'));
  expect(screen.getByRole('heading', { name: 'Zamówienie 000000123 czeka na płatność' })).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Kod BLIK');
  expect([document.activeElement, field.value]).toEqual([field, '']);
  expect(text()).toContain('Płatność odrzucono w aplikacji banku.');
  answers.set('PayPlacedOrder', () => ok({ retryPaymentUrl: { url: null, reason_code: null, reason_sentence: null } }));
  fireEvent.input(field, { target: { value: '777456' } });
  await press(/^Zapłać 107,99/);
  expect(asked.at(-1)).toMatchObject({
    name: 'PayPlacedOrder',
    variables: { number: '000000123', token: TOKEN, method: { blik_code: '777456' } },
  });
  expect(waiting.opened).toHaveLength(2);
  expect(orders()).toHaveLength(1);
});

test('a wrong code leaves the order waiting for another one; a second wrong one says so again', async () => {
  await open();
  answers.set('PlaceOrder', () =>
    placed({ payment_method: 'przelewy24_blik', payment_error: 'BLIK_63', payment_error_sentence: 'Kod nie pasuje.' }),
  );
  await choose(/^BLIK/);
  await tap(box(/^Oświadczam/));
  fireEvent.input(screen.getByLabelText('Kod BLIK'), { target: { value: '111111' } });
  await order();
  expect(text()).toContain('Kod nie pasuje.');
  answers.set('PayPlacedOrder', () =>
    ok({ retryPaymentUrl: { url: null, reason_code: 'BLIK_63', reason_sentence: 'Kod dalej nie pasuje.' } }),
  );
  fireEvent.input(screen.getByLabelText('Kod BLIK'), { target: { value: '222222' } });
  await press(/^Zapłać/);
  expect(text()).toContain('Kod dalej nie pasuje.');
  expect(screen.getByRole('link', { name: 'Wybierz inną płatność' }).getAttribute('href')).toBe('/payment-error');
  expect(waiting.opened).toEqual([]);
});

test('an order that costs nothing asks for no way of payment', async () => {
  await open({ prices: { ...aCheckout().prices, grand_total: pln(0) } as CheckoutPartsFragment['prices'] });
  expect(screen.queryAllByRole('radio')).toEqual([]);
  answers.set('PlaceOrder', () => placed());
  await tap(box(/^Zaznacz wszystkie/));
  await order();
  expect(orders()[0]?.variables.input).toMatchObject({ payment_method: { code: 'banktransfer' } });
});

test('a wallet is offered where the browser has it, without asking anybody', async () => {
  const asking = vi.fn();
  vi.stubGlobal('PaymentRequest', asking);
  await open();
  expect(radio(/^Google Pay/)).toBeTruthy();
  expect(asking).not.toHaveBeenCalled();
});

const GOOGLE_SHEET = {
  card_networks: ['VISA'],
  country_code: 'PL',
  environment: 'TEST',
  gateway: 'payu',
  gateway_merchant_id: '1',
  merchant_id: 'g',
  merchant_name: 'Rosa i Len',
} as const;

/** A browser with Google Pay, whose sheet ends like this. */
async function chooseGooglePay(show: () => Promise<unknown>) {
  vi.stubGlobal(
    'PaymentRequest',
    class {
      show = show;
    },
  );
  walletSheets = { apple_pay: null, google_pay: GOOGLE_SHEET };
  await open();
  await choose(/^Google Pay Portfel otworzy się/);
  // Its code is there before the button can be pressed.
  await act(() => vi.dynamicImportSettled());
}

test('a wallet is opened by the press of the button, pays the order, and is closed with what became of it', async () => {
  const complete = vi.fn(async () => undefined);
  const details = { paymentMethodData: { tokenizationData: { token: 'żeton' } } };
  await chooseGooglePay(async () => ({ details, complete }));
  answers.set('PlaceOrder', () => placed({ payment_method: 'gpay' }));
  await order();
  expect(orders().map(({ variables }) => variables)).toMatchObject([
    { input: { payment_method: { code: 'gpay', additional_data: { gpay: { token: 'żeton' } } } } },
  ]);
  expect(complete).toHaveBeenCalledWith('success');
  expect(left.to).toEqual(['/thank-you']);
});

test('an order that is refused is told to the wallet and on the page', async () => {
  const complete = vi.fn(async () => undefined);
  const details = { paymentMethodData: { tokenizationData: { token: 'żeton' } } };
  await chooseGooglePay(async () => ({ details, complete }));
  answers.set('PlaceOrder', () => refused('COUPON_EXPIRED'));
  await order();
  expect(complete).toHaveBeenCalledWith('fail');
  expect(left.to).toEqual([]);
  expect(text()).toContain('Zdanie: COUPON_EXPIRED');
});

test('a wallet that the shopper closes orders nothing, says so, and can be opened again', async () => {
  const show = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await chooseGooglePay(show);
  await order();
  expect(orders()).toEqual([]);
  expect(text()).toMatch(/Portfel zamknięty\. Niczego nie zamówiliśmy/);
  await order();
  expect(show).toHaveBeenCalledTimes(2);
});

test('a wallet that cannot be opened after all is paid on the page of the provider', async () => {
  await chooseGooglePay(() => Promise.reject(new DOMException('no card', 'NotSupportedError')));
  answers.set('PlaceOrder', () => placed({ payment_method: 'gpay', redirect_url: 'https://pay.example/1' }));
  await order();
  expect(orders().map(({ variables }) => variables)).toMatchObject([{ input: { payment_method: { code: 'gpay' } } }]);
  expect(JSON.stringify(orders())).not.toContain('additional_data');
  expect(left.to).toEqual(['https://pay.example/1']);
});

test('while a wallet is open the button says so, and a second press opens no second one', async () => {
  const show = vi.fn(() => new Promise(() => undefined));
  await chooseGooglePay(show);
  await start();
  await tap(screen.getByRole('button', { name: /^Potwierdź płatność w.portfelu…$/ }));
  expect(show).toHaveBeenCalledOnce();
  expect(orders()).toEqual([]);
});
