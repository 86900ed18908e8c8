import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PaymentIncident } from '../../api/commerce/payment-incidents.ts';
import { createFakeApi, listOf } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { PaymentIncidentsScreen } from './payment-incidents-screen.tsx';

const anIncident = (change: Partial<PaymentIncident> = {}): PaymentIncident => ({
  id: 4,
  kind: 'amount',
  provider: 'payu',
  orderId: 12,
  details: { amount: 100, expectedAmount: 10_399, currency: 'PLN', externalId: null },
  seen: 2,
  firstAt: '2026-11-20T11:00:00.000Z',
  lastAt: '2026-11-20T11:05:00.000Z',
  ...change,
});

test('each payment says why, leads to its order, and is dealt with once', async () => {
  const api = createFakeApi({ 'GET /staff/payment-problems': () => listOf([anIncident()]) });
  api.on('POST /staff/payment-problems/4/dealt', () => {
    api.on('GET /staff/payment-problems', () => listOf([]));
    return { body: anIncident() };
  });
  const { user } = renderWithApi(<PaymentIncidentsScreen />, { api, path: '/payment-problems' });
  const row = within(await screen.findByRole('row', { name: /Inna kwota, niż trzeba/ }));
  expect(row.getByText('payu, kwota: 1,00, oczekiwana kwota: 103,99, waluta: PLN')).toBeTruthy();
  expect(row.getByText(/2 razy/)).toBeTruthy();
  expect(row.getByRole('link', { name: 'Pokaż zamówienie' }).getAttribute('href')).toBe('/orders/12');
  await user.click(row.getByRole('button', { name: 'Oznacz jako wyjaśnione: Inna kwota, niż trzeba' }));
  await user.type(screen.getByLabelText('Co z tym zrobiono'), 'Oddane w panelu');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Wyjaśnione' }));
  await screen.findByText('Wszystko się zgadza');
  expect(api.asked('POST /staff/payment-problems/4/dealt')[0]?.body).toEqual({ note: 'Oddane w panelu' });
});

test('those that were dealt with are asked for by the address', async () => {
  const dealt = anIncident({ dealtAt: '2026-11-20T12:00:00.000Z', note: 'Oddane', kind: 'new-kind' });
  const api = createFakeApi({ 'GET /staff/payment-problems': () => listOf([dealt]) });
  renderWithApi(<PaymentIncidentsScreen />, { api, path: '/payment-problems?which=dealt' });
  expect(await screen.findByRole('row', { name: /new-kind/ })).toBeTruthy();
  await waitFor(() => expect(api.asked('GET /staff/payment-problems')[0]?.query.get('open')).toBe('false'));
  expect(screen.queryByRole('button', { name: /Oznacz jako wyjaśnione/ })).toBeNull();
});
