import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storedToken } from '../api/customer-token.ts';
import { accountPl } from '../i18n/areas/customer/account.pl.ts';
import { profilePl } from '../i18n/areas/customer/profile.pl.ts';
import { checkoutPl } from '../i18n/checkout.pl.ts';
import {
  enterAccount,
  expectOneRoundTrip,
  leaveAccount,
  openTab,
  press,
  showAccount,
  typeInto,
} from '../testing/account-screen.tsx';
import { checkProfile, profileInput } from './check-profile.ts';

let shop: ReturnType<typeof enterAccount>;

/** The customer's own data as the shop answers them. */
const aProfileAnswer = (given: object = {}) => ({
  email: 'lena@example.com',
  is_confirmed: true,
  firstname: 'Lena',
  lastname: 'Różana',
  telephone: '+48601234567',
  date_of_birth: '1990-05-17',
  is_premium: false,
  ...given,
});
const know = (given: object = {}) => shop.answer('AccountProfile', { customer: aProfileAnswer(given) });

beforeEach(() => {
  shop = enterAccount();
  know();
});
afterEach(leaveAccount);

const open = () => openTab('/account/profile', 'Twoje dane');

test('who is here and their data are asked for in one round trip', () =>
  expectOneRoundTrip('/account/profile', ['AccountProfile', 'ReadCustomer'], () => screen.findByText('17 maja 1990')));

