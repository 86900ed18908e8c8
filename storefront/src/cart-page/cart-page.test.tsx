import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStillShop, ShopProvider } from '@witryna/modules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartPartsFragment } from '../api/operations.gen.ts';
import { CartScreen } from '../screens/cart-screen.tsx';
import { aCart, aCartLine, CART_ID } from '../testing/a-cart.ts';
import { aCustomerAnswer } from '../testing/a-customer.ts';
import { aSite } from '../testing/an-answer.ts';

const pln = (value: number) => ({ value, currency: 'PLN' });
/** What the shop answers to each operation, by its name. */
const answers = new Map<string, () => Response>();
let asked: { readonly name: string; readonly variables: Record<string, unknown> }[] = [];
const ok = (data: object) => Response.json({ data });

beforeEach(() => {
  localStorage.clear();
  answers.clear();
  asked = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { query = '', variables } = JSON.parse(String(init.body ?? '{}'));
    const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? `${init.method} ${address}`;
    asked.push({ name, variables });
    return answers.get(name)?.() ?? new Response('', { status: 429 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

async function open(cart?: Partial<CartPartsFragment>, settings = {}) {
  if (cart) {
    localStorage.setItem('cart_id', CART_ID);
    answers.set('ReadCart', () => ok({ cart: aCart(cart) }));
  }
  const shop = { ...createStillShop(), settings };
  await act(async () =>
    render(
      <ShopProvider value={shop}>
        <CartScreen path="/cart" site={aSite()} />
        <p id="announcements" />
      </ShopProvider>,
    ),
  );
  await act(() => vi.dynamicImportSettled());
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const lines = () => [...screen.getByRole('list', { name: 'Produkty w\u00a0koszyku' }).children];
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const two = { items: [aCartLine(), aCartLine({ uid: 'Mg==', sku: 'RL-2', quantity: 1 })] };

/** What was announced last. */
const said = () => document.getElementById('announcements')?.textContent;

test('a visitor without a cart is told so, and nothing is asked', async () => {
  await open();
  expect([heading(), asked]).toEqual(['Twój koszyk jest pusty', []]);
  expect(screen.getByRole('link', { name: 'Wróć do zakupów' }).getAttribute('href')).toBe('/');
});

const aViewed = (sku: string) => ({
  sku,
  name: `Krem ${sku}`,
  urlPath: `/krem-${sku}`,
  images: [],
  flags: {},
  inStock: true,
  price: { final: { amount: 5_900, currency: 'PLN' }, regular: { amount: 5_900, currency: 'PLN' } },
  priceVaries: sku === 'b',
  variants: [],
});

test('an empty cart shows what this browser looked at last, and forgets it at a word', async () => {
  localStorage.setItem('viewer', 'viewer-aaaaaaaaaa');
  answers.set('GET /api/products/viewed?limit=6', () => ok({ products: [aViewed('a'), aViewed('b')] }));
  answers.set('DELETE /api/products/viewed', () => new Response(null, { status: 204 }));
  await open();
  const section = await screen.findByRole('region', { name: 'Ostatnio oglądane' });
  const items = within(section).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Krem a59,00 zł',
    'Krem bod 59,00 zł',
  ]);
  expect(within(section).getByRole('link', { name: 'Krem b' }).getAttribute('href')).toBe('/krem-b');
  await press('Wyczyść');
  expect((await screen.findByText(/^Lista jest pusta/)).getAttribute('role')).toBe('status');
  expect(within(section).queryAllByRole('listitem')).toEqual([]);
  expect(document.activeElement).toBe(within(section).getByRole('heading'));
});

test('an empty cart stays as it is where what was looked at cannot be had', async () => {
  localStorage.setItem('viewer', 'viewer-aaaaaaaaaa');
  await open();
  expect(heading()).toBe('Twój koszyk jest pusty');
  expect(screen.queryByRole('region', { name: 'Ostatnio oglądane' })).toBeNull();
});

test('whose sign-in has ended is told so where the cart was, and gets it back by signing in', async () => {
  localStorage.setItem('customer_token', 'old');
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    const status = new Headers(headers).has('authorization') ? 401 : 429;
    return Response.json({ errors: [{ message: 'x' }] }, { status });
  });
  await open();
  expect(await screen.findByText(/^Logowanie wygasło\. Zaloguj się/)).toBeDefined();
  expect([heading(), localStorage.getItem('customer_token')]).toEqual(['Koszyk', null]);
  const answers = new Map<string, object>([
    ['SignIn', { generateCustomerToken: { token: 'new', expires_at: null } }],
    ['ReadCustomer', { customer: aCustomerAnswer() }],
    ['ReadCustomerCart', { customerCart: aCart(two) }],
  ]);
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const answer = answers.get(/^(?:query|mutation) (\w+)/.exec(JSON.parse(String(body)).query)?.[1] ?? '');
    return answer ? ok(answer) : new Response('', { status: 429 });
  });
  fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'lena@example.com' } });
  fireEvent.input(screen.getByLabelText('Hasło'), { target: { value: 'Poziomki1!' } });
  await press('Zaloguj się');
  await vi.waitFor(() => expect(lines()).toHaveLength(2));
  localStorage.clear();
});

