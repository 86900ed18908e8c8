import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  enterAccount,
  expectOneRoundTrip,
  leaveAccount,
  openTab,
  press,
  typeInto,
} from '../testing/account-screen.tsx';

let shop: ReturnType<typeof enterAccount>;

const here = {
  id: 'here',
  device: 'Firefox, Windows',
  created_at: '2026-11-20T08:00:00Z',
  last_used_at: '2026-11-24T14:00:00Z',
  is_current: true,
};
const phone = { ...here, id: 'phone', device: 'Safari, iPhone', is_current: false };
const unknown = { ...here, id: 'unknown', device: null, is_current: false };

/** What the shop knows of the account's security. */
const know = (given: object = {}) =>
  shop.answer('AccountSecurity', {
    customer: {
      email: 'lena@example.com',
      has_password: true,
      deletion_due_at: null,
      sessions: [phone, unknown, here],
      ...given,
    },
  });

beforeEach(() => {
  shop = enterAccount();
  know();
});
afterEach(leaveAccount);

const open = (address?: string) => openTab('/account/security', 'Zalogowane urządzenia', address);

test('who is here and where they are signed in are asked for in one round trip', () =>
  expectOneRoundTrip('/account/security', ['AccountSecurity', 'ReadCustomer'], () =>
    screen.findByText('Safari, iPhone'),
  ));

test('this device comes first, is marked, and cannot be signed out here', async () => {
  await open();
  const items = screen.getAllByRole('listitem').filter((item) => /Zalogowano/.test(item.textContent ?? ''));
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Firefox, WindowsTo urządzenie',
    'Safari, iPhone',
    'Nieznane urządzenie',
  ]);
  const [first] = items;
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
});

test('a device is signed out: it is said, and the focus stays in the part', async () => {
  shop.answer('RevokeSession', { revokeCustomerSession: true });
  await open();
  know({ sessions: [here, unknown] });
  await press(/^Wyloguj: Safari, iPhone/);
  expect(shop.askedFor('RevokeSession')).toEqual([{ id: 'phone' }]);
  expect(screen.queryByText('Safari, iPhone')).toBeNull();
  expect(screen.getByText('Wylogowano: Safari, iPhone.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Zalogowane urządzenia' }));
  // Of two devices the other has its own button.
  expect(screen.queryByRole('button', { name: 'Wyloguj wszystkie pozostałe' })).toBeNull();
});

test('all others are signed out; where that fails it is said and nothing changes', async () => {
  await open();
  await press('Wyloguj wszystkie pozostałe');
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(''),
  ).not.toBe('');
  expect(screen.getByText('Safari, iPhone')).toBeTruthy();
  shop.answer('RevokeOtherSessions', { revokeOtherCustomerSessions: true });
  know({ sessions: [here] });
  await press('Wyloguj wszystkie pozostałe');
  expect(await screen.findByText('Zostało tylko to urządzenie.')).toBeTruthy();
});

test('a copy of the data is saved as a file, for whoever knows the password', async () => {
  await open();
  await press('Pobierz kopię danych');
  await press('Pobierz plik');
  expect(document.activeElement).toBe(screen.getByLabelText('Obecne hasło'));

  const sent: { readonly address: string; readonly init: RequestInit }[] = [];
  let answer = () => Response.json({ code: 'password-wrong' }, { status: 401 });
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address !== '/api/me/data-export') return others(address, init);
    sent.push({ address, init });
    return answer();
  });
  await typeInto('Obecne hasło', 'nie-to');
  await press('Pobierz plik');
  expect(await screen.findByText('Obecne hasło jest nieprawidłowe.')).toBeTruthy();

  answer = () => new Response('{ "profile": ');
  await press('Pobierz plik');
  expect(screen.queryByText('Plik został pobrany.', { exact: false })).toBeNull();

  const saved: Blob[] = [];
  const createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:x';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  answer = () => new Response('{ "profile": {} }');
  await typeInto('Obecne hasło', 'rosa-na-lnie-7');
  await press('Pobierz plik');
  expect(await screen.findByText(/^Plik został pobrany/)).toBeTruthy();
  expect(JSON.parse(String(sent.at(-1)?.init.body))).toEqual({ password: 'rosa-na-lnie-7' });
  expect(sent.at(-1)?.init.headers).toMatchObject({ Authorization: 'Bearer known' });
  expect(await saved[0]?.text()).toBe('{ "profile": {} }');
  expect(click).toHaveBeenCalledOnce();
});

test('the account goes with its password: the day is said, and the way back', async () => {
  await open();
  await press('Usuń konto');
  shop.refuse('ScheduleDeletion', {
    category: 'graphql-authentication',
    code: 'password-wrong',
    details: { faults: [{ path: '/currentPassword', message: 'Obecne hasło jest nieprawidłowe.' }] },
  });
  await typeInto('Obecne hasło', 'nie-to');
  await press('Usuń konto za dobę');
  expect(document.activeElement).toBe(screen.getByLabelText('Obecne hasło'));
  shop.answer('ScheduleDeletion', { scheduleCustomerDeletion: { due_at: '2026-11-25T13:05:00Z' } });
  know({ deletion_due_at: '2026-11-25T13:05:00Z', sessions: [here] });
  await typeInto('Obecne hasło', 'rosa-na-lnie-7');
  await press('Usuń konto za dobę');
  expect(shop.askedFor('ScheduleDeletion').at(-1)).toEqual({ password: 'rosa-na-lnie-7' });
  const due = await screen.findByRole('heading', { name: /^Konto zostanie usunięte 25 listopada 2026/ });
  expect(document.activeElement).toBe(due);
  expect(screen.queryByRole('button', { name: 'Usuń konto' })).toBeNull();

  shop.answer('CancelDeletion', { cancelCustomerDeletion: true });
  know({ sessions: [here] });
  await press('Zachowaj konto');
  const kept = await screen.findByText('Konto zostaje. Cieszymy się!');
  expect(document.activeElement).toBe(kept);
  expect(screen.getByRole('button', { name: 'Usuń konto' })).toBeTruthy();
});

test('without a password a link is sent, and there is no copy to be had by one', async () => {
  know({ has_password: false });
  shop.answer('SendDeletionLink', { sendCustomerDeletionLink: true });
  await open();
  expect(screen.queryByRole('button', { name: 'Pobierz kopię danych' })).toBeNull();
  await press('Usuń konto');
  expect(screen.queryByLabelText('Obecne hasło')).toBeNull();
  await press('Wyślij link');
  expect(screen.getByText(/^Wysłaliśmy link na adres lena@example\.com/)).toBeTruthy();
});

test('the link opens the last step; opening it alone deletes nothing', async () => {
  const replaceState = vi.spyOn(window.history, 'replaceState');
  know({ has_password: false });
  await open('/account/security#delete=tajne');
  expect(screen.getByText(/^Ostatni krok/)).toBeTruthy();
  expect(shop.askedFor('ScheduleDeletion')).toEqual([]);
  shop.answer('ScheduleDeletion', { scheduleCustomerDeletion: { due_at: '2026-11-25T13:05:00Z' } });
  know({ has_password: false, deletion_due_at: '2026-11-25T13:05:00Z' });
  await press('Usuń konto za dobę');
  expect(shop.askedFor('ScheduleDeletion')).toEqual([{ token: 'tajne' }]);
  expect(await screen.findByRole('button', { name: 'Zachowaj konto' })).toBeTruthy();
  expect(replaceState).toHaveBeenCalled();
});
