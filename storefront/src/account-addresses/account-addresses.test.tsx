import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAddressAnswer } from '../testing/a-customer.ts';
import {
  enterAccount,
  expectOneRoundTrip,
  leaveAccount,
  openTab,
  press,
  typeInto,
} from '../testing/account-screen.tsx';

let shop: ReturnType<typeof enterAccount>;

/** An address of the book as the shop answers it. */
const saved = (given: object = {}) => ({
  ...anAddressAnswer(),
  middlename: null,
  prefix: null,
  suffix: null,
  region: null,
  fax: null,
  ...given,
});
const know = (...addresses: object[]) => shop.answer('AccountAddresses', { customer: { addresses } });
const home = saved({ id: 7, default_shipping: true, default_billing: true });
const cottage = saved({ id: 8, street: ['Polna 2'], city: 'Łódź', postcode: '90-001' });
const HOME = 'Lena Różana, Lipowa 5/3, 02-677 Warszawa';
const COTTAGE = 'Lena Różana, Polna 2, 90-001 Łódź';

beforeEach(() => {
  shop = enterAccount();
  know(home, cottage);
});
afterEach(leaveAccount);

const open = () => openTab('/account/addresses-billings', 'Adresy');
const card = (name: string) => screen.getByRole('article', { name });
const focusedName = () => document.activeElement?.getAttribute('aria-label');

test('who is here and the address book are asked for in one round trip', () =>
  expectOneRoundTrip('/account/addresses-billings', ['AccountAddresses', 'ReadCustomer'], () =>
    screen.findByRole('article', { name: HOME }),
  ));

test('cards say in words what an address stands for, and invoices stand apart', async () => {
  know(home, cottage, saved({ id: 9, company: 'Len sp. z o.o.', vat_id: '8567346215' }));
  await open();
  expect(within(card(HOME)).getByText('Domyślny adres dostawy')).toBeTruthy();
  expect(within(card(HOME)).getByText('Domyślny adres do rachunku')).toBeTruthy();
  expect(within(card(COTTAGE)).queryByText('Domyślny adres dostawy')).toBeNull();
  const invoices = screen.getByRole('region', { name: 'Dane do faktury' });
  expect(within(invoices).getByRole('heading', { level: 3, name: 'Len sp. z o.o.' })).toBeTruthy();
  expect(within(invoices).getByText('NIP 856-734-62-15')).toBeTruthy();
});

test('an empty book says what it is good for', async () => {
  know();
  await open();
  expect(screen.getByText(/^Nie masz jeszcze zapisanego adresu/)).toBeTruthy();
  expect(screen.getByText(/^Kupujesz na firmę/)).toBeTruthy();
});

test('a new address is checked, and saved as it is typed', async () => {
  shop.answer('AddAddress', { saved: { id: 8 } });
  know();
  await open();
  await press('Dodaj adres');
  expect(document.activeElement).toBe(screen.getByLabelText('Imię'));
  await typeInto('Ulica i numer', 'Polna 2');
  await typeInto('Kod pocztowy', '9000');
  await typeInto('Miejscowość', 'Łódź');
  await press('Zapisz');
  expect(screen.getByText('Kod ma pięć cyfr, np. 02-677.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Kod pocztowy'));
  expect(shop.askedFor('AddAddress')).toEqual([]);
  await typeInto('Kod pocztowy', '90001');
  await act(async () => fireEvent.click(screen.getByLabelText('Domyślny adres dostawy')));
  know(cottage);
  await press('Zapisz');
  expect(shop.askedFor('AddAddress')).toEqual([
    {
      input: {
        firstname: 'Lena',
        lastname: 'Różana',
        telephone: '+48601234567',
        street: ['Polna 2'],
        postcode: '90-001',
        city: 'Łódź',
        country_code: 'PL',
        company: null,
        vat_id: null,
        default_shipping: true,
        default_billing: false,
      },
    },
  ]);
  await vi.waitFor(() => expect(focusedName()).toBe(`Zmień: ${COTTAGE}`));
});

test('ten thousand signs are told their limit and stay, and nothing is sent', async () => {
  know();
  await open();
  await press('Dodaj adres');
  await typeInto('Ulica i numer', `Polna 2${'x'.repeat(10_000)}`);
  await typeInto('Kod pocztowy', '9'.repeat(10_000));
  await typeInto('Telefon', '6'.repeat(10_000));
  await typeInto('Miejscowość', 'Łódź');
  await press('Zapisz');
  expect(screen.getByText('To za dużo znaków, zmieści się 200.')).toBeTruthy();
  for (const label of ['Ulica i numer', 'Kod pocztowy', 'Telefon'])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('Ulica i numer').value).toHaveLength(10_007);
  expect(shop.askedFor('AddAddress')).toEqual([]);
});

test('markup in an address is text', async () => {
  know(saved({ id: 9, street: ['<img src=x onerror=alert(1)>'], city: '<b>Łódź</b>', company: '<script>a</script>' }));
  await open();
  expect(screen.getAllByText(/<img src=x onerror=alert\(1\)>/).length).toBeGreaterThan(0);
  expect(document.querySelector('main img, article img, article b, article script')).toBeNull();
});

