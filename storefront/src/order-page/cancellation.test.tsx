import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answers, answerWith, asked, leave, open, openShop, press, TOKEN } from './testing/an-order-page.tsx';

beforeEach(openShop);
afterEach(leave);

const CANCELLABLE = { available_actions: ['REORDER', 'CANCEL'] };

test('an order is canceled by a link that is sent to its mailbox: a reason first', async () => {
  await open(CANCELLABLE);
  await press('Anuluj zamówienie');
  expect(document.activeElement?.textContent).toBe('Anulować zamówienie?');
  await press('Wyślij link do anulowania');
  expect(screen.getByText('Wybierz powód.')).toBeTruthy();
  expect(asked).toHaveLength(1);

  fireEvent.click(screen.getByRole('radio', { name: 'Pomyłka' }));
  expect(screen.queryByText('Wybierz powód.')).toBeNull();
  answers.set('requestGuestOrderCancel', { data: { requestGuestOrderCancel: { errorV2: null } } });
  await press('Wyślij link do anulowania');
  expect(asked[1]).toEqual({ name: 'requestGuestOrderCancel', variables: { token: TOKEN, reason: 'Pomyłka' } });
  expect(screen.getByText(/^Link do anulowania wysłaliśmy na adres lena@poczta\.example/)).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Link do anulowania/);
  expect(screen.queryByRole('button', { name: 'Anuluj zamówienie' })).toBeNull();
});

test('while nothing is to be canceled nothing is offered, whatever the link says', async () => {
  await open({ available_actions: ['REORDER'] }, `#token=${TOKEN}&cancel=klucz`);
  expect(screen.queryByRole('button', { name: 'Anuluj zamówienie' })).toBeNull();
  cleanup();
  await open(CANCELLABLE);
  await press('Anuluj zamówienie');
  await press('Zostaw zamówienie');
  expect(asked.every(({ name }) => name === 'guestOrderByToken')).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Anuluj zamówienie' }));
});

test('the link of the mail asks first, and one press cancels', async () => {
  await open({ ...CANCELLABLE, can_retry_payment: true }, `#token=${TOKEN}&cancel=klucz`);
  const canceled = () => asked.filter(({ name }) => name === 'confirmCancelOrder').map(({ variables }) => variables);
  expect(canceled()).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Anulować zamówienie?');
  expect(screen.queryByRole('button', { name: 'Zapłać za zamówienie' })).toBeNull();
  answers.set('confirmCancelOrder', { data: { confirmCancelOrder: { errorV2: null } } });
  answers.set('guestOrderByToken', answerWith({ status: 'Anulowane' }));
  await press('Anuluj zamówienie');
  expect(canceled()).toEqual([{ id: 'MTI=', key: 'klucz' }]);
  expect(screen.getByText(/^Zamówienie jest anulowane/)).toBeTruthy();
  expect(screen.getByText('Anulowane')).toBeTruthy();
  expect(window.location.hash).toBe(`#token=${TOKEN}`);
});

test.each([
  [
    { data: { confirmCancelOrder: { errorV2: { code: 'INVALID_ORDER_STATUS' } } } },
    'Tego zamówienia nie można już anulować.',
  ],
  [{ errors: [{ extensions: { category: 'graphql-input', code: 'cancel-key-refused' } }] }, /wygasł/],
])('a link that is of no use says so and leads back to the order: %j', async (answer, sentence) => {
  await open(CANCELLABLE, `#token=${TOKEN}&cancel=klucz`);
  answers.set('confirmCancelOrder', answer);
  await press('Anuluj zamówienie');
  expect(screen.getByText(sentence)).toBeTruthy();
  await press('Wróć do zamówienia');
  expect(screen.getByRole('button', { name: 'Anuluj zamówienie' })).toBeTruthy();
  expect(screen.queryByText(sentence)).toBeNull();
});

test('whoever asks for the link too often is told to look into the mailbox', async () => {
  await open(CANCELLABLE);
  await press('Anuluj zamówienie');
  fireEvent.click(screen.getByRole('radio', { name: 'Inny powód' }));
  answers.set('requestGuestOrderCancel', { errors: [{ extensions: { code: 'too-many-requests' } }] });
  await press('Wyślij link do anulowania');
  expect(screen.getByText(/^Link wysłaliśmy już kilka razy/)).toBeTruthy();
});
