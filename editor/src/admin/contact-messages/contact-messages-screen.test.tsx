import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ContactMessage } from '../../api/operations/contact-messages.ts';
import { createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ContactMessagesScreen } from './contact-messages-screen.tsx';

const aMessage = (change: Partial<ContactMessage> = {}): ContactMessage => ({
  id: 7,
  site: 'pl',
  name: 'Lena Różana',
  email: 'lena@poczta.example',
  topic: 'Zamówienie i dostawa',
  comment: 'Gdzie jest paczka?\n<b>Czekam</b>',
  status: 'new',
  version: 1,
  createdAt: '2026-11-28T11:04:00.000Z',
  answers: [],
  ...change,
});
const anApi = (...messages: ContactMessage[]) =>
  createFakeApi({ 'GET /staff/contact-messages': () => listOf(messages) });
const show = (api: FakeApi, path = '/messages') => renderWithApi(<ContactMessagesScreen />, { api, path });
const asked = (api: FakeApi) => Object.fromEntries(api.asked('GET /staff/contact-messages').at(-1)?.query ?? []);

test('what waits is shown first, as words and nothing else, with its order and account', async () => {
  const order = { id: 12, number: '000000012', isSameEmail: true };
  const api = anApi(aMessage({ telephone: '+48600100200', order, account: { id: 3, wasSignedIn: true } }));
  show(api);
  expect(await screen.findByText(/<b>Czekam<\/b>/)).toBeTruthy();
  expect(asked(api)).toMatchObject({ status: 'new' });
  expect(screen.getByRole('link', { name: 'Zamówienie 000000012' }).getAttribute('href')).toBe('/orders/12');
  expect(screen.getByRole('link', { name: 'Konto klienta' }).getAttribute('href')).toBe('/customers/3');
  expect(screen.getByRole('link', { name: /600.100.200/ })).toBeTruthy();
  expect(screen.queryByText(/Inny e-mail/)).toBeNull();
});

test('whoever asks about an order from another address is pointed out', async () => {
  show(anApi(aMessage({ order: { id: 12, number: '000000012', isSameEmail: false } })));
  expect(await screen.findByText('Inny e-mail niż w zamówieniu')).toBeTruthy();
});

test('a number that no order has is said as it was typed', async () => {
  show(anApi(aMessage({ orderNumber: 'AB-1' })));
  expect(await screen.findByText(/AB-1. Nie ma takiego zamówienia/)).toBeTruthy();
});

test('is answered with the version that was read, and an empty answer is not sent', async () => {
  const api = anApi(aMessage({ version: 4 }));
  api.on('POST /staff/contact-messages/7/answers', () => ({ body: aMessage({ status: 'answered' }) }));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Odpowiedz: Lena Różana' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Odpowiedź: Lena Różana' }));
  expect(dialog.getByText(/Gdzie jest paczka/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Wyślij odpowiedź' }));
  expect(dialog.getByText('Wpisz treść odpowiedzi.')).toBeTruthy();
  expect(api.asked('POST /staff/contact-messages/7/answers')).toHaveLength(0);
  await user.type(dialog.getByLabelText('Treść odpowiedzi'), ' Jedzie. ');
  await user.click(dialog.getByRole('button', { name: 'Wyślij odpowiedź' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.asked('POST /staff/contact-messages/7/answers')[0]?.body).toEqual({ text: 'Jedzie.', version: 4 });
  expect(screen.getByText('Odpowiedź czeka na wysłanie: lena@poczta.example')).toBeTruthy();
});

test('what was typed stays when somebody was quicker, also where the message has left the list', async () => {
  const api = anApi(aMessage());
  api.on('POST /staff/contact-messages/7/answers', () => {
    api.on('GET /staff/contact-messages', () => listOf<ContactMessage>([]));
    return refuse(409, 'contact-message-changed');
  });
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Odpowiedz: Lena Różana' }));
  await user.type(screen.getByLabelText('Treść odpowiedzi'), 'Jedzie.');
  await user.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
  expect(await screen.findByText(/Ktoś zajął się tą wiadomością przed Tobą/)).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Żadna wiadomość nie czeka na odpowiedź')).toBeTruthy());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Treść odpowiedzi').value).toBe('Jedzie.');
});

test('an answer says who wrote it and whether its mail has left', async () => {
  const answer = { text: 'Jedzie.', at: '2026-11-28T12:00:00.000Z', by: 'Zofia', mail: 'given-up' } as const;
  show(anApi(aMessage({ status: 'answered', answers: [answer] })), '/messages?status=answered');
  expect(await screen.findByText(/Odpowiedź: 28.11.2026, 13:00, Zofia/)).toBeTruthy();
  expect(screen.getByText('Nie udało się')).toBeTruthy();
});

test('is settled without a mail', async () => {
  const api = anApi(aMessage());
  api.on('PUT /staff/contact-messages/7/status', () => ({ body: aMessage({ status: 'answered' }) }));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Załatwione bez maila: Lena Różana' }));
  await waitFor(() =>
    expect(api.asked('PUT /staff/contact-messages/7/status')[0]?.body).toEqual({ status: 'answered', version: 1 }),
  );
});

test('is deleted after a question', async () => {
  const api = anApi(aMessage());
  api.on('DELETE /staff/contact-messages/7', () => ({ status: 204 }));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Usuń wiadomość: Lena Różana' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Usunąć wiadomość?' }));
  await user.click(question.getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(api.asked('DELETE /staff/contact-messages/7')).toHaveLength(1));
});

test('all messages of an order are shown where it leads to them', async () => {
  const api = anApi(aMessage());
  show(api, '/messages?status=all&order=12');
  await screen.findByText(/Gdzie jest paczka/);
  expect(asked(api)).toMatchObject({ orderId: '12' });
  expect(asked(api)).not.toHaveProperty('status');
});
