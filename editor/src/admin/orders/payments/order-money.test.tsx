import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder, someMoney, someTransfer } from '../../../testing/an-order.ts';
import { refuse } from '../../../testing/fake-api.ts';
import { anApi, show } from '../testing/order-screens.tsx';

test('whoever cancels an order that was paid by transfer hears that the money is theirs to send', async () => {
  const { user } = show(anApi(anOrder({ paidAt: '2026-11-20T11:03:00.000Z' }), someTransfer()), '/orders/12');
  await user.click(await screen.findByRole('button', { name: 'Zmień stan' }));
  await user.click(screen.getByRole('menuitem', { name: 'Anuluj zamówienie' }));
  expect(await screen.findByText(/Wyślij przelew z konta sklepu/)).toBeTruthy();
});

test('a part of the money goes back, once for an opened dialog', async () => {
  const api = anApi();
  api.on('POST /staff/orders/12/refunds', () => refuse(500, 'internal'));
  const { user } = show(api, '/orders/12');
  await user.click(await screen.findByRole('button', { name: 'Zwróć pieniądze' }));
  const amount = screen.getByLabelText(/Kwota zwrotu/);
  expect((amount as HTMLInputElement).value).toBe('103,99');
  await user.clear(amount);
  await user.type(amount, '200');
  await user.type(screen.getByLabelText(/Powód/), 'Uszkodzone pudełko');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /Zwróć 200/ }));
  expect(await dialog.findByText('To więcej, niż wpłynęło i jeszcze nie wróciło')).toBeTruthy();
  expect(api.asked('POST /staff/orders/12/refunds')).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '20');
  await user.click(dialog.getByRole('button', { name: /Zwróć 20,00/ }));
  await dialog.findByRole('alert');
  const refund = { id: 1, orderId: 12, amount: 2_000, currency: 'PLN', state: 'pending', reason: '', createdAt: '' };
  api.on('POST /staff/orders/12/refunds', () => ({ status: 201, body: { items: [refund] } }));
  await user.click(dialog.getByRole('button', { name: /Zwróć 20,00/ }));
  expect(await screen.findByText(/Zlecono zwrot 20,00/)).toBeTruthy();
  const [first, second] = api.asked('POST /staff/orders/12/refunds').map(({ body }) => body as { key: string });
  expect(first).toMatchObject({ amount: 2_000, reason: 'Uszkodzone pudełko' });
  expect(second?.key).toBe(first?.key);
});

test('a transfer is marked as received; money that a provider took is not', async () => {
  const attempt = { id: 5, method: 'banktransfer', state: 'created', amount: 10_399, currency: 'PLN', refunded: 0 };
  const waiting = { ...attempt, createdAt: '2026-11-20T11:01:00.000Z' };
  const api = anApi(anOrder({ status: 'pendingPayment' }), someMoney({ captured: 0, attempts: [waiting] }));
  api.on('POST /staff/orders/12/payment-received', () => ({ body: { ...waiting, state: 'captured' } }));
  const { user } = show(api, '/orders/12');
  await screen.findByRole('button', { name: 'Pieniądze przyszły' });
  // The way to pay, and the attempt by it: one name for both.
  expect(screen.getAllByText('Przelew tradycyjny')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Pieniądze przyszły' }));
  expect(screen.getByText(/Sprawdź na koncie, czy przyszło 103,99/)).toBeTruthy();
  api.on('GET /staff/orders/12/payments', () => ({ body: someMoney() }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pieniądze przyszły' }));
  await screen.findByText('Oznaczono jako zapłacone');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pieniądze przyszły' })).toBeNull());
});

test('money that still has to be sent is told apart from what went back', async () => {
  const refund = { orderId: 12, currency: 'PLN', reason: 'Rabat', createdAt: '2026-11-20T11:00:00.000Z' } as const;
  const money = someMoney({
    captured: 10_399,
    refunded: 1_500,
    refunds: [
      { ...refund, id: 1, amount: 500, state: 'done', isByHand: false, doneAt: '2026-11-21T11:00:00.000Z' },
      { ...refund, id: 2, amount: 1_000, state: 'requested', isByHand: true },
    ],
  });
  show(anApi(anOrder(), money), '/orders/12');
  const sent = await screen.findByText('W tym jeszcze nie wysłane');
  expect(sent.parentElement?.textContent).toContain('10,00');
  expect(screen.getByText('Do wysłania przelewem')).toBeTruthy();
});
