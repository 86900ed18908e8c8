import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApiKey } from '../../api/operations/api-keys.ts';
import { createFakeApi, listOf } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ApiKeysScreen } from './api-keys-screen.tsx';
import { keyStatus } from './key-status.ts';

const aKey = (change: Partial<ApiKey> = {}): ApiKey => ({
  id: 6,
  name: 'Hurtownia',
  hint: 'wk_abc',
  scopes: ['orders:read'],
  createdBy: 'Ania',
  createdAt: '2026-11-20T11:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
  ...change,
});

test('a key is made with what it may do, and shown once', async () => {
  const api = createFakeApi({ 'GET /staff/api-keys': () => listOf([]) });
  api.on('POST /staff/api-keys', () => ({ status: 201, body: { ...aKey(), key: 'wk_abc.tajny' } }));
  const { user } = renderWithApi(<ApiKeysScreen />, { api, path: '/api-keys' });
  await user.click((await screen.findAllByRole('button', { name: 'Nowy klucz' }))[0] as HTMLElement);
  await user.type(screen.getByLabelText('Nazwa'), 'Hurtownia');
  await user.click(screen.getByRole('button', { name: 'Utwórz klucz' }));
  expect(screen.getByText('Wybierz co najmniej jedno uprawnienie')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Czytać zamówienia' }));
  await user.type(screen.getByLabelText('Ważny do'), '2099-12-31');
  await user.click(screen.getByRole('button', { name: 'Utwórz klucz' }));
  const shown = within(await screen.findByRole('alertdialog'));
  expect((shown.getByRole('textbox') as HTMLInputElement).value).toBe('wk_abc.tajny');
  expect(api.asked('POST /staff/api-keys')[0]?.body).toEqual({
    name: 'Hurtownia',
    scopes: ['orders:read'],
    expiresAt: '2099-12-31T22:59:00.000Z',
  });
  await user.click(shown.getByRole('button', { name: 'Mam go' }));
  expect(screen.queryByDisplayValue('wk_abc.tajny')).toBeNull();
});

test('a key is revoked after a question; one that is revoked cannot be', async () => {
  const api = createFakeApi({ 'GET /staff/api-keys': () => listOf([aKey()]) });
  api.on('DELETE /staff/api-keys/6', () => {
    api.on('GET /staff/api-keys', () => listOf([aKey({ revokedAt: '2026-11-20T12:00:00.000Z' })]));
    return { body: aKey() };
  });
  const { user } = renderWithApi(<ApiKeysScreen />, { api, path: '/api-keys' });
  await user.click(await screen.findByRole('button', { name: 'Odwołaj klucz Hurtownia' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Odwołaj' }));
  expect(await screen.findByText('Odwołany')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Odwołaj klucz Hurtownia' })).toBeNull());
});

test('a key works until its end, and not after it was revoked', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  expect(keyStatus({ revokedAt: null, expiresAt: null }, now)).toBe('active');
  expect(keyStatus({ revokedAt: null, expiresAt: '2026-11-20T12:00:00.000Z' }, now)).toBe('expired');
  expect(keyStatus({ revokedAt: '2026-11-01T12:00:00.000Z', expiresAt: null }, now)).toBe('revoked');
});
