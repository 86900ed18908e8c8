import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PathOfArea } from '../content/screen-areas.ts';
import { aCustomerAnswer } from '../testing/a-customer.ts';
import { aSite } from '../testing/an-answer.ts';
import { AccountScreen } from './account-screen.tsx';

const TOKEN = 'a'.repeat(43);
const fetched = vi.fn<(address: string, init: RequestInit) => Response | Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => fetched(address, init));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path: PathOfArea<'account'>, hash: string, site = aSite()) {
  window.history.replaceState(null, '', path + hash);
  render(<AccountScreen path={path} site={site} />);
}

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const message = () => screen.getByRole('status').textContent;
const bodyOf = (call: number) => JSON.parse(String(fetched.mock.calls[call]?.[1].body));
const refusal = (category: string, code: string, details?: object) =>
  Response.json({ data: null, errors: [{ message: 'x', extensions: { category, code, details } }] });

test.each([
  ['/newsletter/confirm', '/api/newsletter/confirm', 'Potwierdzam zapis', 'Zapis potwierdzony'],
  ['/newsletter/unsubscribe', '/api/newsletter/unsubscribe', 'Wypisuję się', 'Wypisaliśmy Cię z newslettera'],
  ['/stock-alert/confirm', '/api/stock-alerts/confirm', 'Potwierdzam powiadomienie', 'Powiadomienie potwierdzone'],
] as const)(
  '%s changes nothing until its button is pressed, then says what it did',
  async (path, address, button, title) => {
    fetched.mockReturnValue(Response.json({ status: 'SUBSCRIBED' }));
    open(path, `#token=${TOKEN}`);
    expect(fetched).not.toHaveBeenCalled();
    await press(button);
    expect(fetched.mock.calls.map(([called]) => called)).toEqual([address]);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', headers: { 'X-Site': 'pl' } });
    expect(bodyOf(0)).toEqual({ token: TOKEN });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.activeElement?.textContent).toBe(message());
    expect(screen.queryByRole('button')).toBeNull();
    expect(window.location.hash).toBe('');
  },
);

test('while the answer is awaited the button keeps the focus and asks once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValue(promise);
  open('/newsletter/confirm', `#token=${TOKEN}`);
  screen.getByRole('button').focus();
  await press('Potwierdzam zapis');
  await press('Chwila…');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chwila…' }));
  await act(async () => resolve(Response.json({ status: 'SUBSCRIBED' })));
  expect(message()).toMatch(/^Dziękujemy/);
});

test('a link that is used up says what to do instead and leaves the address', async () => {
  fetched.mockReturnValue(Response.json({ code: 'token-invalid' }, { status: 422 }));
  open('/newsletter/confirm', `#token=${TOKEN}`);
  await press('Potwierdzam zapis');
  expect(message()).toMatch(/wygasł. Zapisz się do newslettera jeszcze raz/);
  expect(screen.getByRole('link', { name: 'Wróć na stronę główną' }).getAttribute('href')).toBe('/');
  expect(window.location.hash).toBe('');
});

test('without a connection the same link can be tried again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open('/newsletter/confirm', `#token=${TOKEN}`);
  await press('Potwierdzam zapis');
  expect(message()).toMatch(/^Nie udało się połączyć ze sklepem/);
  fetched.mockReturnValueOnce(new Response('', { status: 503 }));
  await press('Spróbuj jeszcze raz');
  expect(message()).toMatch(/^Sklep jest chwilowo niedostępny/);
  expect(window.location.hash).toBe(`#token=${TOKEN}`);
  fetched.mockReturnValueOnce(Response.json({ status: 'SUBSCRIBED' }));
  await press('Spróbuj jeszcze raz');
  expect(message()).toMatch(/^Dziękujemy/);
});

