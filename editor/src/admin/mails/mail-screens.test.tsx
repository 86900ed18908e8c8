import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { MailEntry } from '../../api/operations/mails.ts';
import { createFakeApi, listOf } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { MailsScreen } from './mails-screen.tsx';
import { TemplatesScreen } from './templates-screen.tsx';

const aMail = (change: Partial<MailEntry> = {}): MailEntry => ({
  id: 8,
  template: 'order-accepted',
  recipient: 'lena@poczta.example',
  language: 'pl',
  state: 'given-up',
  attempts: 7,
  createdAt: '2026-11-20T11:00:00.000Z',
  lastError: 'connection refused',
  ...change,
});
const ROUTES = (
  <Routes>
    <Route path="/mails" element={<MailsScreen />} />
    <Route path="/mails/templates" element={<TemplatesScreen />} />
  </Routes>
);

test('the log says whom, what and why not; what was given up is tried again', async () => {
  const api = createFakeApi({
    'GET /staff/mails': () => listOf([aMail(), aMail({ id: 9, state: 'sent', recipient: '' })]),
    'POST /staff/mails/8/retry': () => ({ status: 204 }),
  });
  const { user } = renderWithApi(ROUTES, { api, path: '/mails?to=lena%40poczta.example&state=given-up' });
  const row = within(await screen.findByRole('row', { name: /lena@poczta\.example/ }));
  expect(row.getByText('7 prób, connection refused')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /adres zapomniany/ })).queryByRole('button')).toBeNull();
  expect(Object.fromEntries(api.asked('GET /staff/mails')[0]?.query ?? [])).toMatchObject({
    to: 'lena@poczta.example',
    state: 'given-up',
  });
  await user.click(row.getByRole('button', { name: /Spróbuj ponownie wysłać/ }));
  expect(await screen.findByText('Wiadomość znów czeka na wysłanie')).toBeTruthy();
});

test('a template is shown in a frame that can do nothing, in both languages, forms and widths', async () => {
  const rendered = (subject: string) => ({ body: { subject, html: `<p>${subject}</p>`, text: `${subject} tekstem` } });
  const names = [
    { template: 'welcome', subject: '' },
    { template: 'order-accepted', subject: '' },
  ];
  const api = createFakeApi({
    'GET /staff/mails/templates': () => ({ body: names }),
    'GET /staff/mails/templates/order-accepted/pl': () => rendered('Przyjęliśmy'),
    'GET /staff/mails/templates/order-accepted/en': () => rendered('Accepted'),
    'GET /staff/mails/templates/welcome/en': () => rendered('Welcome'),
  });
  const { user } = renderWithApi(ROUTES, { api, path: '/mails/templates' });
  const frame = (await screen.findByTitle('Podgląd wiadomości: Zamówienie przyjęte')) as HTMLIFrameElement;
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.getAttribute('srcdoc')).toBe('<p>Przyjęliśmy</p>');
  expect(frame.dataset.width).toBe('desktop');
  await user.click(screen.getByRole('radio', { name: 'Telefon' }));
  expect(frame.dataset.width).toBe('phone');
  await user.click(screen.getByRole('radio', { name: 'Angielski' }));
  await user.click(screen.getByRole('radio', { name: 'Tekst' }));
  expect(await screen.findByText('Accepted tekstem')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rodzaj' }), 'Powitanie');
  await waitFor(() => expect(screen.getByText('Welcome tekstem')).toBeTruthy());
});
