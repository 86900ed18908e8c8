import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSite } from '../testing/an-answer.ts';
// It comes when somebody turns to the buttons: here it is there before.
import './begin-way.ts';
import { SocialButtons } from './index.ts';
import { reportReturn } from './sso-window.ts';

const PROVIDER = 'https://accounts.example/auth?state=s';
let asked: string[];
let settings: object;
let redirect: () => Response;
const goTo = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  asked = [];
  goTo.mockReset();
  settings = { providers: ['google', 'facebook'], opensIn: 'tab', isBackOffice: false };
  redirect = () => Response.json({ redirectUri: PROVIDER });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return address === '/api/sso/providers' ? Response.json(settings) : redirect();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

async function open(address = '/auth', props: Partial<Parameters<typeof SocialButtons>[0]> = {}) {
  window.history.replaceState(null, '', address);
  await act(async () => render(<SocialButtons site={aSite()} goTo={goTo} {...props} />));
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => button(name).click());
const source = () => JSON.parse(sessionStorage.getItem('sso.source') ?? 'null');

test('leaves for the provider, with the marker and the way back', async () => {
  await open('/auth?return=%2Fcart');
  await press('Zaloguj się przez Google');
  expect(goTo.mock.calls).toEqual([[PROVIDER]]);
  expect([sessionStorage.getItem('sso.provider'), source()]).toEqual(['google', { from: 'auth', returnTo: '/cart' }]);
  expect(asked).toEqual(['/api/sso/providers', '/api/sso/redirect/google']);
});

test.each([
  ['/auth', undefined],
  ['/auth/sign-up', undefined],
  ['/auth?return=//example.com', undefined],
  ['/auth?return=%5C%5Cexample.com', undefined],
  ['/auth?return=%252F%252Fexample.com', undefined],
  ['/auth?return=javascript:alert(1)', undefined],
  ['/account/orders?page=2', '/account/orders?page=2'],
])('from %s one comes back to %s', async (address, returnTo) => {
  await open(address);
  await press('Zaloguj się przez Facebook');
  expect(source()).toEqual({ from: 'auth', ...(returnTo && { returnTo }) });
});

test('from the cart one comes back to the checkout; the names alone are shown, the purpose is heard', async () => {
  await open('/checkout?step=1', { from: 'cart', isQuiet: true });
  expect(button('Zaloguj się przez Google').textContent).toBe('Google');
  await press('Zaloguj się przez Google');
  expect(source()).toEqual({ from: 'cart' });
});

test('offers what is configured, and nothing where nothing is', async () => {
  settings = { providers: ['facebook', 'twitter', 7], opensIn: 'tab' };
  await open('/auth', { purpose: 'signUp' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Załóż konto przez Facebook']);
  cleanup();
  settings = { providers: [] };
  await open();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [503, 'sso-unavailable', 'Google chwilowo nie odpowiada. Spróbuj za chwilę albo zaloguj się hasłem.'],
  [504, '', 'Google chwilowo nie odpowiada. Spróbuj za chwilę albo zaloguj się hasłem.'],
  [429, 'too-many-requests', 'To było za dużo prób naraz. Odczekaj chwilę i\u00a0spróbuj jeszcze raz.'],
  [404, 'not-found', 'Nie znamy takiego sposobu logowania. Kod błędu: There is no valid social auth type!'],
  [500, 'internal', 'Nie udało się zalogować przez Google. Spróbuj jeszcze raz za chwilę.'],
])('an answer of %s %s is said, and no way has begun', async (status, code, sentence) => {
  redirect = () => Response.json({ code, message: 'x' }, { status });
  await open();
  await press('Zaloguj się przez Google');
  expect(screen.getByRole('status').textContent).toBe(sentence);
  expect([goTo.mock.calls, sessionStorage.length]).toEqual([[], 0]);
});

test.each(['javascript:alert(1)', '//example.com', 'data:text/html,x', 7])(
  'never leaves for %s',
  async (redirectUri) => {
    redirect = () => Response.json({ redirectUri });
    await open();
    await press('Zaloguj się przez Google');
    expect([goTo.mock.calls, sessionStorage.length]).toEqual([[], 0]);
  },
);

/** A window that the browser opens beside the page; it remembers what the page has remembered so far. */
function aWindow() {
  const seen = { source: undefined as undefined | { windowId?: string } };
  const replace = vi.fn();
  const close = vi.fn();
  vi.spyOn(window, 'open').mockImplementation(() => {
    seen.source = source();
    return { location: { replace }, close } as unknown as Window;
  });
  return { seen, replace, close };
}

test('in a window beside it, the page waits and goes on with what the window reports', async () => {
  settings = { providers: ['google'], opensIn: 'window', isBackOffice: false };
  const { seen, replace } = aWindow();
  await open('/auth?return=/cart');
  await press('Zaloguj się przez Google');
  expect(replace.mock.calls).toEqual([[PROVIDER]]);
  expect([goTo.mock.calls, sessionStorage.length]).toEqual([[], 0]);
  expect(screen.getByRole('status').textContent).toContain('Dokończ logowanie');
  expect(await act(() => reportReturn('another', '?code=forged', 20))).toBe(false);
  expect(await act(() => reportReturn(seen.source?.windowId ?? '', '?code=a', 2_000))).toBe(true);
  expect(goTo.mock.calls).toEqual([['/sso-middleware']]);
  expect([source(), sessionStorage.getItem('sso.params')]).toEqual([{ from: 'auth', returnTo: '/cart' }, '?code=a']);
});

test('a window that is given up is not waited for any more; one that does not open is none', async () => {
  settings = { providers: ['google'], opensIn: 'window', isBackOffice: false };
  const { seen } = aWindow();
  await open();
  await press('Zaloguj się przez Google');
  await press('Anuluj');
  expect(await act(() => reportReturn(seen.source?.windowId ?? '', '?code=a', 20))).toBe(false);
  vi.mocked(window.open).mockReturnValue(null);
  await press('Zaloguj się przez Google');
  expect([goTo.mock.calls, source()]).toEqual([[[PROVIDER]], { from: 'auth' }]);
});

test('in a back office nobody waits for the window, which signs in by itself', async () => {
  settings = { providers: ['google'], opensIn: 'window', isBackOffice: true };
  const { seen, replace } = aWindow();
  await open();
  await press('Zaloguj się przez Google');
  expect([seen.source, replace.mock.calls]).toEqual([{ from: 'auth' }, [[PROVIDER]]]);
});

test('a window is closed again when the shop knows no way', async () => {
  settings = { providers: ['google'], opensIn: 'window', isBackOffice: false };
  redirect = () => new Response('', { status: 500 });
  const { close } = aWindow();
  await open();
  await press('Zaloguj się przez Google');
  expect(close).toHaveBeenCalledOnce();
});
