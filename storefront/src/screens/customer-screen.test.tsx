import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, storedToken, storeToken } from '../api/customer-token.ts';
import { browserConfig } from '../config.ts';
import { aCustomerAnswer } from '../testing/a-customer.ts';
import { aSite } from '../testing/an-answer.ts';
import { stubAddress, stubShopAnswers } from '../testing/shop-answers.ts';
import { beginCustomerScreen, CustomerScreen } from './customer-screen.tsx';

let shop: ReturnType<typeof stubShopAnswers>;
let address: ReturnType<typeof stubAddress>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shop = stubShopAnswers();
  shop.answer('ReadCustomer', { customer: aCustomerAnswer() });
  shop.answer('AccountHome', {
    customer: { orders: { items: [] }, underWay: { total_count: 0 } },
    customerCart: { id: 'c', total_quantity: 0, items: [], prices: null },
  });
  shop.answer('SignOut', { revokeCustomerToken: { result: true } });
  shop.answer('SignIn', { generateCustomerToken: { token: 'new', expires_at: null } });
  address = stubAddress('/account?from=mail');
});
afterEach(() => {
  cleanup();
  for (const token of ['known', 'new']) forgetToken(token);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const page = () => <CustomerScreen path="/account" site={aSite({ features: { ...aSite().features, cart: false } })} />;
const open = () => act(async () => void render(page()));
const heading = () => screen.getByRole('heading', { level: 1 });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('the server shows the frame, and nothing of anybody', () => {
  const html = renderToString(page());
  expect(html).toContain('Moje konto');
  expect(html).toContain('Loading...');
  expect(html).toContain('Tu znajdziesz zamówienia');
  expect(html).not.toContain('Strona wymaga autoryzacji');
});

test('what is read before it is known who is here stays where it is', async () => {
  storeToken('known');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page());
  const sentence = screen.getByText(/Tu znajdziesz zamówienia/);
  await act(async () => void render(page(), { container: root, hydrate: true }));
  await vi.waitFor(() => expect(screen.getByText('Dzień dobry, Lena')).toBeTruthy());
  expect(screen.getByText(/Tu znajdziesz zamówienia/)).toBe(sentence);
});

test('a guest is told so, and signs in where they are', async () => {
  await open();
  const [alert] = screen.getAllByRole('alert');
  expect(alert?.textContent).toBe('Strona wymaga autoryzacji. Zaloguj się aby kontynuować.');
  expect(screen.queryByRole('navigation', { name: 'Moje konto' })).toBeNull();
  expect(screen.queryByText(/Tu znajdziesz zamówienia/)).toBeNull();
  // Whoever has no account opens one, and comes back.
  expect(screen.getByRole('link', { name: 'Załóż konto' }).getAttribute('href')).toMatch(/^\/auth\/sign-up\?return=/);
  // Which ways to sign in there are; nothing of anybody.
  await vi.waitFor(() => expect(shop.asked.map(({ name }) => name)).toEqual(['GET /sso/providers']));
  await act(async () => {
    fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'lena@example.com' } });
    fireEvent.input(screen.getByLabelText('Hasło'), { target: { value: 'Poziomki1!' } });
  });
  await press('Zaloguj się');
  await vi.waitFor(() => expect(screen.getByText('Dzień dobry, Lena')).toBeTruthy());
  expect(screen.queryByText(/Strona wymaga/)).toBeNull();
  expect(address.replace).not.toHaveBeenCalled();
  // The form that held the focus is gone.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('while the token is checked it loads; then the customer is greeted among the tabs', async () => {
  storeToken('known');
  render(page());
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  await vi.waitFor(() => expect(screen.getByText('Dzień dobry, Lena')).toBeTruthy());
  expect(screen.getByText('Nie masz nowych powiadomień.')).toBeTruthy();
  const tabs = screen.getByRole('navigation', { name: 'Moje konto' });
  expect(within(tabs).getByRole('link', { name: 'Konto' }).getAttribute('aria-current')).toBe('page');
});

test('a shop that is slow is told so, asked once more, and the first answer that comes counts', async () => {
  vi.useFakeTimers();
  storeToken('known');
  const answer = globalThis.fetch;
  const held: (() => void)[] = [];
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[1]?.body).includes('ReadCustomer')) await new Promise<void>((resolve) => held.push(resolve));
    return answer(...request);
  });
  render(page());
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByText('To trwa dłużej niż zwykle.')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('status').textContent).toBe('Loading... To trwa dłużej niż zwykle.');
  expect(held).toHaveLength(1);
  await press('Spróbuj jeszcze raz');
  expect(held).toHaveLength(2);
  vi.useRealTimers();
  held[0]?.();
  await vi.waitFor(() => expect(screen.getByText('Dzień dobry, Lena')).toBeTruthy());
  held[1]?.();
  await act(async () => {});
  expect(screen.getByText('Dzień dobry, Lena')).toBeTruthy();
});

