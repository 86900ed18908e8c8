import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Webhook, WebhookDelivery } from '../../api/operations/webhooks.ts';
import { createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { WebhookScreen } from './webhook-screen.tsx';
import { WebhooksScreen } from './webhooks-screen.tsx';

const aWebhook = (change: Partial<Webhook> = {}): Webhook => ({
  id: 2,
  url: 'https://magazyn.example/haczyk',
  description: 'Magazyn',
  events: ['order.paid'],
  isActive: true,
  failedAt: null,
  lastSuccessAt: null,
  oldSecretUntil: null,
  createdAt: '2026-11-20T11:00:00.000Z',
  ...change,
});
const aDelivery = (change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 9,
  eventId: 'e1',
  event: 'order.paid',
  state: 'given-up',
  attempts: 1,
  body: '{"id":"e1"}',
  createdAt: '2026-11-20T11:00:00.000Z',
  nextAttemptAt: null,
  log: [{ at: '2026-11-20T11:00:01.000Z', status: 503, durationMs: 80 }],
  ...change,
});
const anApi = (...webhooks: Webhook[]) =>
  createFakeApi({
    'GET /staff/webhooks': () => listOf(webhooks),
    'GET /staff/webhooks/2/deliveries': () => listOf([aDelivery()]),
  });
const show = (api: FakeApi, path: string) =>
  renderWithApi(
    <Routes>
      <Route path="/webhooks" element={<WebhooksScreen />} />
      <Route path="/webhooks/:id" element={<WebhookScreen />} />
    </Routes>,
    { api, path },
  );

test('a webhook is made; its secret is shown once, before anything else goes on', async () => {
  const api = anApi();
  api.on('POST /staff/webhooks', () =>
    refuse(422, 'input-invalid', {
      faults: [{ path: '/url', rule: 'x', message: 'Adres musi zaczynać się od https://.' }],
    }),
  );
  const { user, router } = show(api, '/webhooks');
  await user.click((await screen.findAllByRole('button', { name: 'Nowy webhook' }))[0] as HTMLElement);
  await user.type(screen.getByLabelText('Adres'), 'http://magazyn.example');
  await user.click(screen.getByRole('button', { name: 'Dodaj webhook' }));
  expect(screen.getByText('Wybierz co najmniej jedno zdarzenie')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Zamówienie opłacone' }));
  await user.click(screen.getByRole('button', { name: 'Dodaj webhook' }));
  expect(await screen.findByText('Adres musi zaczynać się od https://.')).toBeTruthy();
  api.on('POST /staff/webhooks', () => ({ status: 201, body: { ...aWebhook(), secret: 'whsec_raz' } }));
  await user.click(screen.getByRole('button', { name: 'Dodaj webhook' }));
  const secret = within(await screen.findByRole('alertdialog', { name: 'Sekret podpisu' }));
  expect((secret.getByRole('textbox') as HTMLInputElement).value).toBe('whsec_raz');
  expect(secret.queryByRole('button', { name: 'Zamknij' })).toBeNull();
  api.on('GET /staff/webhooks', () => listOf([aWebhook()]));
  await user.click(secret.getByRole('button', { name: 'Mam go' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/webhooks/2'));
});

test('the log says in words why nobody answered, and shows a reason it does not know as it came', async () => {
  const at = '2026-11-20T11:00:01.000Z';
  const later = '2026-11-20T11:00:11.000Z';
  const log = [
    { at, error: 'ECONNREFUSED', durationMs: 3 },
    { at: later, error: 'EPROTO', durationMs: 3 },
  ];
  const api = anApi(aWebhook());
  api.on('GET /staff/webhooks/2/deliveries', () => listOf([aDelivery({ log, attempts: 2 })]));
  show(api, '/webhooks/2');
  expect(await screen.findByText(/bez odpowiedzi: serwer odmówił połączenia/)).toBeTruthy();
  expect(screen.getByText(/bez odpowiedzi: EPROTO/)).toBeTruthy();
});

test('the log is read anew until the first attempt has ended, also one that is under way', async () => {
  const api = anApi(aWebhook());
  let readings = 0;
  api.on('GET /staff/webhooks/2/deliveries', () => {
    readings += 1;
    return listOf([readings === 1 ? aDelivery({ state: 'waiting', attempts: 1, log: [] }) : aDelivery()]);
  });
  show(api, '/webhooks/2');
  expect(await screen.findByText(/odpowiedź 503 po 80 ms/, {}, { timeout: 30_000 })).toBeTruthy();
});

test('the log tells each attempt, and what did not arrive is sent once more', async () => {
  const api = anApi(aWebhook());
  api.on('POST /staff/webhooks/deliveries/9/resend', () => ({ status: 202, body: aDelivery({ state: 'waiting' }) }));
  const { user } = show(api, '/webhooks/2');
  expect(await screen.findByText(/odpowiedź 503 po 80 ms/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Wyślij ponownie: Zamówienie opłacone/ }));
  expect(await screen.findByText('Zdarzenie znów czeka na wysłanie')).toBeTruthy();
});

test('one that was switched off for failing says so, and sends nothing', async () => {
  show(anApi(aWebhook({ isActive: false, failedAt: '2026-11-20T11:00:00.000Z' })), '/webhooks/2');
  expect(await screen.findByText(/Wyłączyliśmy ten adres/)).toBeTruthy();
  await screen.findByText(/odpowiedź 503/);
  expect(screen.queryByRole('button', { name: /Wyślij ponownie/ })).toBeNull();
});

test('one that is gone is said to be gone', async () => {
  show(anApi(), '/webhooks/2');
  expect(await screen.findByText(/Nie znaleziono/)).toBeTruthy();
});
