import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { VitalSummary, VitalsAnswer } from '../../api/operations/web-vitals.ts';
import { createFakeApi, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { WebVitalsScreen } from './web-vitals-screen.tsx';

const summary = (change: Partial<VitalSummary> = {}): VitalSummary => ({
  page: 'home',
  device: 'phone',
  metric: 'LCP',
  samples: 120,
  p75: 1_240,
  rating: 'good',
  ...change,
});

const answer = (items: VitalSummary[]): VitalsAnswer => ({
  days: 28,
  since: '2026-10-25',
  thresholds: [
    { metric: 'LCP', good: 2_500, poor: 4_000 },
    { metric: 'CLS', good: 0.1, poor: 0.25 },
  ],
  items,
});

const measured = [
  summary(),
  summary({ metric: 'INP', p75: 230, rating: 'needs-improvement', samples: 80 }),
  summary({ page: 'product', metric: 'CLS', p75: 0.3, rating: 'poor' }),
  summary({ device: 'desktop', p75: 640 }),
];

test('each kind of page has its values, with their rating in words', async () => {
  const api = createFakeApi({ 'GET /staff/vitals': () => ({ body: answer(measured) }) });
  renderWithApi(<WebVitalsScreen />, { api, path: '/vitals' });
  const home = within(await screen.findByRole('row', { name: /Strona główna/ }));
  expect(home.getByText('120 pomiarów')).toBeTruthy();
  expect(home.getByRole('cell', { name: '1,24\u00a0s Dobrze' })).toBeTruthy();
  expect(home.getByRole('cell', { name: '230\u00a0ms Do poprawy' })).toBeTruthy();
  expect(home.getAllByRole('cell', { name: 'Brak pomiarów' })).toHaveLength(3);
  const product = within(screen.getByRole('row', { name: /Produkty/ }));
  expect(product.getByRole('cell', { name: '0,30 Słabo' })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Kategorie/ })).toBeNull();
  expect(screen.getByText('Największy element (LCP): dobrze do 2,5 s, słabo powyżej 4,0 s')).toBeTruthy();
  expect(screen.getByText('Przesunięcia (CLS): dobrze do 0,10, słabo powyżej 0,25')).toBeTruthy();
});

test('device and period are chosen, and are part of the address', async () => {
  const api = createFakeApi({ 'GET /staff/vitals': () => ({ body: answer(measured) }) });
  const { user, router } = renderWithApi(<WebVitalsScreen />, { api, path: '/vitals' });
  await screen.findByRole('row', { name: /Produkty/ });
  await user.selectOptions(screen.getByLabelText('Urządzenie'), 'Komputer');
  expect(screen.getByRole('cell', { name: '640\u00a0ms Dobrze' })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Produkty/ })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Okres'), 'Ostatnie 7 dni');
  await waitFor(() =>
    expect(api.asked('GET /staff/vitals').map(({ query }) => query.get('days'))).toEqual(['28', '7']),
  );
  expect(router.state.location.search).toBe('?device=desktop&days=7');
});

test('without measurements it says so, and why', async () => {
  const api = createFakeApi({ 'GET /staff/vitals': () => ({ body: answer([]) }) });
  renderWithApi(<WebVitalsScreen />, { api, path: '/vitals?device=tablet' });
  expect(screen.getByRole('status', { name: 'Wczytywanie…' })).toBeTruthy();
  expect(await screen.findByText('Brak danych z tego okresu')).toBeTruthy();
  expect(screen.getByText(/zgodzili się na analitykę/)).toBeTruthy();
});

test('a failure is shown, and asking again helps', async () => {
  const api = createFakeApi({ 'GET /staff/vitals': () => refuse(503, 'database-away') });
  const { user } = renderWithApi(<WebVitalsScreen />, { api, path: '/vitals' });
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  api.on('GET /staff/vitals', () => ({ body: answer(measured) }));
  await user.click(again);
  expect(await screen.findByRole('row', { name: /Strona główna/ })).toBeTruthy();
});
