import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCart, aCartLine, CART_ID } from '../testing/a-cart.ts';
import { aCustomerAnswer } from '../testing/a-customer.ts';
import { answers, asked, ok, open, pln, press } from '../testing/cart-page-screen.tsx';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const lines = () => [...screen.getByRole('list', { name: 'Produkty w\u00a0koszyku' }).children];
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

test('a cart that could not be read can be asked for again', async () => {
  localStorage.setItem('cart_id', CART_ID);
  await open();
  expect(heading()).toBe('Nie udało się wczytać koszyka');
  answers.set('ReadCart', () => ok({ cart: aCart() }));
  await press('Spróbuj jeszcze raz');
  expect(lines()).toHaveLength(1);
});
