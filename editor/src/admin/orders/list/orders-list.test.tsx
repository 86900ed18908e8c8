import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrderSummary } from '../../../testing/an-order.ts';
import { listOf } from '../../../testing/fake-api.ts';
import { anApi, show } from '../testing/order-screens.tsx';

test('the list says who ordered what for how much, points out what asks for attention, and keeps its filter in the address', async () => {
  const api = anApi();
  const waiting = { id: 13, number: '000000013', status: 'pendingPayment', isHighlighted: true } as const;
  api.on('GET /staff/orders', () => listOf([anOrderSummary(), anOrderSummary(waiting)]));
  const { user, router } = show(api, '/orders?status=processing&from=2026-11-01');
  const row = within(await screen.findByRole('row', { name: /000000012/ }));
  expect(row.getByRole('link', { name: '000000012' }).getAttribute('href')).toBe('/orders/12');
  expect(row.getByRole('rowheader').textContent).toContain('Lena Łąkowska, lena@poczta.example');
  expect(row.getByText(/103,99/)).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'Wymaga uwagi' })).toHaveLength(1);
  const asked = () => Object.fromEntries(api.asked('GET /staff/orders').at(-1)?.query ?? []);
  expect(asked()).toMatchObject({ status: 'processing', from: '2026-11-01' });
  await user.type(screen.getByRole('searchbox'), 'łąk');
  await waitFor(() => expect(asked()).toMatchObject({ search: 'łąk', status: 'processing' }));
  expect(router.state.location.search).toContain('search=');
});

test('who typed too little of a name is told so', async () => {
  const api = anApi();
  api.on('GET /staff/orders', () => listOf([]));
  show(api, '/orders?search=ko');
  expect(await screen.findByText(/Wpisz co najmniej trzy/)).toBeTruthy();
});

test('without an order the file for accounting is offered once, beside the heading', async () => {
  const api = anApi();
  api.on('GET /staff/orders', () => listOf([]));
  show(api, '/orders');
  expect(await screen.findByText('Nie ma jeszcze zamówień')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Dla księgowości' })).toHaveLength(1);
});

test('the accountant gets the sales of the days that were chosen, in order', async () => {
  const { user } = show(anApi(), '/orders');
  await user.click(await screen.findByRole('button', { name: 'Dla księgowości' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sprzedaż dla księgowości' }));
  fireEvent.change(dialog.getByLabelText('Od dnia'), { target: { value: '2026-10-01' } });
  fireEvent.change(dialog.getByLabelText('Do dnia (włącznie)'), { target: { value: '2026-10-31' } });
  const file = dialog.getByRole('link', { name: 'Pobierz CSV' });
  expect(file.getAttribute('href')).toBe('/staff/orders/export?from=2026-10-01&to=2026-10-31');
  fireEvent.change(dialog.getByLabelText('Do dnia (włącznie)'), { target: { value: '2026-09-30' } });
  expect(dialog.getByText('Ostatni dzień jest przed pierwszym.')).toBeTruthy();
  expect(dialog.queryByRole('link')).toBeNull();
});
