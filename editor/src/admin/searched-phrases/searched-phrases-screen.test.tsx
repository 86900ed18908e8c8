import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SearchedPhrase } from '../../api/operations/searched-phrases.ts';
import { createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { SearchedPhrasesScreen } from './searched-phrases-screen.tsx';

const aPhrase = (change: Partial<SearchedPhrase> = {}): SearchedPhrase => ({
  site: 'pl',
  phrase: 'retinol',
  uses: 12,
  results: 0,
  lastSeenAt: '2026-11-20T11:04:00.000Z',
  means: [],
  ...change,
});
const anApi = (...phrases: SearchedPhrase[]) =>
  createFakeApi({ 'GET /staff/search/phrases': () => listOf(phrases, phrases.length && 60) });
const show = (api: FakeApi) => renderWithApi(<SearchedPhrasesScreen />, { api, path: '/searched-phrases' });

test('each phrase says how often it was searched for, what it found and what was made of it', async () => {
  const { api, user } = show(anApi(aPhrase(), aPhrase({ phrase: 'filtr', results: 4, means: ['spf'], to: '/slonce' })));
  const row = within(await screen.findByRole('row', { name: /retinol/ }));
  expect([row.getByText('12'), row.getByText('nic')]).toHaveLength(2);
  const other = within(screen.getByRole('row', { name: /filtr/ }));
  expect([other.getByText('Szuka też: spf'), other.getByText('→ /slonce')]).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wyniki' }), 'Bez wyników');
  await waitFor(() => expect(api.asked('GET /staff/search/phrases').at(-1)?.query.get('results')).toBe('none'));
  await user.click(screen.getByRole('button', { name: 'Następna strona listy' }));
  await waitFor(() => expect(api.asked('GET /staff/search/phrases').at(-1)?.query.get('page')).toBe('2'));
});

test('a phrase gets synonyms in place; what is wrong is said at the field and nothing is sent', async () => {
  const api = anApi(aPhrase());
  api.on('PUT /staff/search/synonyms', () => ({ status: 204 }));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Synonimy frazy „retinol”' }));
  const field = screen.getByLabelText('Szukaj też');
  await user.type(field, 'a');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(api.asked('PUT /staff/search/synonyms')).toEqual([]);
  await user.clear(field);
  await user.type(field, 'witamina A, bakuchiol');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Zapisano synonimy frazy „retinol”')).toBeTruthy();
  expect(api.asked('PUT /staff/search/synonyms').map(({ body }) => body)).toEqual([
    { phrase: 'retinol', means: ['witamina A', 'bakuchiol'] },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a phrase leads elsewhere, and back to results; a refusal of the server stays at the field', async () => {
  const api = anApi(aPhrase({ to: '/twarz' }));
  const message = 'Podaj ścieżkę w sklepie, np. „/twarz/kremy”.';
  api.on('PUT /staff/search/redirects', () =>
    refuse(422, 'input-invalid', { faults: [{ path: '/to', rule: 'x-href', message }] }),
  );
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Przekieruj frazę „retinol”' }));
  const field = screen.getByLabelText<HTMLInputElement>('Adres w sklepie');
  expect(field.value).toBe('/twarz');
  await user.clear(field);
  await user.type(field, '//x');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(message)).toBeTruthy();
  api.on('PUT /staff/search/redirects', () => ({ status: 204 }));
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Fraza „retinol” prowadzi znów do wyników')).toBeTruthy();
  expect(api.asked('PUT /staff/search/redirects').at(-1)?.body).toEqual({ site: 'pl', phrase: 'retinol' });
});

test('an empty list says when a phrase appears', async () => {
  show(anApi());
  expect(await screen.findByText('Nie ma tu jeszcze żadnej frazy')).toBeTruthy();
});
