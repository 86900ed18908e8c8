import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, storedToken } from '../api/customer-token.ts';
import { SignInForm } from '../sign-in/index.ts';
import { awaitReturn } from '../social-sign-in/sso-window.ts';
import { aCustomerAnswer } from '../testing/a-customer.ts';
import { aSite } from '../testing/an-answer.ts';
import { CallbackPage, ConsentsPage, FinishPage } from './index.ts';

let asked: string[];
let answers: Map<string, () => Response>;
const goTo = vi.fn();
const site = aSite({ features: { ...aSite().features, cart: false } });
const TOKEN = { token: { accessToken: 'of-sso' } };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  goTo.mockReset();
  asked = [];
  answers = new Map();
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const query = init?.body ? (JSON.parse(String(init.body)).query as string | undefined) : undefined;
    if (query?.includes('ReadCustomer')) return Response.json({ data: { customer: aCustomerAnswer() } });
    if (query?.includes('SignIn'))
      return Response.json({ data: { generateCustomerToken: { token: 'of-password', expires_at: null } } });
    asked.push(address);
    return answers.get(address.split('?')[0] ?? '')?.() ?? new Response('', { status: 500 });
  });
});
afterEach(() => {
  cleanup();
  for (const token of ['of-sso', 'of-password']) forgetToken(token);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

type Page = ComponentType<Parameters<typeof FinishPage>[0]>;
const show = (Page: Page) => act(async () => render(<Page site={site} addressOf={(path) => path} goTo={goTo} />));
const settled = () => vi.waitFor(() => expect(goTo).toHaveBeenCalled(), { timeout: 5_000 });
const went = () => goTo.mock.calls.map(([address]) => address);

function left(provider: string, source: object = { from: 'auth' }, params?: string) {
  sessionStorage.setItem('sso.provider', provider);
  sessionStorage.setItem('sso.source', JSON.stringify(source));
  if (params) sessionStorage.setItem('sso.params', params);
}
function isAsked(kind: string, customer: object = {}) {
  left('google');
  sessionStorage.setItem('sso.session_id', 's1');
  sessionStorage.setItem('sso.customer', JSON.stringify({ kind, email: '', name: '', ...customer }));
}

test('the way back does nothing without a marker, and keeps no code in the address', async () => {
  window.history.replaceState(null, '', '/auth/sso?code=stolen&state=forged');
  await show(CallbackPage);
  expect(screen.getByText(/^Nie ma tu niczego do dokończenia/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Przejdź do logowania' }).getAttribute('href')).toBe('/auth');
  expect([window.location.search, sessionStorage.length, asked, went()]).toEqual(['', 0, [], []]);
});

test('the way back keeps the query and goes on, with the flag to the middleware, without it to signing in', async () => {
  left('google');
  window.history.replaceState(null, '', '/auth/sso?code=a&state=b');
  await show(CallbackPage);
  expect([went(), sessionStorage.getItem('sso.params')]).toEqual([['/sso-middleware'], '?code=a&state=b']);
  cleanup();
  goTo.mockReset();
  sessionStorage.removeItem('sso.source');
  await show(CallbackPage);
  expect([went(), sessionStorage.length]).toEqual([['/auth'], 0]);
});

test('the middleware leads back without a marker, and where nothing was brought along', async () => {
  await show(FinishPage);
  left('google');
  cleanup();
  await show(FinishPage);
  expect([went(), asked, sessionStorage.length]).toEqual([['/auth', '/auth'], [], 0]);
});

test.each([
  [{ from: 'auth' }, '/account/profile'],
  [{ from: 'auth', returnTo: '/account/orders' }, '/account/orders'],
  [{ from: 'auth', returnTo: '//example.com' }, '/account/profile'],
  [{ from: 'cart' }, '/checkout?step=1'],
])('a token signs in, clears the way and from %o leads to %s', async (source, target) => {
  answers.set('/api/sso/callback/google', () => Response.json({ status: 200, ...TOKEN }));
  left('google', source, '?code=a&state=b');
  await show(FinishPage);
  await settled();
  expect([went(), storedToken(), sessionStorage.length]).toEqual([[target], 'of-sso', 0]);
  expect(asked).toEqual(['/api/sso/callback/google?code=a&state=b']);
});

test('an address that was made up neither accepts for the shopper nor names a session', async () => {
  left('google', { from: 'auth' }, '?code=a&consents_accepted=1&session_id=s&email=x@example.com&state=b');
  await show(FinishPage);
  await settled();
  expect(asked).toEqual(['/api/sso/callback/google?code=a&state=b']);
});

test.each([
  [400, { code: 'sso-refused' }, 'refused google'],
  [400, { code: 'sso-expired' }, 'expired google'],
  [503, { code: 'sso-unavailable' }, 'unavailable google'],
  [403, { code: 'account-not-confirmed' }, 'unconfirmed google'],
  [401, { code: 'credentials-invalid' }, 'off google'],
  [500, { code: 'internal' }, 'failed google'],
  [200, { status: 200, token: null }, 'missingToken google'],
  [422, { code: 'invalid-input', message: 'x' }, 'failed google'],
])('an answer of %i %o leads back, with nothing left but the reason', async (status, body, notice) => {
  answers.set('/api/sso/callback/google', () => Response.json(body, { status }));
  left('google', { from: 'auth', returnTo: '/cart' }, '?code=a');
  await show(FinishPage);
  await settled();
  expect(went()).toEqual(['/auth?return=%2Fcart']);
  expect(Object.entries(sessionStorage)).toEqual([['sso.notice', notice]]);
  expect(storedToken()).toBeUndefined();
});

test('a refusal on the way from the cart leads back to the checkout, a failure to signing in', async () => {
  answers.set('/api/sso/callback/google', () => Response.json({ code: 'sso-refused' }, { status: 400 }));
  left('google', { from: 'cart' }, '?error=access_denied');
  await show(FinishPage);
  await settled();
  expect(went()).toEqual(['/checkout?step=1']);
  cleanup();
  goTo.mockReset();
  answers.clear();
  left('google', { from: 'cart' }, '?code=a');
  await show(FinishPage);
  await settled();
  expect(went()).toEqual(['/auth?return=%2Fcheckout%3Fstep%3D1']);
});

test('a marker that names no provider is said to be none, and nothing is asked', async () => {
  left('twitter', { from: 'auth' }, '?code=a');
  await show(FinishPage);
  expect([went(), asked]).toEqual([['/auth'], []]);
  cleanup();
  await act(async () => render(<SignInForm site={site} resetAddress="/reset" />));
  expect(screen.getAllByRole('alert')[0]?.textContent).toBe(
    'Nie znamy takiego sposobu logowania. Kod błędu: There is no valid social auth type!',
  );
  expect(sessionStorage.length).toBe(0);
});

test('a reason that somebody made up is not shown', async () => {
  sessionStorage.setItem('sso.notice', '<b>Zadzwoń</b> google');
  await act(async () => render(<SignInForm site={site} resetAddress="/reset" />));
  expect(screen.queryByText(/Zadzwoń/)).toBeNull();
});

test('a window reports to the tab that waits, and is closed; where none waits it goes on by itself', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  const onReturn = vi.fn();
  awaitReturn('w1', onReturn);
  left('google', { from: 'auth', windowId: 'w1' }, '?code=a');
  await show(FinishPage);
  await vi.waitFor(() => expect(close).toHaveBeenCalled(), { timeout: 5_000 });
  expect([onReturn.mock.calls, asked, went()]).toEqual([[['?code=a']], [], []]);
  expect(screen.getByText(/to okno można zamknąć/)).toBeTruthy();
  cleanup();
  answers.set('/api/sso/callback/google', () => Response.json(TOKEN));
  left('google', { from: 'auth', windowId: 'w2' }, '?code=b');
  await show(FinishPage);
  await settled();
  expect(went()).toEqual(['/account/profile']);
});

test.each([
  [{ from: 'auth' }, '/auth/consents'],
  [{ from: 'cart' }, '/checkout?step=1'],
])('a new person from %o is asked for consents at %s', async (source, target) => {
  answers.set('/api/sso/callback/google', () =>
    Response.json(
      { code: 'consents-required', session_id: 's1', email: 'a@example.com', name: 'Anna' },
      { status: 422 },
    ),
  );
  left('google', source, '?code=a');
  await show(FinishPage);
  await settled();
  expect(went()).toEqual([target]);
  expect(sessionStorage.getItem('sso.session_id')).toBe('s1');
});

test('without a question there is no page of consents', async () => {
  left('google');
  await show(ConsentsPage);
  expect(went()).toEqual(['/auth']);
});

const submit = () => act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Załóż konto' })));
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /^Akceptuję regulamin/ }));