test.each(['', '#main', '#token=', '#email=a@b.pl'])(
  'an address that ends with “%s” lacks its secret',
  async (hash) => {
    open('/newsletter/unsubscribe', hash);
    expect(message()).toMatch(/^W adresie brakuje części linku/);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('another link in the same tab is taken up; a place on the page takes nothing away', async () => {
  open('/newsletter/confirm', '');
  await act(async () => {
    window.location.hash = `#token=${TOKEN}`;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await act(async () => {
    window.location.hash = '#main';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  fetched.mockReturnValue(Response.json({ status: 'SUBSCRIBED' }));
  await press('Potwierdzam zapis');
  expect(bodyOf(0)).toEqual({ token: TOKEN });
});

test('an account is confirmed by address and key; a link used up is replaced on request', async () => {
  fetched.mockReturnValueOnce(refusal('graphql-input', 'token-invalid'));
  open('/confirm-email', `#email=ala%40poczta.example&key=${TOKEN}`);
  await press('Potwierdzam adres');
  expect(fetched.mock.calls[0]?.[0]).toBe('/graphql');
  expect(bodyOf(0).variables).toEqual({ email: 'ala@poczta.example', key: TOKEN });
  fetched.mockReturnValueOnce(Response.json({ data: { resendConfirmationEmail: true } }));
  await press('Wyślij nowy link');
  expect(bodyOf(1).variables).toEqual({ email: 'ala@poczta.example' });
  expect(document.activeElement?.textContent).toMatch(/^Jeśli to konto czeka na potwierdzenie/);
});

test('pages speak the language of their site', () => {
  open('/newsletter/confirm', `#token=${TOKEN}`, aSite({ language: 'en-US' }));
  expect(screen.getByRole('button', { name: 'Confirm the subscription' })).toBeDefined();
});

async function type(label: string, value: string) {
  await act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
}
const resetLink = `#email=ala%40poczta.example&token=${TOKEN}`;

test('a new password is checked before it is sent, each fault beside its field', async () => {
  open('/reset-password', resetLink);
  await press('Zapisz hasło');
  const field = screen.getByLabelText('Nowe hasło');
  const faultOf = (label: string) => {
    const [id] = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    return id ? document.getElementById(id)?.textContent : undefined;
  };
  expect([faultOf('Nowe hasło'), faultOf('Powtórz hasło')]).toEqual(Array(2).fill('Pole nie może być puste'));
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  await type('Nowe hasło', 'dlugiehaslo1');
  await type('Powtórz hasło', 'inne');
  expect(faultOf('Nowe hasło')).toBe('W\u00a0haśle brakuje: znaku specjalnego.');
  expect(faultOf('Powtórz hasło')).toBe('Hasła muszą być identyczne.');
  expect(fetched).not.toHaveBeenCalled();
});

test('whoever has set a new password is signed in with it, and leads on', async () => {
  const answers: Readonly<Record<string, object>> = {
    resetPassword: { resetPassword: true },
    generateCustomerToken: { generateCustomerToken: { token: 'nowy', expires_at: null } },
    ReadCustomer: { customer: aCustomerAnswer() },
  };
  fetched.mockImplementation(async (_address: string, { body }: RequestInit) => {
    const { query = '' } = JSON.parse(String(body ?? '{}'));
    const name = Object.keys(answers).find((each) => query.includes(each));
    return name ? Response.json({ data: answers[name] }) : Response.json({ errors: [{ message: 'x' }] });
  });
  open('/reset-password', resetLink);
  await type('Nowe hasło', 'len-kwitnie-7');
  await type('Powtórz hasło', 'len-kwitnie-7');
  await press('Zapisz hasło');
  await vi.waitFor(() => expect(message()).toMatch(/^Hasło zmienione i\sjesteś na swoim koncie/));
  expect(bodyOf(1).variables).toMatchObject({ email: 'ala@poczta.example', password: 'len-kwitnie-7' });
  expect(screen.queryByRole('link', { name: 'Zaloguj się' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Przejdź do koszyka' }).getAttribute('href')).toBe('/cart');
  localStorage.clear();
});

test('a new password is set once, and says that one can sign in with it', async () => {
  fetched.mockReturnValue(Response.json({ data: { resetPassword: true } }));
  open('/reset-password', resetLink);
  expect(screen.getByLabelText('Adres e-mail')).toHaveProperty('value', 'ala@poczta.example');
  await type('Nowe hasło', 'len-kwitnie-7');
  await type('Powtórz hasło', 'len-kwitnie-7');
  await press('Zapisz hasło');
  expect(bodyOf(0).variables).toEqual({ email: 'ala@poczta.example', token: TOKEN, newPassword: 'len-kwitnie-7' });
  expect(message()).toMatch(/Możesz się nim zalogować/);
  expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe('/auth');
  expect(screen.queryByLabelText('Nowe hasło')).toBeNull();
  expect(window.location.hash).toBe('');
});

test('what the shop says of a password stands beside its field', async () => {
  const faults = [{ path: '/newPassword', rule: 'password-classes', message: 'Za proste' }];
  fetched.mockReturnValue(refusal('graphql-input', 'input-invalid', { faults }));
  open('/reset-password', resetLink);
  await type('Nowe hasło', 'len-kwitnie-7');
  await type('Powtórz hasło', 'len-kwitnie-7');
  await press('Zapisz hasło');
  expect(screen.getByText('Za proste')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Nowe hasło'));
});

test.each([
  ['without its secret', ''],
  ['used up', resetLink],
])('a reset link %s leads to a new one', async (_what, hash) => {
  fetched.mockReturnValue(refusal('graphql-input', 'token-invalid'));
  open('/reset-password', hash);
  if (hash) {
    await type('Nowe hasło', 'len-kwitnie-7');
    await type('Powtórz hasło', 'len-kwitnie-7');
    await press('Zapisz hasło');
  }
  expect(screen.getByRole('link', { name: 'Poproś o nowy link' }).getAttribute('href')).toBe('/request-reset-password');
});

test('asking for a link needs an address and always gets the same answer', async () => {
  open('/request-reset-password', '');
  await press('Wyślij link');
  expect(screen.getByText('Pole nie może być puste')).toBeDefined();
  await type('Adres e-mail', 'ala');
  expect(screen.getByText('Niepoprawny adres e-mail. Brakuje znaku @.')).toBeDefined();
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockReturnValue(Response.json({ data: { requestPasswordResetEmail: true } }));
  await type('Adres e-mail', ' ala@poczta.example ');
  await press('Wyślij link');
  expect(bodyOf(0).variables).toEqual({ email: 'ala@poczta.example' });
  expect(message()).toMatch(/^Jeśli jest u\snas konto z\sadresem ala@poczta\.example, link już tam idzie\./);
});

test('too many attempts are asked to wait', async () => {
  fetched.mockReturnValue(refusal('graphql-input', 'too-many-requests'));
  open('/request-reset-password', '');
  await type('Adres e-mail', 'ala@poczta.example');
  await press('Wyślij link');
  expect(message()).toMatch(/^To było za dużo prób naraz/);
  expect(screen.getByRole('button', { name: 'Wyślij link' })).toBeDefined();
});

test('what is typed while the page is still being loaded is not lost', async () => {
  fetched.mockReturnValue(Response.json({ data: { resetPassword: true } }));
  window.history.replaceState(null, '', `/reset-password#email=ala%40example.com&token=${TOKEN}`);
  const view = <AccountScreen path="/reset-password" site={aSite()} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view);
  for (const field of container.querySelectorAll<HTMLInputElement>('input[type=password]')) {
    field.value = 'len-kwitnie-w-maju-9';
  }
  const root = await act(async (): Promise<Root> => hydrateRoot(container, view));
  expect(screen.getByLabelText('Nowe hasło')).toHaveProperty('value', 'len-kwitnie-w-maju-9');
  await press('Zapisz hasło');
  expect(bodyOf(0).variables).toMatchObject({ token: TOKEN, newPassword: 'len-kwitnie-w-maju-9' });
  await act(async () => root.unmount());
  container.remove();
});
