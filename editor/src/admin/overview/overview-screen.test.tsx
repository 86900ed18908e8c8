import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Overview } from '../../api/operations/overview.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { OverviewScreen } from './overview-screen.tsx';

const NOTHING = {
  reviews: 0,
  products: { soldOut: 0, lowStock: 0 },
  pages: { toPublish: 0, returned: 0, answered: 0, drafts: 0, changed: 0, scheduled: 0 },
} satisfies Overview;
const QUIET_SHOP = {
  toShip: { count: 0 },
  toPay: { count: 0 },
  untracked: { count: 0 },
  returns: { count: 0, isOverdue: false },
  bankRefunds: { count: 0, withoutAccount: 0, isOverdue: false },
  paymentProblems: { count: 0, transfers: 0 },
  messages: { count: 0 },
} satisfies Overview['shop'];

const show = (body: Overview) =>
  renderWithApi(<OverviewScreen />, { api: createFakeApi({ 'GET /staff/overview': () => ({ body }) }), path: '/' });

test('each thing that waits leads to its list, and what is at zero is not there', async () => {
  show({
    ...NOTHING,
    reviews: 2,
    pages: { toPublish: 2, returned: 1, answered: 0, drafts: 1, changed: 0, scheduled: 3 },
    shop: {
      ...QUIET_SHOP,
      toShip: { count: 5, oldestAt: '2026-11-20T11:00:00.000Z' },
      toPay: { count: 1, oldestAt: '2026-11-28T11:00:00.000Z' },
      messages: { count: 3, oldestAt: '2026-11-27T11:00:00.000Z' },
      bankRefunds: { count: 2, withoutAccount: 1, dueOn: '2026-11-12', isOverdue: true },
    },
  });
  const orders = within(await screen.findByRole('region', { name: 'Zamówienia' }));
  expect(orders.getByRole('link', { name: '5 zamówień do spakowania' }).getAttribute('href')).toBe('/to-ship');
  expect(orders.getByText('najstarsze z 20.11.2026')).toBeTruthy();
  expect(orders.getByRole('link', { name: '1 zamówienie czeka na płatność' }).getAttribute('href')).toBe(
    '/orders?status=to-pay',
  );
  const customers = within(screen.getByRole('region', { name: 'Klienci' }));
  expect(customers.getByRole('link', { name: '3 wiadomości bez odpowiedzi' }).getAttribute('href')).toBe('/messages');
  expect(customers.getByText('najstarsza z 27.11.2026')).toBeTruthy();
  const money = within(screen.getByRole('region', { name: 'Pieniądze' }));
  expect(money.getAllByRole('link')).toHaveLength(1);
  expect(money.getByText('Po terminie')).toBeTruthy();
  expect(money.getByText('najbliższy termin: 12.11.2026, 1 bez numeru konta')).toBeTruthy();
  const pages = within(screen.getByRole('region', { name: 'Strony' }));
  expect(pages.getByRole('link', { name: '2 strony czekają na publikację' })).toBeTruthy();
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/pages?requested=waiting',
    '/pages?requested=returned-to-me',
    '/pages?status=draft&mine=true',
    '/pages?scheduled=true&mine=true',
  ]);
  expect(screen.getByRole('link', { name: '2 opinie czekają na decyzję' })).toBeTruthy();
  expect(screen.queryByText('Wszystko zrobione')).toBeNull();
});

test('sales stand beside the week before, with what is counted', async () => {
  show({
    ...NOTHING,
    shop: QUIET_SHOP,
    sales: {
      yesterday: [{ currency: 'PLN', orders: 3, total: 31_250 }],
      yesterdayBefore: [],
      week: [
        { currency: 'EUR', orders: 1, total: 700 },
        { currency: 'PLN', orders: 8, total: 80_000 },
      ],
      weekBefore: [{ currency: 'PLN', orders: 5, total: 50_000 }],
    },
  });
  const sales = within(await screen.findByRole('region', { name: 'Sprzedaż' }));
  expect(sales.getByText('312,50 zł')).toBeTruthy();
  expect(sales.getByText('3 zamówienia')).toBeTruthy();
  expect(sales.getByText('7,00 €')).toBeTruthy();
  expect(sales.getByText('Nic nie opłacono')).toBeTruthy();
  expect(sales.getByText(/bez anulowanych/)).toBeTruthy();
  expect(screen.getByText('Wszystko zrobione')).toBeTruthy();
});

test('whoever may see no orders is shown none', async () => {
  show({ ...NOTHING, reviews: 1 });
  expect(await screen.findByRole('link', { name: '1 opinia czeka na decyzję' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Zamówienia' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Sprzedaż' })).toBeNull();
});
