import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BankRefund } from '../../api/commerce/bank-refunds.ts';
import { createFakeApi, listOf } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { BankRefundsScreen } from './bank-refunds-screen.tsx';
import { OrderTransfers } from './order-transfers.tsx';

const NUMBER = '61 1090 1014 0000 0712 1981 2874';
const account = { number: 'PL61109010140000071219812874', changedAt: '2026-11-20T11:00:00.000Z' };
const aTransfer = (change: Partial<BankRefund> = {}): BankRefund => ({
  id: 7,
  orderId: 12,
  orderNumber: '000000012',
  returnId: 3,
  returnNumber: '000000012-Z1',
  amount: 27_849,
  currency: 'PLN',
  reason: '000000012-Z1',
  dueOn: '2026-11-12',
  isOverdue: true,
  recipient: 'Olga Nowak',
  title: 'Zwrot 000000012-Z1',
  isRefused: false,
  account,
  ...change,
});

test('a transfer has all that a bank asks for, each to be copied, and is marked as sent with its day', async () => {
  const api = createFakeApi({ 'GET /staff/bank-refunds': () => listOf([aTransfer()]) });
  api.on('POST /staff/payment-refunds/7/done', () => {
    api.on('GET /staff/bank-refunds', () => listOf([]));
    return { body: {} };
  });
  const { user } = renderWithApi(<BankRefundsScreen />, { api, path: '/bank-refunds' });
  const row = within(await screen.findByRole('row', { name: /Olga Nowak/ }));
  expect(row.getByText('Po terminie')).toBeTruthy();
  expect(row.getByText(NUMBER)).toBeTruthy();
  expect(row.getByRole('link', { name: 'Olga Nowak' }).getAttribute('href')).toBe('/returns/3');
  for (const [name, value] of [
    ['Numer konta', '61109010140000071219812874'],
    ['Kwota', '278,49'],
    ['Tytuł przelewu', 'Zwrot 000000012-Z1'],
  ]) {
    await user.click(row.getByRole('button', { name: `Kopiuj: ${name}` }));
    expect(await navigator.clipboard.readText()).toBe(value);
  }
  expect(screen.getByRole('link', { name: 'Pobierz plik dla banku (CSV)' })).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Oznacz jako wykonany: Zwrot 000000012-Z1' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText('Dzień przelewu'));
  await user.click(dialog.getByRole('button', { name: 'Oznacz jako wykonany' }));
  expect(dialog.getByText('Podaj dzień przelewu')).toBeTruthy();
  await user.type(dialog.getByLabelText('Dzień przelewu'), '2026-11-10');
  await user.click(dialog.getByRole('button', { name: 'Oznacz jako wykonany' }));
  await screen.findByText('Nie ma przelewów do wykonania');
  expect(api.asked('POST /staff/payment-refunds/7/done')[0]?.body).toEqual({ sentOn: '2026-11-10' });
});

test('a missing number is asked for by a mail', async () => {
  const { account: _, ...missing } = aTransfer({ isOverdue: false });
  const api = createFakeApi({
    'GET /staff/bank-refunds': () => listOf([missing]),
    'POST /staff/orders/12/mails': () => ({ body: {} }),
  });
  const { user } = renderWithApi(<BankRefundsScreen />, { api, path: '/bank-refunds' });
  await user.click(await screen.findByRole('button', { name: 'Poproś o numer konta' }));
  await screen.findByText('Wysłano prośbę o numer konta');
  expect(api.asked('POST /staff/orders/12/mails')[0]?.body).toEqual({ mail: 'refund-account-asked' });
});

test('what was sent is asked for by the address, and cannot be marked again', async () => {
  const sent = aTransfer({ sentAt: '2026-11-10T11:00:00.000Z', isOverdue: false });
  const api = createFakeApi({ 'GET /staff/bank-refunds': () => listOf([sent]) });
  renderWithApi(<BankRefundsScreen />, { api, path: '/bank-refunds?which=sent' });
  expect(await screen.findByText('10.11.2026')).toBeTruthy();
  await waitFor(() => expect(api.asked('GET /staff/bank-refunds')[0]?.query.get('sent')).toBe('true'));
  expect(screen.queryByRole('button', { name: /Oznacz jako wykonany/ })).toBeNull();
});