test('data are read first; what is not known is said', async () => {
  know({ telephone: null, date_of_birth: null, is_premium: true });
  await open();
  expect(screen.getByText('Różana')).toBeTruthy();
  expect(screen.getAllByText('Nie podano')).toHaveLength(2);
  expect(screen.getByText(/^Należysz do programu Friends & Family/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  cleanup();
  know();
  await open();
  expect(screen.getByText('+48 601 234 567')).toBeTruthy();
  expect(screen.queryByText(/Friends & Family/)).toBeNull();
});

test('details open alone, are saved in place, and the focus goes back', async () => {
  await open();
  await press('Zmień: Twoje dane');
  const name = screen.getByLabelText<HTMLInputElement>('Imię');
  expect(document.activeElement).toBe(name);
  expect([name.value, name.autocomplete]).toEqual(['Lena', 'given-name']);
  await typeInto('Imię', '  Helena ');
  await typeInto('Telefon (opcjonalnie)', '');
  shop.answer('UpdateProfile', { updateCustomerV2: { customer: aProfileAnswer({ firstname: 'Helena' }) } });
  know({ firstname: 'Helena', telephone: null });
  await press('Zapisz');
  expect(await screen.findByText(/^Zapisano o\s\d{1,2}:\d{2}\.$/)).toBeTruthy();
  expect(shop.askedFor('UpdateProfile')).toEqual([
    { input: { firstname: 'Helena', lastname: 'Różana', telephone: null, date_of_birth: '1990-05-17' } },
  ]);
  expect(screen.getByText('Helena')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zmień: Twoje dane' }));
});

test('what is wrong stands at its field before anything is sent; it goes as it is mended', async () => {
  await open();
  await press('Zmień: Twoje dane');
  await typeInto('Imię', '<script>alert(1)</script>');
  await typeInto('Nazwisko', 'x'.repeat(10_000));
  await press('Zapisz');
  const name = screen.getByLabelText('Imię');
  expect(document.activeElement).toBe(name);
  expect(screen.getByText('Są tu znaki, których nie umiemy zapisać.')).toBeTruthy();
  expect(screen.getByText('To za dużo znaków, zmieści się 100.')).toBeTruthy();
  expect(shop.askedFor('UpdateProfile')).toEqual([]);
  await typeInto('Imię', 'Lena');
  expect(name.getAttribute('aria-invalid')).toBeNull();
  await press('Anuluj');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Różana')).toBeTruthy();
});

test('a shop that does not answer loses nothing that was typed', async () => {
  await open();
  await press('Zmień: Twoje dane');
  await typeInto('Imię', 'Helena');
  await press('Zapisz');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Imię').value).toBe('Helena');
});

test('another e-mail needs the password of now; whoever changes it stays signed in', async () => {
  await open();
  await press('Zmień: E-mail');
  await typeInto('Nowy e-mail', 'LENA@example.com');
  await press('Zmień e-mail');
  expect(screen.getByText('To jest Twój obecny e-mail.')).toBeTruthy();
  expect(screen.getByText('Pole nie może być puste')).toBeTruthy();
  await typeInto('Nowy e-mail', 'nowa@example.com');
  await typeInto('Obecne hasło', 'Poziomki1!');
  shop.refuse('ChangeEmail', {
    category: 'graphql-input',
    details: { faults: [{ path: '/email', message: 'Podany email jest zajęty' }] },
  });
  await press('Zmień e-mail');
  expect(await screen.findByText('Podany email jest zajęty')).toBeTruthy();
  expect(screen.getByLabelText('Nowy e-mail').getAttribute('aria-invalid')).toBe('true');

  const renewed_token = { token: 'renewed', expires_at: null };
  const customer = aProfileAnswer({ email: 'nowa@example.com', is_confirmed: false });
  shop.answer('ChangeEmail', { updateCustomerEmail: { customer: { ...customer, renewed_token } } });
  shop.answer('AccountProfile', { customer });
  await press('Zmień e-mail');
  expect(await screen.findByText(/^Zapisano o .*Na innych urządzeniach trzeba zalogować się od nowa\./)).toBeTruthy();
  expect(storedToken()).toBe('renewed');
  expect(screen.getByText('nowa@example.com')).toBeTruthy();
  expect(screen.getByText(/^Ten adres nie jest jeszcze potwierdzony/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wyślij ponownie' })).toBeTruthy();
  expect(shop.askedFor('ChangeEmail').at(-1)).toEqual({ email: 'nowa@example.com', password: 'Poziomki1!' });
});

describe('another password', () => {
  const fill = async (present: string, password: string, repeat = password) => {
    await press('Zmień: Hasło');
    await typeInto('Obecne hasło', present);
    await typeInto('Nowe hasło', password);
    await typeInto('Powtórz hasło', repeat);
  };

  test('is checked by the rule of the shop before it is sent', async () => {
    await open();
    await fill('', 'krótkie', 'inne');
    await press('Zmień hasło');
    expect(screen.getByText(/^Hasło ma 7 z\s8\spotrzebnych znaków/)).toBeTruthy();
    expect(screen.getByText('Hasła muszą być identyczne.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Obecne hasło'));
    expect(shop.askedFor('ChangePassword')).toEqual([]);
  });

  test('is refused where the present one is wrong, by its field', async () => {
    await open();
    await fill('Jagody1!', 'Maliny2026!');
    shop.refuse('ChangePassword', {
      category: 'graphql-authentication',
      code: 'password-wrong',
      details: { faults: [{ path: '/currentPassword', message: 'To nie jest obecne hasło.' }] },
    });
    await press('Zmień hasło');
    expect(await screen.findByText('To nie jest obecne hasło.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Obecne hasło'));
    expect(storedToken()).toBe('known');
  });

  test('replaces the token, and is nowhere on the page afterwards', async () => {
    await open();
    await fill('Poziomki1!', 'Maliny2026!');
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Pokaż hasło' })[0] as HTMLElement));
    const present = screen.getByLabelText<HTMLInputElement>('Obecne hasło');
    expect(present.type).toBe('text');
    shop.answer('ChangePassword', {
      changeCustomerPassword: { renewed_token: { token: 'renewed', expires_at: null } },
    });
    await press('Zmień hasło');
    expect(await screen.findByText(/^Zapisano o .*Na innych urządzeniach/)).toBeTruthy();
    expect(storedToken()).toBe('renewed');
    expect(screen.queryByLabelText('Obecne hasło')).toBeNull();
    expect(shop.askedFor('ChangePassword')).toEqual([{ currentPassword: 'Poziomki1!', newPassword: 'Maliny2026!' }]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Poziomki|Maliny/);
  });
});

test('without data it says so, and asks again', async () => {
  shop.fail('AccountProfile');
  await showAccount('/account/profile');
  await screen.findByText('Sklep jest chwilowo niedostępny. Spróbuj jeszcze raz za chwilę.');
  know();
  await press('Spróbuj jeszcze raz');
  expect(await screen.findByText('Różana')).toBeTruthy();
});

test('nothing of the customer is left once they have signed out', async () => {
  shop.answer('SignOut', { revokeCustomerToken: { result: true } });
  await open();
  const tabs = screen.getByRole('navigation', { name: accountPl.navigation });
  await act(async () => fireEvent.click(within(tabs).getByRole('button', { name: 'Wyloguj się' })));
  await vi.waitFor(() => expect(screen.queryByText('Różana')).toBeNull());
  expect(document.body.textContent).not.toContain('lena@example.com');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/lena|Różana|601234567/);
});

describe('a profile', () => {
  const good = { firstname: 'Lena', lastname: 'Różana', telephone: '', date_of_birth: '' };
  const check = (given: object) => {
    const found = checkProfile({ ...good, ...given }, '2026-11-24', profilePl, checkoutPl);
    return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
  };

  test.each([
    [{}, {}],
    [{ telephone: '601 234 567', date_of_birth: '2026-11-24' }, {}],
    [{ firstname: ' ' }, { firstname: checkoutPl.fieldEmpty }],
    [{ lastname: 'www.example.com' }, { lastname: checkoutPl.fieldSigns }],
    [{ telephone: '601' }, { telephone: 'Polski numer ma dziewięć cyfr, tu jest 3.' }],
    [{ date_of_birth: '1899-12-31' }, { date_of_birth: profilePl.birthWrong }],
    [{ date_of_birth: '2026-11-25' }, { date_of_birth: profilePl.birthWrong }],
  ])('%j has the faults %j', (given, faults) => expect(check(given)).toEqual(faults));

  test('is sent as the shop keeps it', () => {
    expect(profileInput({ ...good, firstname: ' Lena ', telephone: '601 234 567' })).toEqual({
      firstname: 'Lena',
      lastname: 'Różana',
      telephone: '+48601234567',
      date_of_birth: null,
    });
  });
});