test('invoice data need a company and a NIP that can be one', async () => {
  know();
  await open();
  await press('Dodaj dane do faktury');
  await typeInto('NIP', '1234567890');
  await press('Zapisz');
  expect(screen.getByLabelText('Nazwa firmy').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Ten NIP nie przechodzi kontroli. Sprawdź kolejność cyfr.')).toBeTruthy();
  expect(shop.askedFor('AddAddress')).toEqual([]);
});

test('the one town of a postal code is filled in', async () => {
  know();
  await open();
  await press('Dodaj adres');
  const asked = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    String(address).includes('/towns?postcode=90-001') ? Response.json({ towns: ['Łódź'] }) : asked(address, init),
  );
  await typeInto('Kod pocztowy', '90-001');
  await act(async () => void fireEvent.blur(screen.getByLabelText('Kod pocztowy')));
  await vi.waitFor(() => expect((screen.getByLabelText('Miejscowość') as HTMLInputElement).value).toBe('Łódź'));
});

test('what the shop refuses stands at its field, and all that was typed stays', async () => {
  shop.refuse('ChangeAddress', { details: { faults: [{ path: '/vat_id', message: 'Niepoprawny NIP' }] } });
  know(saved({ id: 9, company: 'Len sp. z o.o.', vat_id: '8567346215' }));
  await open();
  await press(/^Zmień: Len/);
  await typeInto('Nazwa firmy', 'Len i Róża');
  await press('Zapisz');
  expect(screen.getByText('Niepoprawny NIP')).toBeTruthy();
  expect((screen.getByLabelText('Nazwa firmy') as HTMLInputElement).value).toBe('Len i Róża');
  expect(document.activeElement).toBe(screen.getByLabelText('NIP'));
});

test('a default cannot be unticked: another address takes its place', async () => {
  shop.answer('ChangeAddress', { saved: { id: 8 } });
  await open();
  await press(`Zmień: ${HOME}`);
  expect((screen.getByLabelText('Domyślny adres dostawy') as HTMLInputElement).disabled).toBe(true);
  expect(screen.getByText(/^Ten adres jest domyślny/)).toBeTruthy();
  await press('Anuluj');
  expect(focusedName()).toBe(`Zmień: ${HOME}`);
  know({ ...home, default_shipping: false }, { ...cottage, default_shipping: true });
  await press(`Ustaw jako domyślny adres dostawy: ${COTTAGE}`);
  expect(shop.askedFor('ChangeAddress')).toEqual([{ id: 8, input: { default_shipping: true } }]);
  expect(within(card(COTTAGE)).getByText(`Domyślny adres dostawy to teraz: ${COTTAGE}.`)).toBeTruthy();
  expect(focusedName()).toBe(`Zmień: ${COTTAGE}`);
});

test('whoever deletes the default is told which address takes over, and can have it back', async () => {
  shop.answer('RemoveAddress', { deleteCustomerAddress: true });
  shop.answer('AddAddress', { saved: { id: 12 } });
  await open();
  know({ ...cottage, default_shipping: true, default_billing: true });
  await press(`Usuń: ${HOME}`);
  expect(shop.askedFor('RemoveAddress')).toEqual([
    { id: 7, deliverySuccessor: 8, hasDeliverySuccessor: true, billingSuccessor: 8, hasBillingSuccessor: true },
  ]);
  expect(
    screen.getByText(
      `Usunięto: ${HOME}. Domyślny adres dostawy to teraz: ${COTTAGE}. Domyślny adres do rachunku to teraz: ${COTTAGE}.`,
    ),
  ).toBeTruthy();
  expect(focusedName()).toBe(`Cofnij: ${HOME}`);
  know(cottage, { ...home, id: 12 });
  await press(`Cofnij: ${HOME}`);
  const [back] = shop.askedFor('AddAddress');
  expect(back?.input).toMatchObject({ street: ['Lipowa 5/3'], default_shipping: true, default_billing: true });
  await vi.waitFor(() => expect(focusedName()).toBe(`Zmień: ${HOME}`));
  expect(screen.queryByText(/^Usunięto/)).toBeNull();
});

test('a deletion that fails leaves the address, with the reason', async () => {
  await open();
  await press(`Usuń: ${COTTAGE}`);
  expect(within(card(COTTAGE)).getByRole('alert').textContent).not.toBe('');
  expect(card(COTTAGE)).toBeTruthy();
});

test('an address abroad can be deleted, not changed to one in Poland by mistake', async () => {
  know(saved({ id: 9, country_code: 'DE', city: 'Berlin', postcode: '10115' }));
  await open();
  expect(screen.getByText('Niemcy')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Zmień:/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Usuń:/ })).toBeTruthy();
  expect(screen.getByText(/^Nie masz domyślnego adresu dostawy/)).toBeTruthy();
});
