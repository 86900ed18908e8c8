import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStillShop, ShopProvider } from '@witryna/modules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken } from '../api/customer-token.ts';
import { aCustomerAnswer } from '../testing/a-customer.ts';
import { aSite } from '../testing/an-answer.ts';
import { AuthPage, WelcomePage } from './index.ts';

type Answer = () => Response | Promise<Response>;
interface Asked {
  readonly name: string;
  readonly variables: { readonly input?: Record<string, unknown>; readonly email?: string };
}

let answers: Map<string, Answer>;
let asked: Asked[];

const ok = (data: object) => Response.json({ data });
const refusal = (code: string, faults: readonly object[] = [], category = 'graphql-input') =>
  Response.json({ data: null, errors: [{ message: 'x', extensions: { category, code, details: { faults } } }] });
const taken = () => refusal('email-taken', [{ path: '/email', message: 'Konto z tym adresem e-mail już istnieje.' }]);

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answers = new Map<string, Answer>([
    ['SignUp', () => ok({ createCustomerV2: { customer: { email: 'lena@example.com' } } })],
    ['SignIn', () => ok({ generateCustomerToken: { token: 'new', expires_at: null } })],
    ['ReadCustomer', () => ok({ customer: aCustomerAnswer() })],
    ['SaveFirstAddress', () => ok({ createCustomerAddress: { id: 7 } })],
    ['ResendConfirmation', () => ok({ resendConfirmationEmail: true })],
  ]);
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body));
    const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    asked.push({ name, variables });
    return answers.get(name)?.() ?? new Response('', { status: 503 });
  });
});
afterEach(() => {
  cleanup();
  forgetToken('new');
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const follow = vi.fn();
function open(address = '/auth/sign-up', language = 'pl-PL') {
  follow.mockReset();
  window.history.replaceState({ key: 'k' }, '', address);
  const site = aSite({ features: { ...aSite().features, cart: false }, language });
  const path = address.startsWith('/auth/sign-up') ? '/auth/sign-up' : '/auth';
  render(
    <ShopProvider value={createStillShop({ follow })}>
      <AuthPage site={site} path={path} addressOf={(target) => target} />
    </ShopProvider>,
  );
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const panel = () => within(screen.getByRole('tabpanel'));
const field = (label: string) => panel().getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const tab = (name: string) => screen.getByRole('tab', { name });
const send = () =>
  act(async () => fireEvent.submit(panel().getByRole('button', { name: /^(Załóż konto|Zaloguj się)$/ })));
const summary = () => screen.queryByRole('region', { name: 'Upss... Sprawdź formularz' });
const names = () => asked.map(({ name }) => name);

function fill() {
  type('E-mail', 'lena@example.com');
  type('Imię', 'Lena');
  type('Nazwisko', 'Różana');
  type('Hasło', 'krem-na-noc-7');
  type('Powtórz hasło', 'krem-na-noc-7');
  fireEvent.click(panel().getByRole('checkbox', { name: /^Akceptuję regulamin/ }));
}

test('what is wrong is said in English too', async () => {
  open('/auth/sign-up', 'en-US');
  type('E-mail', 'lena');
  type('Password', 'krem-na-noc-7');
  type('Repeat the password', 'krem-na-noc-8');
  await act(async () => fireEvent.submit(field('E-mail').form as HTMLFormElement));
  const faults = screen.getByRole('region', { name: 'Upss... Check the form' });
  for (const fault of ['Incorrect e-mail address', 'The passwords must be identical.', 'Select the required consents'])
    expect(within(faults).getByRole('link', { name: new RegExp(fault) })).toBeTruthy();
});

test('each tab has its address, its name, and what was typed', async () => {
  open('/auth?return=/cart');
  expect([heading(), tab('Logowanie').ariaSelected]).toEqual(['Logowanie', 'true']);
  type('E-mail', 'lena@example.com');
  await act(async () => tab('Rejestracja').click());
  expect([heading(), window.location.pathname, window.location.search]).toEqual([
    'Rejestracja',
    '/auth/sign-up',
    '?return=/cart',
  ]);
  expect(document.title).toBe('Rejestracja – Rosa i Len');
  expect(window.history.state).toEqual({ key: 'k' });
  expect(field('E-mail').value).toBe('lena@example.com');
  type('Imię', 'Lena');
  fireEvent.keyDown(tab('Rejestracja'), { key: 'ArrowLeft' });
  expect([heading(), document.activeElement]).toEqual(['Logowanie', tab('Logowanie')]);
  fireEvent.keyDown(tab('Logowanie'), { key: 'End' });
  expect(field('Imię').value).toBe('Lena');
});

test('has what browsers and password managers look for, and nothing is ticked by itself', () => {
  open();
  const completes = ['E-mail', 'Imię', 'Nazwisko', 'Hasło', 'Powtórz hasło', 'Telefon (opcjonalnie)', 'Dzień', 'Rok'];
  expect(completes.map((label) => field(label).autocomplete)).toEqual([
    'email',
    'given-name',
    'family-name',
    'new-password',
    'new-password',
    'tel',
    'bday-day',
    'bday-year',
  ]);
  expect(
    panel()
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked),
  ).toEqual([false, false]);
});

test('an empty form says all that is missing, above it and at each field', async () => {
  open();
  await send();
  const links = within(summary() as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'E-mail: Pole nie może być puste',
    'Imię: Pole nie może być puste',
    'Nazwisko: Pole nie może być puste',
    'Hasło: Pole nie może być puste',
    'Powtórz hasło: Pole nie może być puste',
    'Zaznacz wymagane zgody',
  ]);
  expect(document.activeElement).toBe(summary());
  for (const link of links)
    expect(document.querySelector(link.getAttribute('href')?.replaceAll(':', '\\:') ?? '')).not.toBeNull();
  expect(names()).toEqual([]);
  fill();
  expect(summary()).toBeNull();
});

test('a new account is opened with the consent, signed in to, and welcomed', async () => {
  open();
  fill();
  await send();
  await vi.waitFor(() => expect(follow).toHaveBeenCalledExactlyOnceWith('/signup-welcome'));
  expect(asked[0]).toEqual({
    name: 'SignUp',
    variables: {
      input: {
        email: 'lena@example.com',
        firstname: 'Lena',
        lastname: 'Różana',
        password: 'krem-na-noc-7',
        is_subscribed: false,
        accepted_terms: true,
      },
    },
  });
  expect(localStorage.getItem('customer_token')).toBe('new');
});

test.each([
  ['/auth/sign-up?return=/cart', '/cart'],
  ['/auth/sign-up?return=//example.com', '/signup-welcome'],
  ['/auth/sign-up?return=javascript:alert(1)', '/signup-welcome'],
])('from %s one goes on to %s', async (address, target) => {
  open(address);
  fill();
  await send();
  await vi.waitFor(() => expect(follow).toHaveBeenCalledExactlyOnceWith(target));
});

test('an address is saved with the account; one that is not is told', async () => {
  answers.set('SaveFirstAddress', () => refusal('input-invalid', [{ path: '/postcode', message: 'Nie ma takiego.' }]));
  open('/auth/sign-up?return=/cart');
  fill();
  type('Telefon (opcjonalnie)', '600100200');
  type('Ulica i numer', 'Lniana 7');
  type('Kod pocztowy', '16-030');
  type('Miejscowość', 'Supraśl');
  await send();
  await vi.waitFor(() =>
    expect(follow).toHaveBeenCalledExactlyOnceWith('/signup-welcome?address=missing&return=%2Fcart'),
  );
  expect(asked.find(({ name }) => name === 'SaveFirstAddress')?.variables.input).toMatchObject({ city: 'Supraśl' });
});

test('an e-mail that has an account is said at its field, with the way to sign in', async () => {
  answers.set('SignUp', taken);
  open();
  fill();
  await send();
  expect(within(summary() as HTMLElement).getByRole('link').textContent).toBe('Podany email jest zajęty');
  expect(field('Imię').value).toBe('Lena');
  await act(async () => panel().getByRole('button', { name: 'Zaloguj się na ten adres' }).click());
  expect([heading(), field('E-mail').value]).toEqual(['Logowanie', 'lena@example.com']);
});

test('after an attempt that was refused the page knows who signs in all the same', async () => {
  answers.set('SignUp', taken);
  open();
  fill();
  await send();
  await act(async () => panel().getByRole('button', { name: 'Zaloguj się na ten adres' }).click());
  type('Hasło', 'krem-na-noc-7');
  await send();
  await vi.waitFor(() => expect(follow).toHaveBeenCalledExactlyOnceWith('/account'));
});

test('an account whose answer was lost is found again, and not called taken', async () => {
  answers.set('SignUp', () => Promise.reject(new TypeError('Failed to fetch')));
  open();
  fill();
  await send();
  expect(panel().getByText(/^Nie udało się połączyć/)).toBeDefined();
  answers.set('SignUp', taken);
  await send();
  await vi.waitFor(() => expect(follow).toHaveBeenCalledExactlyOnceWith('/signup-welcome'));
});

test('what the shop refuses stands at its field', async () => {
  answers.set('SignUp', () =>
    refusal('input-invalid', [
      { path: '/firstname', message: 'Nie tak.' },
      { path: '/password', message: 'To hasło jest zbyt popularne.' },
    ]),
  );
  open();
  fill();
  await send();
  const described = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
  expect([described('Imię'), described('Hasło')]).toEqual(['Nie tak.', 'To hasło jest zbyt popularne.']);
  expect(within(summary() as HTMLElement).getAllByRole('link')).toHaveLength(2);
});

test('where an account waits for its mail, that is said, and the mail can be had again', async () => {
  answers.set('SignIn', () => refusal('account-not-confirmed', [], 'graphql-authentication'));
  open();
  fill();
  await send();
  await vi.waitFor(() => expect(heading()).toBe('Potwierdź adres e-mail'));
  expect(screen.getByText(/link, który wysłaliśmy na lena@example\.com/)).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Potwierdź adres e-mail');
  await act(async () => screen.getByRole('button', { name: 'Wyślij ponownie' }).click());
  expect(asked.at(-1)).toEqual({ name: 'ResendConfirmation', variables: { email: 'lena@example.com' } });
});

test('where signing in to the new account fails, the form to sign in knows it', async () => {
  answers.set('SignIn', () => new Response('', { status: 503 }));
  open();
  fill();
  await send();
  await vi.waitFor(() => expect(heading()).toBe('Logowanie'));
  expect(screen.getByText(/^Konto jest gotowe. Zaloguj się na nie/)).toBeDefined();
  expect(field('E-mail').value).toBe('lena@example.com');
});

test.each([
  ['/auth', '/account'],
  ['/auth?return=/checkout', '/checkout'],
  ['/auth?return=/\\example.com', '/account'],
])('whoever signs in at %s goes on to %s', async (address, target) => {
  open(address);
  type('E-mail', 'lena@example.com');
  type('Hasło', 'krem-na-noc-7');
  await send();
  await vi.waitFor(() => expect(follow).toHaveBeenCalledExactlyOnceWith(target));
});

test('a sign-in that is answered without a token is told as such', async () => {
  answers.set('SignIn', () => ok({ generateCustomerToken: { token: null, expires_at: null } }));
  open('/auth');
  type('E-mail', 'lena@example.com');
  type('Hasło', 'krem-na-noc-7');
  await send();
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/Kod błędu: Missing token$/));
});

