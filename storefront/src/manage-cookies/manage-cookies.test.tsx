import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentChoice } from '../cookie-choice/index.ts';
import { AccountScreen } from '../screens/account-screen.tsx';
import { aCookieChoice } from '../testing/a-cookie-choice.ts';
import { aSite } from '../testing/an-answer.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = (language = 'pl-PL') => <AccountScreen path="/manage-cookies" site={aSite({ language })} />;
async function open() {
  await act(async () => void render(page()));
  await act(() => vi.dynamicImportSettled());
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('the server shows the page without a choice, and says what holds without a script', () => {
  const html = renderToString(page());
  expect(html).toContain('Ustawienia cookie');
  expect(html).toContain('Bez JavaScriptu używamy tylko niezbędnych plików cookie');
  expect(html).not.toContain('checkbox');
  expect(renderToString(page('cs-CZ'))).toContain('Nastavení cookies');
});

test('a choice is made and changed in place, and has a number to name', async () => {
  await open();
  expect(screen.queryByText(/podaj ten numer/)).toBeNull();
  await press('Akceptuję wszystkie');
  expect(screen.getByRole('status').textContent).toMatch(/^Zapisano o\s\d{2}:\d{2}:\d{2}\.$/);
  expect(screen.getByText(currentChoice()?.visitor ?? '')).toBeTruthy();
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(boxes()).toEqual([true, true, true, true]);
  await press('Odrzucam opcjonalne');
  expect(boxes()).toEqual([true, false, false, false]);
  expect(currentChoice()?.way).toBe('required');
});

test('what was chosen before is shown', async () => {
  const preferences = { functional: true, analytics: false, marketing: false };
  localStorage.setItem('cookie_consent', JSON.stringify(aCookieChoice({ preferences })));
  await open();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Funkcjonalne' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Marketingowe' }).checked).toBe(false);
  expect(screen.getByText(/^Wybór z\s20 listopada 2026/)).toBeTruthy();
});

test('a browser that keeps nothing is told what holds', async () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refused, setItem: refused });
  await open();
  await press('Akceptuję wszystkie');
  expect(screen.getByRole('status').textContent).toMatch(/^Przeglądarka nie pozwala zapisać wyboru/);
  expect(currentChoice()?.preferences.marketing).toBe(false);
});

test('a site without cart, accounts and chat does not speak of them', async () => {
  const features = { ...aSite().features, cart: false, user: false, chat: false };
  await act(async () => void render(<AccountScreen path="/manage-cookies" site={aSite({ features })} />));
  await act(() => vi.dynamicImportSettled());
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words[0]).toContain('Działanie strony');
  expect(words.join(' ')).not.toMatch(/koszyk|logowani|płatnoś|czat/i);
});