test.each([
  ['/account', 'AccountHome'],
  ['/account/profile', 'AccountProfile'],
  ['/account/orders', 'CustomerOrders'],
  ['/account/favourites', 'ReadWishlists'],
  ['/account/addresses-billings', 'AccountAddresses'],
  ['/account/benefits-programs', 'AccountPrograms'],
  ['/account/reviews', 'CustomerReviews'],
  ['/account/security', 'AccountSecurity'],
] as const)('%s says that it takes longer than usual, and asks once more', async (path, operation) => {
  storeToken('known');
  await act(async () => void render(page()));
  await vi.waitFor(() => expect(screen.getByText('Dzień dobry, Lena')).toBeTruthy());
  cleanup();
  vi.useFakeTimers();
  const answer = globalThis.fetch;
  let asked = 0;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    if (!String(request[1]?.body).includes(`query ${operation}`)) return answer(...request);
    asked += 1;
    return new Promise(() => {});
  });
  await act(async () => void render(<CustomerScreen path={path} site={aSite()} />));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByText(/To trwa dłużej niż zwykle\./)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText(/To trwa dłużej niż zwykle\./)).toBeTruthy();
  const before = asked;
  await press('Spróbuj jeszcze raz');
  expect(asked).toBe(before + 1);
  vi.useRealTimers();
});

test('where a site begins the account with the orders, their page has the tabs on a phone', async () => {
  shop.answer('CustomerOrders', { customer: { orders: { total_count: 0, items: [] } } });
  storeToken('known');
  const site = aSite({ features: { ...aSite().features, cart: false } });
  const settings = { account: { home: 'orders' } } as const;
  await act(async () => void render(<CustomerScreen path="/account/orders" site={site} settings={settings} />));
  await vi.waitFor(() => screen.getByText('Nie masz jeszcze zamówień'));
  expect(screen.getByRole('navigation', { name: 'Moje konto' }).dataset.home).toBe('true');
  expect(screen.queryByRole('link', { name: 'Moje konto' })).toBeNull();
});

test('each page asks for its data once: begun beside the check of the token, then by itself', async () => {
  shop.answer('CustomerOrders', { customer: { orders: { total_count: 0, items: [] } } });
  storeToken('known');
  const site = aSite({ features: { ...aSite().features, cart: false } });
  const asked = (name: string) => shop.asked.filter((each) => each.name === name).length;
  beginCustomerScreen('/account', { site, config: browserConfig });
  const { rerender } = render(<CustomerScreen path="/account" site={site} />);
  await vi.waitFor(() => screen.getByText('Dzień dobry, Lena'));
  rerender(<CustomerScreen path="/account/orders" site={site} />);
  await vi.waitFor(() => screen.getByText('Nie masz jeszcze zamówień'));
  expect([asked('AccountHome'), asked('CustomerOrders')]).toEqual([1, 1]);
});

test('the tabs are those of the specification, in its order', async () => {
  storeToken('known');
  await open();
  const tabs = within(await screen.findByRole('navigation', { name: 'Moje konto' })).getAllByRole('link');
  expect(tabs.slice(0, 7).map(({ textContent }) => textContent)).toEqual([
    'Konto',
    'Moje Dane',
    'Historia Zamówień',
    'Ulubione',
    'Adresy i Rachunki',
    'Programy Benefitowe',
    'Newsletter',
  ]);
});

test('a customer without a name is greeted without one', async () => {
  shop.answer('ReadCustomer', { customer: aCustomerAnswer({ firstname: '' }) });
  storeToken('known');
  await open();
  await vi.waitFor(() => expect(screen.getByText('Dzień dobry')).toBeTruthy());
});

test('a token that is refused leads to signing in, and back to the same address', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'x' }] }, { status: 401 }));
  storeToken('known');
  await open();
  await vi.waitFor(() =>
    expect(address.replace).toHaveBeenCalledWith(`/auth?return=${encodeURIComponent('/account?from=mail')}`),
  );
  expect(screen.queryByText(/Dzień dobry/)).toBeNull();
  expect(storedToken()).toBeUndefined();
});

test('whoever signs out here goes home, and nothing of them stays on the page', async () => {
  storeToken('known');
  await open();
  await vi.waitFor(() => screen.getByText('Dzień dobry, Lena'));
  await press('Wyloguj się');
  await vi.waitFor(() => expect(address.replace).toHaveBeenCalledWith('/'));
  expect(document.body.textContent).not.toContain('Lena');
  expect(storedToken()).toBeUndefined();
});

test('a sign-in that ends while the page is open is asked for anew in its place', async () => {
  storeToken('known');
  await open();
  await vi.waitFor(() => screen.getByText('Dzień dobry, Lena'));
  await act(async () => forgetToken('known'));
  await vi.waitFor(() => expect(screen.getByText(/^Logowanie wygasło/)).toBeTruthy());
  expect(document.body.textContent).not.toContain('Lena');
  expect(address.replace).not.toHaveBeenCalled();
});

test('where the shop cannot say who is here it is asked again on request', async () => {
  shop.fail('ReadCustomer');
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  storeToken('known');
  await open();
  await vi.waitFor(() => expect(screen.getByText(/^Nie udało się sprawdzić/)).toBeTruthy());
  vi.useRealTimers();
  shop.answer('ReadCustomer', { customer: aCustomerAnswer() });
  await press('Spróbuj jeszcze raz');
  await vi.waitFor(() => expect(screen.getByText('Dzień dobry, Lena')).toBeTruthy());
});

test('a tab that was opened from another one begins at its heading', async () => {
  storeToken('known');
  await open();
  await vi.waitFor(() => screen.getByText('Dzień dobry, Lena'));
  expect(document.activeElement).not.toBe(heading());
  const link = screen.getByRole('link', { name: 'Konto' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  cleanup();
  await open();
  expect(document.activeElement).toBe(heading());
});