test('a new account needs the consent, then is opened and signed in to', async () => {
  isAsked('consents', { email: 'anna@example.com', name: 'Anna Nowak' });
  answers.set('/api/sso/callback/google', () => Response.json(TOKEN));
  await show(ConsentsPage);
  expect(screen.getByText(/Założymy konto z adresem anna@example.com/)).toBeTruthy();
  await submit();
  expect([screen.getByText('Zaznacz wymagane zgody').className !== '', asked]).toEqual([true, []]);
  agree();
  await submit();
  await settled();
  expect(asked).toEqual(['/api/sso/callback/google?consents_accepted=1&session_id=s1&email=anna%40example.com']);
  expect([went(), storedToken(), sessionStorage.length]).toEqual([['/account/profile'], 'of-sso', 0]);
});

test('an e-mail that the provider does not give is typed in, and what the shop refuses is said at the field', async () => {
  isAsked('consents');
  answers.set('/api/sso/callback/google', () =>
    Response.json(
      { code: 'invalid', details: { faults: [{ path: '/email', message: 'Zły adres.' }] } },
      { status: 422 },
    ),
  );
  await show(ConsentsPage);
  agree();
  await submit();
  const field = screen.getByLabelText<HTMLInputElement>('E-mail');
  expect([field.getAttribute('aria-invalid'), document.activeElement, asked]).toEqual(['true', field, []]);
  fireEvent.input(field, { target: { value: 'marek@example.com' } });
  await submit();
  expect(screen.getByText('Zły adres.')).toBeTruthy();
  answers.set('/api/sso/callback/google', () => Response.json({ code: 'account-not-confirmed' }, { status: 403 }));
  await submit();
  expect(screen.getByText(/link, który wysłaliśmy na marek@example.com/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wyślij ponownie' })).toBeTruthy();
});

test('a shop that cannot be reached keeps what was typed; a failure of it begins anew', async () => {
  isAsked('consents', { email: 'anna@example.com' });
  answers.set('/api/sso/callback/google', () => {
    throw new TypeError('no connection');
  });
  await show(ConsentsPage);
  agree();
  await submit();
  expect(screen.getByRole('alert').textContent).toMatch(/^Nie udało się połączyć ze sklepem/);
  expect(sessionStorage.getItem('sso.session_id')).toBe('s1');
  answers.clear();
  await submit();
  await settled();
  expect(went()).toEqual(['/auth']);
  expect(Object.entries(sessionStorage)).toEqual([['sso.notice', 'failed google']]);
});

const signIn = async () => {
  fireEvent.input(screen.getByLabelText('Hasło'), { target: { value: 'krem-na-noc-7' } });
  await act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Zaloguj się' })));
};

test('an account that exists is signed in to with its password, then linked', async () => {
  isAsked('exists', { email: 'anna@example.com' });
  answers.set('/api/sso/link/google', () => new Response(null, { status: 204 }));
  await show(ConsentsPage);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Masz już u\u00a0nas konto');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('anna@example.com');
  await signIn();
  await settled();
  expect([asked, went(), storedToken()]).toEqual([['/api/sso/link/google'], ['/account/profile'], 'of-password']);
});

test('what cannot be linked is said, and one goes on signed in', async () => {
  isAsked('exists', { email: 'anna@example.com' });
  answers.set('/api/sso/link/google', () => Response.json({ code: 'sso-identity-taken' }, { status: 409 }));
  await show(ConsentsPage);
  await signIn();
  const further = await screen.findByRole('link', { name: 'Przejdź dalej' }, { timeout: 5_000 });
  expect(further.getAttribute('href')).toBe('/account');
  expect(screen.getAllByText('To konto Google należy już do innego klienta sklepu.').length).toBeGreaterThan(0);
  expect(sessionStorage.length).toBe(0);
});

test('an address that was typed and has an account leads to that account', async () => {
  isAsked('consents');
  answers.set('/api/sso/callback/google', () =>
    Response.json(
      { code: 'sso-account-exists', details: { session_id: 's1', email: 'marek@example.com' } },
      { status: 409 },
    ),
  );
  await show(ConsentsPage);
  fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'marek@example.com' } });
  agree();
  await submit();
  expect(screen.getByText(/Konto z adresem marek@example.com już istnieje/)).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Anuluj' }).click());
  expect([went(), sessionStorage.length]).toEqual([['/auth'], 0]);
});
