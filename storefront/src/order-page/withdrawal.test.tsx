import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OrderOnPage } from '../order-parts/index.ts';
import {
  answers,
  answerWith,
  asked,
  leave,
  open,
  openShop,
  order,
  pln,
  press,
  TOKEN,
} from './testing/an-order-page.tsx';

beforeEach(openShop);
afterEach(leave);

test('a withdrawal is stated in two presses, with what is returned, and confirmed', async () => {
  await open({ status: 'Dostarczone', is_returnable: true, returnable_until: '2026-12-05' });
  expect(screen.getByText('Od umowy możesz odstąpić bez podawania przyczyny do 05.12.2026.')).toBeTruthy();
  await press('Odstąp od umowy tutaj');
  expect(document.activeElement?.textContent).toBe('Odstąpienie od umowy');
  // All of it is chosen at first.
  expect(screen.getByRole('spinbutton', { name: 'Ile sztuk zwracasz: Krem' })).toHaveProperty('value', '2');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Krem' }));
  await press('Potwierdź odstąpienie');
  expect(screen.getByText('Wybierz przynajmniej jeden produkt.')).toBeTruthy();
  expect(asked).toHaveLength(1);

  fireEvent.click(screen.getByRole('checkbox', { name: 'Krem' }));
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Ile sztuk zwracasz: Krem' }), { target: { value: '1' } });
  answers.set('withdrawFromContract', {
    data: { withdrawFromContract: { return: { number: '000000012-Z1', created_at: '2026-11-24 13:05:00' } } },
  });
  await press('Potwierdź odstąpienie');
  expect(asked[1]).toEqual({
    name: 'withdrawFromContract',
    variables: {
      input: {
        order_number: '000000012',
        token: TOKEN,
        name: 'Lena Różana',
        email: 'lena@poczta.example',
        reason: '',
        items: [{ order_item_id: 'MQ==', quantity: 1 }],
      },
    },
  });
  expect(
    screen.getByText(
      'Otrzymaliśmy odstąpienie od umowy 000000012-Z1 (24.11.2026, 14:05). Potwierdzenie wysłaliśmy na adres lena@poczta.example.',
    ),
  ).toBeTruthy();
  expect(asked.at(-1)?.name).toBe('guestOrderByToken');
  // What came of it is at the top, and what was pressed at the end.
  expect(document.activeElement?.textContent).toMatch(/^Otrzymaliśmy odstąpienie/);
});

test('what goes back by a transfer needs an account, which the statement may leave out but not get wrong', async () => {
  const transfer_refund = { account_ending: null, is_awaited: false, amount: pln(0) };
  await open({ is_returnable: true, returnable_until: '2026-12-05', transfer_refund });
  await press('Odstąp od umowy tutaj');
  const account = screen.getByLabelText('Numer konta do zwrotu');
  fireEvent.change(account, { target: { value: '123' } });
  await press('Potwierdź odstąpienie');
  expect(screen.getByText(/Niepoprawny numer konta/)).toBeTruthy();
  expect(asked).toHaveLength(1);
  fireEvent.change(account, { target: { value: '61109010140000071219812874' } });
  await press('Potwierdź odstąpienie');
  expect(asked[1]?.variables).toMatchObject({
    input: { refund_account: { account_number: '61109010140000071219812874' } },
  });
});

const aReturn = {
  number: '000000012-Z1',
  status: 'requested',
  status_label: 'Przyjęto oświadczenie',
  created_at: '2026-11-24 23:30:00',
  items: [{ product_name: 'Krem', quantity: 2 }],
};

test('a return says what goes back, when that was stated by the clock of the shop, and what comes next', async () => {
  await open({ order_returns: [{ ...aReturn, send_to: 'Rosa i Len, Lniana 7, 16-030 Supraśl' }] });
  const returns = within(screen.getByRole('region', { name: 'Zwroty' }));
  expect(returns.getByText('Przyjęto oświadczenie')).toBeTruthy();
  expect(returns.getByText('000000012-Z1, złożone 25.11.2026, 00:30')).toBeTruthy();
  expect(returns.getByText('2 × Krem')).toBeTruthy();
  expect(
    returns.getByText('Adres do zwrotu: Rosa i Len, Lniana 7, 16-030 Supraśl. Dołącz numer 000000012-Z1.'),
  ).toBeTruthy();
  expect(returns.getByText(/^Odeślij produkty do 09\.12\.2026\./)).toBeTruthy();
});

test('what the shop refuses in a statement stands beside its field', async () => {
  await open({ is_returnable: true });
  await press('Odstąp od umowy tutaj');
  const faults = [{ path: '/email', rule: 'email', message: 'Niepoprawny adres e-mail.' }];
  const extensions = { category: 'graphql-input', details: { faults } };
  answers.set('withdrawFromContract', { data: null, errors: [{ message: 'x', extensions }] });
  await press('Potwierdź odstąpienie');
  expect(screen.getByRole('textbox', { name: /^E-mail/ }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Niepoprawny adres e-mail.')).toBeTruthy();
});

test('a statement that does not reach the shop is told, with all that was typed; one whose answer is lost is seen', async () => {
  await open({ is_returnable: true });
  await press('Odstąp od umowy tutaj');
  fireEvent.change(screen.getByRole('textbox', { name: 'Powód (opcjonalnie)' }), { target: { value: 'Za mocny' } });
  answers.set('withdrawFromContract', { data: null, errors: [{ message: 'x' }] });
  await press('Potwierdź odstąpienie');
  expect(screen.getByText(/^Nie udało się wysłać oświadczenia\. To, co wpisane, zostało/)).toBe(document.activeElement);
  expect(screen.getByRole('textbox', { name: 'Powód (opcjonalnie)' })).toHaveProperty('value', 'Za mocny');
  const items = order.items.map((item) => ({ ...item, quantity_returnable: 0 }));
  answers.set('guestOrderByToken', answerWith({ is_returnable: false, items, order_returns: [aReturn] }));
  await press('Potwierdź odstąpienie');
  expect(screen.getByText(/^000000012-Z1, złożone/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Potwierdź odstąpienie' })).toBeNull();
});

const aGift = {
  ...(order.items[0] as OrderOnPage['items'][number]),
  id: 'Mg==',
  kind: 'gift',
  product_name: 'Prezent: maska',
  prices: { row_total_including_tax: pln(0) },
};

test('a gift is free by its word, and goes back with the rest', async () => {
  await open({ is_returnable: true, items: [...order.items, aGift] });
  const products = within(screen.getByRole('region', { name: 'Produkty' }));
  expect(products.getAllByRole('listitem').at(-1)?.textContent).toMatch(/Prezent: maska.*Gratis$/);
  await press('Odstąp od umowy tutaj');
  expect(screen.getByText(/^Prezenty z\szamówienia też wracają\.$/)).toBeTruthy();
});

test.each([
  ['received', /^Sprawdzamy produkty/],
  ['refunded', /^Oddaliśmy pieniądze/],
  ['rejected', /^Tego zwrotu nie przyjęliśmy/],
])('a return that is %s says what that means', async (status, sentence) => {
  await open({ order_returns: [{ ...aReturn, status }] });
  expect(screen.getByText(sentence)).toBeTruthy();
});
