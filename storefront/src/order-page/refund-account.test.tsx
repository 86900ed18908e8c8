import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ShopClient } from '../api/shop-client.ts';
import { orderLocaleOf } from '../order-parts/index.ts';
import { RefundAccount } from './refund-account.tsx';

const NUMBER = '61 1090 1014 0000 0712 1981 2874';
const FIELD = 'Numer konta do zwrotu';
const sent: unknown[] = [];
let answer: object;

beforeEach(() => {
  sent.length = 0;
  answer = { result: { kind: 'done' }, data: { setRefundAccount: { order: { number: '000000012' } } } };
});
afterEach(cleanup);

const shop = {
  query: async (_document: unknown, { input }: { readonly input: unknown }) => {
    sent.push(input);
    return answer;
  },
} as unknown as ShopClient;

function show(transfer: object | null) {
  const amount = { value: 89, currency: 'PLN' };
  const transfer_refund = transfer && { account_ending: null, is_awaited: true, amount, ...transfer };
  const account = (
    <RefundAccount
      order={{ number: '000000012', transfer_refund }}
      token="12.a"
      shop={shop}
      locale={orderLocaleOf('pl-PL')}
      onChanged={async () => {}}
    />
  );
  return render(account);
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test.each([
  ['the provider sends the money back', null],
  ['nothing waits to be sent', { is_awaited: false }],
])('nothing is asked when %s', (_name, transfer) => {
  expect(show(transfer).container.innerHTML).toBe('');
});

test('says why it asks, refuses a wrong number without the server, and sends a right one', async () => {
  show({});
  expect(screen.getByText(/Pieniądze zwrócimy przelewem, bo/)).toBeTruthy();
  await press('Zapisz numer konta');
  expect(screen.getByLabelText(FIELD)).toHaveProperty('ariaInvalid', 'true');
  type(FIELD, '61109010140000071219812875');
  await press('Zapisz numer konta');
  expect(screen.getByText(/Niepoprawny numer konta/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(FIELD));
  expect(sent).toEqual([]);

  type(FIELD, 'pl61109010140000071219812874');
  fireEvent.blur(screen.getByLabelText(FIELD));
  expect(screen.getByLabelText(FIELD)).toHaveProperty('value', NUMBER);
  type('Właściciel konta, jeśli to nie Ty (opcjonalnie)', 'Jan Len');
  await press('Zapisz numer konta');
  expect(sent).toEqual([
    { order_number: '000000012', token: '12.a', account: { account_number: NUMBER, holder: 'Jan Len' } },
  ]);
  expect(screen.getByText('Zapisaliśmy numer konta.')).toBeTruthy();
});

test('a known account is told by its ending and may be changed', async () => {
  show({ account_ending: '2874' });
  expect(screen.getByText('Pieniądze wyślemy przelewem na konto kończące się na 2874.')).toBeTruthy();
  expect(screen.queryByLabelText(FIELD)).toBeNull();
  await press('Zmień numer konta');
  expect(screen.getByLabelText(FIELD)).toBeTruthy();
  await press('Anuluj');
  expect(screen.queryByLabelText(FIELD)).toBeNull();
});

test('when the transfer has left meanwhile, the page says so', async () => {
  answer = { result: { kind: 'refused', errors: [] }, data: undefined };
  show({});
  type(FIELD, NUMBER);
  await press('Zapisz numer konta');
  expect(screen.getByText(/przelew mógł już zostać wysłany/)).toBeTruthy();
});
