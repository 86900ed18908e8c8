import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken } from '../api/customer-token.ts';
import { aCustomerAnswer } from '../testing/a-customer.ts';
import { aSite } from '../testing/an-answer.ts';
import { SignInForm } from './sign-in-form.tsx';

type Answer = () => Response | Promise<Response>;
/** What the shop answers to each operation, by its name. */
let answers: Map<string, Answer>;
let asked: { readonly name: string; readonly variables: Record<string, string> }[];

const ok = (data: object) => Response.json({ data });
const refusal = (category: string, code: string, details: object = {}) =>
  Response.json({ data: null, errors: [{ message: 'x', extensions: { category, code, details } }] });
const wrong = () => refusal('graphql-authentication', 'credentials-invalid');

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answers = new Map<string, Answer>([
    ['SignIn', () => ok({ generateCustomerToken: { token: 'new', expires_at: null } })],
    ['ReadCustomer', () => ok({ customer: aCustomerAnswer() })],
  ]);
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body));
    const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    if (name === 'SignIn' || name === 'ResendConfirmation') asked.push({ name, variables });
    return answers.get(name)?.() ?? new Response('', { status: 429 });
  });
});
afterEach(() => {
  cleanup();
  forgetToken('new');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const onSignedIn = vi.fn();
const form = (language = 'pl-PL') => (
  <SignInForm
    site={aSite({ language, features: { ...aSite().features, cart: false } })}
    onSignedIn={onSignedIn}
    resetAddress="/request-reset-password"
  />
);
const open = () => {
  onSignedIn.mockReset();
  render(form());
};
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Hasło');
const type = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });
const send = () => act(async () => fireEvent.submit(email().form as HTMLFormElement));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const alert = () => screen.getByRole('alert').textContent;

async function attempt(given = 'lena@example.com', secret = 'Poziomki1!') {
  type(email(), given);
  type(password(), secret);
  await send();
}

test('has what password managers look for', () => {
  open();
  expect(email()).toMatchObject({
    type: 'email',
    name: 'email',
    id: 'sign-in-email',
    autocomplete: 'username webauthn',
  });
  expect(password()).toMatchObject({ type: 'password', name: 'password', autocomplete: 'current-password' });
  expect(screen.getByRole('link', { name: 'Nie pamiętam hasła' }).getAttribute('href')).toBe('/request-reset-password');
});

test('what was filled in without a key being pressed is sent', async () => {
  open();
  email().value = ' lena@example.com ';
  password().value = 'Poziomki1!';
  await send();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([{ name: 'SignIn', variables: { email: 'lena@example.com', password: 'Poziomki1!' } }]);
  expect(localStorage.getItem('customer_token')).toBe('new');
});

test('what was filled in before the page came to life stays', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form());
  for (const field of container.querySelectorAll('input')) field.value = 'lena@example.com';
  const root = await act(async () => hydrateRoot(container, form()));
  expect([email().value, password().value]).toEqual(['lena@example.com', 'lena@example.com']);
  await act(async () => root.unmount());
  container.remove();
});

test('empty fields are told at their place, the first has the focus, and nothing is sent', async () => {
  open();
  await send();
  expect(screen.getAllByText('Pole nie może być puste')).toHaveLength(2);
  await vi.waitFor(() => expect(document.activeElement).toBe(email()));
  expect([email().getAttribute('aria-invalid'), asked]).toEqual(['true', []]);
});

test('an address is checked when it is left, not while it is typed, and is right as soon as it is', () => {
  open();
  fireEvent.blur(email());
  type(email(), 'lena');
  expect(screen.queryByText(/Niepoprawny/)).toBeNull();
  fireEvent.blur(email());
  expect(screen.getByText('Niepoprawny adres e-mail. Brakuje znaku @.')).toBeDefined();
  type(email(), 'lena@');
  expect(screen.getByText(/Niepoprawny/)).toBeDefined();
  type(email(), 'lena@example.com');
  expect(screen.queryByText(/Niepoprawny/)).toBeNull();
});