test.each([
  ['a provider pays back', { isByTransfer: false, isAwaited: false, recipient: 'Olga Nowak' }],
  ['nothing goes back', { isByTransfer: true, isAwaited: false, recipient: 'Olga Nowak' }],
])('an order says nothing of transfers when %s', async (_name, body) => {
  const api = createFakeApi({ 'GET /staff/orders/12/refund-account': () => ({ body }) });
  renderWithApi(<OrderTransfers orderId={12} />, { api });
  await waitFor(() => expect(api.asked('GET /staff/orders/12/refund-account')).toHaveLength(1));
  expect(screen.queryByText('Odbiorca')).toBeNull();
  expect(screen.queryByText(/nie podał/)).toBeNull();
});

test('an order shows its account and each transfer to send', async () => {
  const known = { isByTransfer: true, isAwaited: true, recipient: 'Jan Len', account };
  const api = createFakeApi({
    'GET /staff/orders/12/refund-account': () => ({ body: known }),
    'GET /staff/bank-refunds': () => listOf([aTransfer()]),
  });
  renderWithApi(<OrderTransfers orderId={12} />, { api });
  expect(await screen.findByText('Zwrot 000000012-Z1')).toBeTruthy();
  expect(screen.getByText('Jan Len')).toBeTruthy();
  expect(screen.getByText(NUMBER)).toBeTruthy();
  expect(api.asked('GET /staff/bank-refunds')[0]?.query.get('orderId')).toBe('12');
});

test('an account that was told on the phone is checked, and typed in with where it is from', async () => {
  const waiting = { isByTransfer: true, isAwaited: true, recipient: 'Olga Nowak' };
  const api = createFakeApi({
    'GET /staff/orders/12/refund-account': () => ({ body: waiting }),
    'GET /staff/bank-refunds': () => listOf([]),
    'PUT /staff/orders/12/refund-account': () => ({ body: { ...waiting, account } }),
  });
  const { user } = renderWithApi(<OrderTransfers orderId={12} />, { api });
  await user.click(await screen.findByRole('button', { name: 'Wpisz numer konta' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Konto podane przez kupującego' }));
  const number = dialog.getByLabelText(/^Numer konta/);
  await user.type(number, '61 1090 1014 0000 0712 1981 2875');
  await user.click(dialog.getByRole('button', { name: 'Zapisz numer' }));
  expect(dialog.getByText(/Niepoprawny numer konta/)).toBeTruthy();
  await user.clear(number);
  await user.type(number, NUMBER);
  await user.selectOptions(dialog.getByLabelText('Skąd jest numer'), 'Podany w liście');
  await user.click(dialog.getByRole('button', { name: 'Zapisz numer' }));
  await screen.findByText('Zapisano numer konta');
  expect(api.asked('PUT /staff/orders/12/refund-account').map(({ body }) => body)).toEqual([
    { number: NUMBER, source: 'letter' },
  ]);
});

test('what a provider has refused says so, and may be tried there once more', async () => {
  const known = { isByTransfer: true, isAwaited: true, recipient: 'Jan Len', account };
  const api = createFakeApi({
    'GET /staff/orders/12/refund-account': () => ({ body: known }),
    'GET /staff/bank-refunds': () => listOf([aTransfer({ isRefused: true })]),
    'POST /staff/payment-refunds/7/retry': () => ({ body: { isByHand: true } }),
  });
  const { user } = renderWithApi(<OrderTransfers orderId={12} />, { api });
  await screen.findByText('Odmowa operatora');
  await user.click(screen.getByRole('button', { name: 'Ponów u operatora' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ponów u operatora' }));
  expect(await screen.findByText(/Operator znów odmówił/)).toBeTruthy();
  expect(api.asked('POST /staff/payment-refunds/7/retry')).toHaveLength(1);
});