function welcome(search = '') {
  window.history.replaceState(null, '', `/signup-welcome${search}`);
  const site = aSite({ features: { ...aSite().features, cart: true } });
  render(
    <ShopProvider value={createStillShop({ follow })}>
      <WelcomePage site={site} addressOf={(target) => target} />
    </ShopProvider>,
  );
}

test('the welcome greets whoever is signed in, and leads back to what was interrupted', async () => {
  localStorage.setItem('customer_token', 'new');
  welcome('?newsletter=waiting&address=missing&return=/checkout');
  await vi.waitFor(() => expect(heading()).toBe('Witaj, Lena!'));
  expect(screen.getByText(/newsletter, kliknij link/)).toBeDefined();
  expect(screen.getByText(/^Adresu nie udało się zapisać/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wróć do poprzedniej strony' }).getAttribute('href')).toBe('/checkout');
});

test.each(['//example.com', '/\\example.com', 'javascript:alert(1)'])(
  'the welcome never leads to %s',
  async (target) => {
    localStorage.setItem('customer_token', 'new');
    welcome(`?return=${encodeURIComponent(target)}`);
    await vi.waitFor(() => expect(heading()).toBe('Witaj, Lena!'));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/cart']);
  },
);

test('the welcome asks whoever is not signed in to do so', () => {
  welcome();
  expect(heading()).toBe('Witaj w\u00a0sklepie!');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/auth');
});