test('a wrong pair is said at once, both fields stay, and the focus is on the password', async () => {
  answers.set('SignIn', wrong);
  open();
  await attempt();
  expect(alert()).toBe('E-mail lub hasło się nie zgadzają.');
  expect([email().value, password().value]).toEqual(['lena@example.com', 'Poziomki1!']);
  expect(document.activeElement).toBe(password());
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('ten thousand signs are no address, and as a password they are no other pair', async () => {
  answers.set('SignIn', wrong);
  open();
  await attempt(`${'a'.repeat(10_000)}@example.com`, 'x');
  expect(screen.getByText('Niepoprawny adres e-mail')).toBeTruthy();
  expect(asked).toEqual([]);
  await attempt('lena@example.com', 'x'.repeat(10_000));
  expect(alert()).toBe('E-mail lub hasło się nie zgadzają.');
  expect(password().value).toHaveLength(10_000);
});

test('the same sentence is taken away first when it is said again', async () => {
  answers.set('SignIn', wrong);
  open();
  await attempt();
  const late = Promise.withResolvers<Response>();
  answers.set('SignIn', () => late.promise);
  await send();
  expect(alert()).toBe('');
  await act(async () => late.resolve(wrong()));
  expect(alert()).toBe('E-mail lub hasło się nie zgadzają.');
});

test.each([
  [60, 'Za dużo prób. Spróbuj za 1\u00a0minutę albo ustaw nowe hasło.'],
  [130, 'Za dużo prób. Spróbuj za 3\u00a0minuty albo ustaw nowe hasło.'],
  [900, 'Za dużo prób. Spróbuj za 15\u00a0minut albo ustaw nowe hasło.'],
])('too many attempts are told with the minutes of the shop: %i s', async (retryAfterSeconds, sentence) => {
  answers.set('SignIn', () => refusal('graphql-input', 'too-many-requests', { retryAfterSeconds }));
  open();
  await attempt();
  expect(alert()).toBe(sentence);
});

test.each<[string, Answer, RegExp]>([
  ['a shop that is away', () => new Response('', { status: 503 }), /chwilowo niedostępny/],
  ['no way to it', () => Promise.reject(new TypeError('Failed to fetch')), /^Nie udało się połączyć/],
])('%s is told, and everything stays', async (_, answer, sentence) => {
  answers.set('SignIn', answer);
  open();
  await attempt();
  expect(alert()).toMatch(sentence);
  expect(password().value).toBe('Poziomki1!');
});

test('without a connection it says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answers.set('SignIn', () => Promise.reject(new TypeError('Failed to fetch')));
  open();
  await attempt();
  expect(alert()).toMatch(/^Brak połączenia/);
});

test('an account that is not confirmed gets its link once more, with the time', async () => {
  answers.set('SignIn', () => refusal('graphql-authentication', 'account-not-confirmed'));
  answers.set('ResendConfirmation', () => ok({ resendConfirmationEmail: true }));
  open();
  await attempt();
  expect(alert()).toMatch(/^Konto czeka na potwierdzenie/);
  await press('Wyślij ponownie');
  expect(asked.at(-1)).toEqual({ name: 'ResendConfirmation', variables: { email: 'lena@example.com' } });
  expect(screen.getByRole('status').textContent).toMatch(/^Potwierdź adres: link wysłaliśmy o\s\d{1,2}:\d\d\./);
});

test('a link that could not be sent is told', async () => {
  answers.set('SignIn', () => refusal('graphql-authentication', 'account-not-confirmed'));
  open();
  await attempt();
  await press('Wyślij ponownie');
  expect(screen.getByRole('status').textContent).toMatch(/za dużo prób/);
});

test('the password can be shown, and is hidden before it is sent', async () => {
  answers.set('SignIn', wrong);
  open();
  await press('Pokaż hasło');
  expect(password().type).toBe('text');
  await attempt();
  expect(password().type).toBe('password');
  expect(screen.getByRole('button', { name: 'Pokaż hasło' })).toBeDefined();
});

test('while it is under way the button keeps the focus, asks once, and says after a second that it takes longer', async () => {
  const late = Promise.withResolvers<Response>();
  answers.set('SignIn', () => late.promise);
  open();
  vi.useFakeTimers();
  screen.getByRole('button', { name: 'Zaloguj się' }).focus();
  await attempt();
  await send();
  const button = screen.getByRole('button', { name: 'Chwila…' });
  expect([button.getAttribute('aria-disabled'), document.activeElement, asked.length]).toEqual(['true', button, 1]);
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByRole('button', { name: 'Jeszcze chwila…' })).toBe(button);
  vi.useRealTimers();
  await act(async () => late.resolve(wrong()));
});

test('a form around it in the tree of components hears nothing of it', async () => {
  const onSubmit = vi.fn();
  render(<section onSubmit={onSubmit}>{form('en-US')}</section>);
  await act(async () => fireEvent.submit(screen.getByLabelText<HTMLInputElement>('E-mail').form as HTMLFormElement));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getAllByText('The field cannot be empty')).toHaveLength(2);
});
