import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/an-order.ts';
import { refuse } from '../../../testing/fake-api.ts';
import { anApi, show } from '../testing/order-screens.tsx';

test('an order that somebody else changed is shown anew, and the note stays', async () => {
  const api = anApi();
  api.on('POST /staff/orders/12/moves', () => {
    api.on('GET /staff/orders/12', () => ({ body: anOrder({ version: 9 }) }));
    return refuse(409, 'order-changed', { expected: 3, found: 9 });
  });
  const { user } = show(api, '/orders/12');
  await user.click(await screen.findByRole('button', { name: 'Zmień stan' }));
  await user.click(screen.getByRole('menuitem', { name: 'Wstrzymane' }));
  await user.type(screen.getByLabelText('Notatka do historii'), 'Brak w magazynie');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Zmień stan' }));
  await dialog.findByText(/Ktoś zmienił to zamówienie/);
  await user.click(dialog.getByRole('button', { name: 'Zmień stan' }));
  await waitFor(() => expect(api.asked('POST /staff/orders/12/moves')).toHaveLength(2));
  expect(api.asked('POST /staff/orders/12/moves')[1]?.body).toEqual({
    to: 'onHold',
    version: 9,
    note: 'Brak w magazynie',
  });
});

test('a note that stands among the others is no longer an unsaved one, however slow the rest is', async () => {
  const api = anApi();
  const note = {
    id: 5,
    at: '2026-11-20T10:00:00.000Z',
    message: 'Zadzwonić jutro',
    isVisible: false,
    authorName: 'Ania',
  };
  api.on('POST /staff/orders/12/comments', () => {
    api.on('GET /staff/orders/12', () => new Promise(() => {}));
    return { body: anOrder({ comments: [note] }) };
  });
  const { user } = show(api, '/orders/12');
  await user.type(await screen.findByLabelText('Treść notatki'), 'Zadzwonić jutro');
  await user.click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Notatki' })).getByText(note.message)).toBeTruthy(),
  );
  expect(screen.getByLabelText('Treść notatki')).toHaveProperty('value', '');
});

test('whoever leaves while a note is being kept is asked until it is, and then gets there', async () => {
  const api = anApi();
  const kept = Promise.withResolvers<void>();
  api.on('POST /staff/orders/12/comments', async () => {
    await kept.promise;
    return { body: anOrder() };
  });
  const { user, router } = show(api, '/orders/12');
  await user.type(await screen.findByLabelText('Treść notatki'), 'Zadzwonić jutro');
  await user.click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  await act(async () => router.navigate('/to-ship'));
  expect(await screen.findByRole('alertdialog', { name: 'Wyjść bez zapisywania?' })).toBeTruthy();
  kept.resolve();
  await screen.findByRole('heading', { name: /Do wysłania/ });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a note is added, a mail is sent again, an invoice is issued', async () => {
  const api = anApi();
  api.on('POST /staff/orders/12/comments', () => ({ body: anOrder() }));
  api.on('POST /staff/orders/12/mails', () => ({ body: anOrder() }));
  const invoice = { id: 3, kind: 'invoice', number: 'FV/1/2026', issuedAt: '2026-11-20T11:00:00.000Z' };
  api.on('POST /staff/orders/12/documents/invoice', () => {
    api.on('GET /staff/orders/12/documents', () => ({ body: [invoice] }));
    return { body: invoice };
  });
  const { user } = show(api, '/orders/12');
  await user.type(await screen.findByLabelText('Treść notatki'), 'Zadzwonić jutro');
  await user.click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  await screen.findByText('Dodano notatkę');
  expect(api.asked('POST /staff/orders/12/comments')[0]?.body).toEqual({
    message: 'Zadzwonić jutro',
    isVisible: false,
  });
  await user.click(screen.getByRole('button', { name: 'Wyślij ponownie: Zamówienie przyjęte' }));
  await screen.findByText('Wiadomość „Zamówienie przyjęte” czeka na wysłanie');
  await user.click(screen.getByRole('button', { name: 'Wystaw fakturę' }));
  const link = await screen.findByRole('link', { name: /Faktura FV\/1\/2026/ });
  expect(link.getAttribute('href')).toBe('/staff/orders/12/documents/3');
  expect(screen.queryByRole('button', { name: 'Wystaw fakturę' })).toBeNull();
});