test('lines, sums, taxes and what is missing to free delivery are shown', async () => {
  const discount = { label: 'Len', applied_to: 'ITEM' as const, amount: pln(12.4), coupon: { code: 'LEN10' } };
  const prices = { ...aCart(two).prices, discounts: [discount] } as ReturnType<typeof aCart>['prices'];
  await open({ ...two, free_delivery_missing: pln(23.5), applied_coupons: [{ code: 'LEN10' }], prices });
  expect(heading()).toBe('Koszyk (3\u00a0produkty)');
  expect(lines()).toHaveLength(2);
  expect(screen.getByText('Do darmowej dostawy brakuje 23,50 zł')).toBeTruthy();
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 75.5 * 100);
  const summary = within(screen.getByRole('region', { name: 'Podsumowanie' }));
  expect(summary.getByText('w tym VAT 23%: 18,33 zł')).toBeTruthy();
  expect(summary.getByText('Kod LEN10 działa: −12,40 zł')).toBeTruthy();
});

test('a code that rests is told above the lines and beside the field, and never said to work', async () => {
  const message = 'Kod „OD150” działa od 150,00 zł, brakuje 23,50 zł.';
  const notice = { code: 'coupon-below-minimum', message, sku: null, quantity: null, coupon: 'OD150' };
  await open({ applied_coupons: [{ code: 'OD150' }], notices: [notice] });
  expect(screen.getAllByText(message)).toHaveLength(2);
  expect(screen.queryByText(/^Kod OD150 działa/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Usuń kod OD150' })).toBeTruthy();
});

test('a gift that was lost is told until the cart earns it, with what is missing now', async () => {
  const missing = (amount: number) => [
    {
      ...anOffer({ G1: 'Miniatura Łąka' }),
      source: 'rule:1',
      kind: 'GIFT' as const,
      label: 'Od stu',
      missing: pln(amount),
      threshold: pln(120),
    },
  ];
  const message = 'Prezent „Miniatura Łąka” jest od 120,00 zł, brakuje 8,00 zł.';
  const lost = { code: 'gift-removed', message, sku: 'G1', quantity: null, coupon: null };
  await open({ notices: [lost], gift_offers: missing(8) });
  const shownNotices = () => document.querySelector('[class*="notices"]')?.textContent;
  const written = (version: number, gift_offers: ReturnType<typeof missing>) =>
    answers.set('UpdateCart', () => ok({ updateCartItems: { cart: aCart({ version, gift_offers }), errors: [] } }));
  expect(shownNotices()).toContain('brakuje 8,00');
  written(2, missing(57));
  await press(/^Zmniejsz ilość/);
  await vi.waitFor(() =>
    expect(shownNotices()).toContain('Prezent „Miniatura Łąka” jest od 120,00 zł, brakuje 57,00 zł.'),
  );
  written(3, missing(0));
  await press(/^Zwiększ ilość/);
  await vi.waitFor(() => expect(shownNotices()).toBe(''));
});

test('a gift that was lost is told after a reload too, until that is understood', async () => {
  const offers = [{ ...anOffer({ G1: 'Miniatura Łąka' }), source: 'rule:1', kind: 'GIFT' as const, label: 'Od stu' }];
  const distant = offers.map((offer) => ({ ...offer, missing: pln(8), threshold: pln(120) }));
  const message = 'Prezent „Miniatura Łąka” jest od 120,00 zł, brakuje 8,00 zł.';
  const lost = { code: 'gift-removed', message, sku: 'G1', quantity: null, coupon: null };
  const reopen = async (given: Partial<CartPartsFragment>) => {
    cleanup();
    await open(given);
  };
  const notices = () => document.querySelector('[class*="notices"]');
  await open({ notices: [lost], gift_offers: distant });
  await reopen({ notices: [], gift_offers: distant });
  await vi.waitFor(() => expect(notices()?.textContent).toMatch(/Miniatura Łąka” jest od 120,00\szł, brakuje 8,00/));
  // The rule has ended meanwhile: what the shop said then is still true.
  await reopen({ notices: [], gift_offers: [] });
  const button = await screen.findByRole('button', { name: 'Rozumiem' });
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
  await press('Rozumiem');
  expect(notices()?.textContent).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await reopen({ notices: [], gift_offers: distant });
  expect(notices()?.textContent).toBe('');
});

test('no name of a product ends a line with a word of one letter', async () => {
  await open({ items: [aCartLine({ product: { ...aCartLine().product, name: 'Krem z makiem i lnem' } })] });
  expect(screen.getByRole('heading', { level: 2, name: /Krem z/ }).textContent).toBe('Krem z\u00a0makiem i\u00a0lnem');
});

test('a reduced line shows the price before and the lowest of 30 days, and what its flags mean', async () => {
  const reduced = aCartLine({
    isFaF: true,
    prices: {
      price_including_tax: pln(39),
      original_item_price: pln(49),
      row_total_including_tax: pln(78),
      row_total_with_discount_including_tax: pln(78),
    },
    product: { ...aCartLine().product, price_range: { omnibus_lowest_price: pln(45) } },
  });
  const gift = aCartLine({ uid: 'g', sku: 'RL-GRATIS', isGift: true, quantity: 1, prices: null });
  const gone = aCartLine({
    uid: 'x',
    sku: 'RL-9',
    is_available: false,
    errors: [{ sentence: 'Został wycofany.', message: 'x', path: '/sku' }],
  });
  await open({ items: [reduced, gift, gone] });
  const [first, second, third] = lines().map(({ textContent }) => textContent);
  expect(first).toContain('Poprzednia cena: 98,00\u00a0zł');
  expect(first).toContain('Najniższa cena z\u00a030\u00a0dni przed obniżką: 45,00\u00a0zł');
  expect(first).toContain('98,00\u00a0zł / 100 ml');
  expect(first).toContain('Friends & Family');
  expect(second).toContain('Prezent');
  expect(second).toContain('Gratis');
  expect(third).toContain('Został wycofany. Przenieś go do ulubionych albo usuń, a\u00a0resztę zamówisz od razu.');
});

test('basic lines have neither picture nor price per unit; a category is linked where the site wants it', async () => {
  await open({}, { cart: { layout: 'basic' } });
  expect(lines()[0]?.textContent).not.toContain('100 ml');
  cleanup();
  await open({}, { cart: { linksCategory: true } });
  expect(screen.getByRole('link', { name: 'Twarz' }).getAttribute('href')).toBe('/twarz');
});

test('a line that is taken out gives way to the button that brings it back, which has the focus', async () => {
  await open(two);
  answers.set('RemoveFromCart', () =>
    ok({ removeItemFromCart: { cart: aCart({ version: 2, items: two.items.slice(1) }) } }),
  );
  answers.set('RestoreToCart', () => ok({ restoreCartItem: { cart: aCart({ version: 3, ...two }) } }));
  const [remove] = screen.getAllByRole('button', { name: /^Usuń: Krem Świt/ });
  remove?.focus();
  for (const _press of [1, 2]) await act(async () => fireEvent.click(document.activeElement ?? document.body));
  expect(lines()[0]?.textContent).toContain('Usunięto: Krem Świt');
  expect(document.activeElement?.textContent).toBe('Przywróć');
  await press(/^Przywróć/);
  expect(lines()).toHaveLength(2);
  expect(document.activeElement?.textContent).toBe('Krem Świt');
});

test('a line moves to the favourites, and back', async () => {
  await open(two);
  const removed = aCart({ version: 2, items: two.items.slice(1) });
  answers.set('RemoveFromCart', () => ok({ removeItemFromCart: { cart: removed } }));
  answers.set('RestoreToCart', () => ok({ restoreCartItem: { cart: aCart({ version: 3, ...two }) } }));
  const favourites = () => JSON.parse(localStorage.getItem('favourites') ?? '{"items":[]}').items;
  const [move] = screen.getAllByRole('button', { name: /^Przenieś do ulubionych: Krem Świt/ });
  await act(async () => fireEvent.click(move ?? document.body));
  await act(() => vi.dynamicImportSettled());
  expect(lines()[0]?.textContent).toContain('Przeniesiono do ulubionych: Krem Świt');
  await vi.waitFor(() => expect(said()).toMatch(/^Przeniesiono do ulubionych Krem Świt.* Przycisk Przywróć\.$/));
  expect(document.activeElement?.textContent).toBe('Przywróć');
  expect(favourites()).toMatchObject([{ sku: two.items[0]?.product.sku }]);
  await press(/^Przywróć/);
  expect(lines()).toHaveLength(2);
  expect(favourites()).toEqual([]);
});

test('a line that cannot become a favourite stays, and says why', async () => {
  const items = Array.from({ length: 100 }, (_, index) => ({ sku: `S-${index}` }));
  localStorage.setItem('favourites', JSON.stringify({ id: 'guest', items }));
  await open(two);
  const [move] = screen.getAllByRole('button', { name: /^Przenieś do ulubionych: Krem Świt/ });
  await act(async () => fireEvent.click(move ?? document.body));
  await act(() => vi.dynamicImportSettled());
  expect(lines()).toHaveLength(2);
  expect(screen.getByText(/^Bez logowania lista mieści/).getAttribute('role')).toBe('alert');
  expect(asked.map(({ name }) => name)).not.toContain('RemoveFromCart');
});

test('without a connection the way on says why it leads nowhere, until it is back', async () => {
  await open(two);
  expect(document.activeElement).toBe(document.body);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => fireEvent(window, new Event('offline')));
  const [link] = screen.getAllByRole('link', { name: 'Przejdź do zamówienia' });
  expect(await act(async () => fireEvent.click(link ?? document.body))).toBe(false);
  expect(screen.getByText('Brak połączenia. Zamówisz, gdy wróci; koszyk czeka.').getAttribute('role')).toBe('status');
  onLine.mockReturnValue(true);
  await act(async () => fireEvent(window, new Event('online')));
  expect(screen.queryByText(/^Brak połączenia/)).toBeNull();
  const [heard, seen] = screen.getAllByText('Połączenie wróciło.');
  expect([heard?.parentElement?.getAttribute('role'), seen?.ariaHidden]).toEqual(['status', 'true']);
  expect(await act(async () => fireEvent.click(link ?? document.body))).toBe(true);
});

test('a quantity is typed and written with Enter; an emptied field returns to what it was', async () => {
  await open();
  cleanup();
  await open({});
  answers.set('UpdateCart', () => ok({ updateCartItems: { cart: aCart({ version: 2 }), errors: [] } }));
  const field = screen.getByRole('textbox', { name: 'Ilość: Krem Świt' });
  await act(async () => {
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
  });
  expect(field).toHaveProperty('value', '2');
  await act(async () => {
    fireEvent.change(field, { target: { value: '101' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  });
  expect(screen.getByText('Ilość to liczba od 0 do 100.')).toBeTruthy();
  await act(async () => {
    fireEvent.change(field, { target: { value: '7' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  });
  await vi.waitFor(() =>
    expect(asked.find(({ name }) => name === 'UpdateCart')?.variables.items).toMatchObject([{ quantity: 7 }]),
  );
});

test('a code that is refused stays in its field, with the reason beside it', async () => {
  await open({});
  const details = { message: 'Kod działa od 150,00 zł.' };
  const extensions = { category: 'graphql-input', code: 'coupon-below-minimum', details };
  answers.set('ApplyCoupon', () => Response.json({ data: null, errors: [{ message: 'x', extensions }] }));
  const field = screen.getByLabelText('Kod rabatowy');
  fireEvent.change(field, { target: { value: 'LEN150' } });
  await press('Użyj kodu');
  expect(field).toHaveProperty('value', 'LEN150');
  expect(screen.getByText(details.message)).toBeTruthy();
});

test('a code that works is heard, and one that is taken out', async () => {
  await open({});
  answers.set('ApplyCoupon', () =>
    ok({ applyCouponToCart: { cart: aCart({ version: 2, applied_coupons: [{ code: 'LEN10' }] }) } }),
  );
  fireEvent.change(screen.getByLabelText('Kod rabatowy'), { target: { value: ' len10 ' } });
  await press('Użyj kodu');
  await vi.waitFor(() => expect(said()).toBe('Kod LEN10 działa.'));
  answers.set('RemoveCoupon', () => ok({ removeCouponFromCart: { cart: aCart({ version: 3 }) } }));
  await press('Usuń kod LEN10');
  await vi.waitFor(() => expect(said()).toBe('Kod LEN10 usunięty.'));
});

/** One of these may be chosen now: names by SKU. */
const anOffer = (names: Readonly<Record<string, string>>, isGone = (_sku: string) => false) => ({
  choices: 1,
  missing: pln(0),
  threshold: pln(0),
  items: Object.entries(names).map(([sku, name]) => ({
    sku,
    is_available: !isGone(sku),
    is_chosen: false,
    product: { name, thumbnail: null },
  })),
});

test('a gift is chosen, or none, as equal choices', async () => {
  const gifts = anOffer({ G1: 'Miniatura Łąka', G2: 'Miniatura Świt' }, (sku) => sku === 'G2');
  const offer = { ...gifts, source: 'rule:1', kind: 'GIFT' as const, label: 'Od stu złotych' };
  await open({ gift_offers: [offer] });
  await press(/^Miniatura Świt/);
  await press('Miniatura Łąka');
  answers.set('DeclineGifts', () =>
    ok({ declineCartGifts: { cart: aCart({ version: 2, gift_offers: [offer], gifts_declined: true }) } }),
  );
  await press('Nie chcę prezentu');
  expect(screen.getByRole('button', { name: 'Nie chcę prezentu', pressed: true })).toBeTruthy();
  const acts = asked.filter(({ name }) => /Gift/.test(name)).map(({ name, variables }) => [name, variables.sku]);
  expect(acts).toEqual([
    ['ChooseGift', 'G1'],
    ['DeclineGifts', undefined],
  ]);
});

test('samples are declined as samples, and tell which product they come with', async () => {
  const samples = anOffer({ S1: 'Próbka serum' });
  const sample = { ...samples, source: 'product:KREM', kind: 'SAMPLE' as const, label: 'Krem Świt' };
  await open({ gift_offers: [sample] });
  expect(screen.getByRole('group', { name: 'Wybierz próbkę do produktu „Krem Świt”' })).toBeTruthy();
  answers.set('DeclineGifts', () =>
    ok({ declineCartGifts: { cart: aCart({ version: 2, gift_offers: [sample], gifts_declined: true }) } }),
  );
  await press('Nie chcę próbki');
  await vi.waitFor(() => expect(said()).toBe('Zamówienie będzie bez próbki.'));
});

test('a cart that could not be read can be asked for again', async () => {
  localStorage.setItem('cart_id', CART_ID);
  await open();
  expect(heading()).toBe('Nie udało się wczytać koszyka');
  answers.set('ReadCart', () => ok({ cart: aCart() }));
  await press('Spróbuj jeszcze raz');
  expect(lines()).toHaveLength(1);
});
