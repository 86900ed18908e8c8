import { fireEvent } from '@testing-library/dom';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditEntry } from '../../api/identity/audit.ts';
import { createFakeApi, listOf } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { AuditScreen } from './audit-screen.tsx';

const anEntry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2026-11-20T11:04:00.000Z',
  actor: { id: 2, name: 'Ola Nowak' },
  action: 'PUT /staff/catalogue/variants/:sku/stock',
  subject: { sku: 'RL-1' },
  details: { fields: ['quantity'], values: { quantity: 5 } },
  status: 204,
  ...change,
});
const show = (...entries: AuditEntry[]) =>
  renderWithApi(<AuditScreen />, {
    path: '/audit',
    api: createFakeApi({
      'GET /staff/audit': () => listOf(entries),
      'GET /staff/orders/statuses': () => ({ body: { items: [] } }),
      'GET /staff/users': () => listOf([{ id: 2, email: 'ola@x.pl', name: 'Ola Nowak', role: 'editor' }]),
    }),
  });

test('each entry says who did what to what, when, and how it ended', async () => {
  show(anEntry(), anEntry({ id: 2, actor: { name: 'catalog:import' }, status: 422 }));
  const [, first, second] = await screen.findAllByRole('row');
  for (const words of ['Zmiana stanu magazynu', 'RL-1', 'Ola Nowak', 'liczba sztuk: 5', 'Wykonano'])
    expect(within(first as HTMLElement).getByText(words)).toBeTruthy();
  for (const words of ['catalog:import', 'Odrzucono'])
    expect(within(second as HTMLElement).getByText(words)).toBeTruthy();
});

test('person, kind and days narrow the log', async () => {
  const { api, user } = show(anEntry());
  await screen.findByRole('table');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kto' }), 'Ola Nowak');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Co' }), 'Zmiana ceny');
  fireEvent.change(screen.getByLabelText('Od'), { target: { value: '2026-11-20' } });
  fireEvent.change(screen.getByLabelText('Do'), { target: { value: '2026-11-20' } });
  await waitFor(() => {
    const query = api.asked('GET /staff/audit').at(-1)?.query;
    expect(Object.fromEntries(query ?? [])).toMatchObject({
      actor: '2',
      action: 'PUT /staff/catalogue/variants/:sku/price',
      from: '2026-11-19T23:00:00.000Z',
      to: '2026-11-20T23:00:00.000Z',
    });
  });
});
