import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Customer } from '../../api/identity/customers.ts';
import { createFakeApi, type FakeApi, listOf } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { CustomerScreen } from './customer-screen.tsx';
import { CustomersScreen } from './customers-screen.tsx';

const aCustomer = (change: Partial<Customer> = {}): Customer => ({
  id: 8,
  email: 'basia@poczta.example',
  firstName: 'Barbara',
  lastName: 'Wilk',
  phone: '600100200',
  createdAt: '2026-02-03T10:00:00.000Z',
  isSubscribed: true,
  isPremium: true,
  friendsAndFamilyStatus: 'member',
  isActive: true,
  language: 'pl',
  consents: [
    { kind: 'terms', textVersion: '2026-05', source: 'sign-up', acceptedAt: '2026-02-03T10:00:00.000Z' },
    { kind: 'privacy', textVersion: '2026-05', source: 'sso:google', acceptedAt: '2026-02-03T10:00:00.000Z' },
  ],
  addresses: [
    {
      id: 1,
      firstName: 'Barbara',
      lastName: 'Wilk',
      company: 'Wilk i Syn',
      vatId: '5252248481',
      street: ['ul. Lniana 7', 'm. 4'],
      city: 'Łódź',
      postcode: '90-001',
      countryCode: 'PL',
      phone: '600100200',
      isDefaultShipping: true,
      isDefaultBilling: false,
    },
  ],
  ...change,
});
const show = (api: FakeApi, path: string) =>
  renderWithApi(
    <Routes>
      <Route path="/customers" element={<CustomersScreen />} />
      <Route path="/customers/:id" element={<CustomerScreen />} />
    </Routes>,
    { api, path },
  );

test('each account shows whose it is and what distinguishes it', async () => {
  const deleted = aCustomer({
    id: 9,
    firstName: '',
    lastName: '',
    email: 'usuniete-9',
    deletedAt: '2026-05-01T10:00:00.000Z',
  });
  show(createFakeApi({ 'GET /staff/customers': () => listOf([aCustomer(), deleted]) }), '/customers');
  const row = within(await screen.findByRole('row', { name: /Barbara Wilk/ }));
  expect(row.getByRole('link', { name: 'Barbara Wilk' }).getAttribute('href')).toBe('/customers/8');
  for (const words of ['basia@poczta.example', '+48 600 100 200', 'Friends & Family', 'Newsletter'])
    expect(row.getByText(words)).toBeTruthy();
  expect(screen.getByRole('row', { name: /Konto usunięte/ })).toBeTruthy();
});

test('somebody is searched for by the server', async () => {
  const api = createFakeApi({ 'GET /staff/customers': () => listOf([aCustomer()]) });
  const { user } = show(api, '/customers');
  await user.type(await screen.findByRole('searchbox'), 'wilk{Enter}');
  await waitFor(() => expect(api.asked('GET /staff/customers').at(-1)?.query.get('search')).toBe('wilk'));
});

test('one account shows its data and addresses, and offers nothing of them to change', async () => {
  show(createFakeApi({ 'GET /staff/customers/8': () => ({ body: aCustomer() }) }), '/customers/8');
  await screen.findByRole('heading', { level: 1, name: /^Barbara Wilk/ });
  for (const words of ['ul. Lniana 7', 'm. 4', '90-001 Łódź', 'NIP 5252248481', 'Dostawa', 'Jeszcze nie'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText('Faktura')).toBeNull();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

test('whoever asks for friends and family is let in or refused', async () => {
  let status: Customer['friendsAndFamilyStatus'] = 'waiting';
  const api = createFakeApi({
    'GET /staff/customers/8': () => ({
      body: aCustomer({ friendsAndFamilyStatus: status, isPremium: status === 'member' }),
    }),
    'PATCH /staff/customers/8': ({ body }) => {
      status = (body as { friendsAndFamilyStatus: 'member' | 'refused' }).friendsAndFamilyStatus;
      return { body: aCustomer({ friendsAndFamilyStatus: status }) };
    },
  });
  const { user } = show(api, '/customers/8');
  expect(await screen.findByText('Czeka na Friends & Family')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Odrzuć' }));
  expect(await screen.findByText(/Prośba została odrzucona/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Przyjmij' }));
  expect(await screen.findByText(/Należy do programu/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Usuń z programu' }));
  expect(await screen.findByText(/Prośba została odrzucona/)).toBeTruthy();
  expect(api.asked('PATCH /staff/customers/8').map(({ body }) => body)).toEqual(
    ['refused', 'member', 'refused'].map((each) => ({ friendsAndFamilyStatus: each })),
  );
});

test('those who wait can be listed by themselves', async () => {
  const api = createFakeApi({
    'GET /staff/customers': () => listOf([aCustomer({ isPremium: false, friendsAndFamilyStatus: 'waiting' })]),
  });
  const { user } = show(api, '/customers');
  await screen.findByText('Czeka na Friends & Family');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pokaż' }), 'waiting');
  await waitFor(() => {
    expect(api.asked('GET /staff/customers').at(-1)?.query.get('friendsAndFamilyStatus')).toBe('waiting');
  });
});

test('an account without addresses says so', async () => {
  show(createFakeApi({ 'GET /staff/customers/8': () => ({ body: aCustomer({ addresses: [] }) }) }), '/customers/8');
  expect(await screen.findByText('Nie zapisano żadnego adresu.')).toBeTruthy();
});

test('what was accepted at sign-up is shown with its version, moment and form', async () => {
  show(createFakeApi({ 'GET /staff/customers/8': () => ({ body: aCustomer() }) }), '/customers/8');
  const consents = within(await screen.findByRole('region', { name: 'Zgody przy zakładaniu konta' }));
  expect(consents.getByText('Regulamin sklepu, wersja 2026-05').nextElementSibling?.textContent).toBe(
    '03.02.2026, 11:00, w formularzu rejestracji',
  );
  expect(consents.getByText('Polityka prywatności, wersja 2026-05').nextElementSibling?.textContent).toContain(
    'przy logowaniu przez Google',
  );
});

test('an account without a record of consents says so', async () => {
  show(createFakeApi({ 'GET /staff/customers/8': () => ({ body: aCustomer({ consents: [] }) }) }), '/customers/8');
  expect(await screen.findByText(/^Nie zapisano żadnej zgody/)).toBeTruthy();
});

test('whoever asks to be deleted is, a day after somebody has agreed to it, unless the account is kept', async () => {
  let deletionAt: string | undefined;
  const answer = () => ({ body: aCustomer(deletionAt === undefined ? {} : { deletionAt }) });
  const api = createFakeApi({
    'GET /staff/customers/8': answer,
    'POST /staff/customers/8/deletion': () => {
      deletionAt = '2026-11-30T08:00:00.000Z';
      return answer();
    },
    'DELETE /staff/customers/8/deletion': () => {
      deletionAt = undefined;
      return answer();
    },
  });
  const { user } = show(api, '/customers/8');
  await user.click(await screen.findByRole('button', { name: 'Usuń konto' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Usunąć konto klienta?' }));
  expect(dialog.getByText(/Zamówienia, faktury i zwroty zostaną/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Usuń konto' }));
  expect(await screen.findByText(/^Konto zostanie usunięte 30\.11\.2026, 09:00/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zachowaj konto' }));
  expect(await screen.findByRole('button', { name: 'Usuń konto' })).toBeTruthy();
});

test('an account is switched off, and leads to the orders of its address', async () => {
  const api = createFakeApi({
    'GET /staff/customers/8': () => ({ body: aCustomer() }),
    'PATCH /staff/customers/8': () => ({ body: aCustomer({ isActive: false }) }),
  });
  const { user } = show(api, '/customers/8');
  await user.click(await screen.findByRole('switch', { name: 'Konto może się logować' }));
  await waitFor(() => expect(api.asked('PATCH /staff/customers/8')[0]?.body).toEqual({ isActive: false }));
  const orders = screen.getByRole('link', { name: 'Zamówienia z tego adresu' });
  expect(orders.getAttribute('href')).toBe('/orders?search=basia%40poczta.example');
});
