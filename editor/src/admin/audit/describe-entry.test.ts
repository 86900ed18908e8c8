import { expect, test } from 'vitest';
import { periodOf } from './audit-period.ts';
import { describeAction, describeDetails, describeSubject, outcomeOf, screenOf } from './describe-entry.ts';

test.each([
  [undefined, undefined],
  ['wczoraj', '2026-10'],
])('what is no day bounds nothing (%s, %s)', (from, to) => {
  expect(periodOf(from, to)).toEqual({});
});

test('an entry is told in words', () => {
  expect(describeAction('PUT /staff/catalogue/variants/:sku/price')).toBe('Zmiana ceny');
  expect(describeAction('PUT /staff/moon')).toBe('PUT /staff/moon');
  expect(describeSubject({ subject: { sku: 'RL-1', id: 7 } })).toBe('RL-1');
  expect(describeSubject({ subject: { id: 7, threadId: '01970000-0000-7000-8000-000000000001' } })).toBe('');
  expect(describeSubject({ subject: { id: 7 }, subjectName: '000000007' })).toBe('000000007');
  expect(describeDetails({ action: '', details: { fields: ['quantity', 'moon'], values: { quantity: 5 } } })).toBe(
    'liczba sztuk: 5, moon',
  );
  expect(describeDetails({ action: '', details: {} })).toBe('');
});

test('a yes is no „true”', () => {
  expect(
    describeDetails({
      action: '',
      details: { fields: ['refund', 'restock'], values: { refund: true, restock: false } },
    }),
  ).toBe('zwrot pieniędzy: tak, do magazynu: nie');
});

test.each([
  ['POST /staff/orders/:id/moves', { to: 'complete', version: 3 }, 'nowy stan: Dostarczone'],
  ['POST /staff/returns/:id/moves', { to: 'received', version: 1 }, 'nowy stan: Przyjęty'],
  ['POST /staff/orders/:id/mails', { mail: 'order-shipped' }, 'wiadomość: Przesyłka w drodze'],
  ['PUT /staff/contact-messages/:id/status', { status: 'answered', version: 1 }, 'stan: Załatwione'],
  ['PATCH /staff/users/:id', { role: 'publisher' }, 'rola: Wydawca'],
  ['POST /staff/orders/:orderId/refunds', { amount: 2_050, key: 'a1b2' }, 'kwota: 20,50'],
  ['PUT /staff/catalogue/variants/:sku/price', { special: null }, 'cena promocyjna: brak'],
  ['POST /staff/payment-refunds/:id/done', { sentOn: '2026-11-28' }, 'dzień przelewu: 28.11.2026'],
  ['POST /staff/api-keys', { expiresAt: '2026-12-24T11:00:00.000Z' }, 'ważny do: 24.12.2026, 12:00'],
])('values of %s are told in the words of the screens', (action, values, words) => {
  const details = { fields: Object.keys(values), values };
  expect(describeDetails({ action, details }, { complete: 'Dostarczone' })).toBe(words);
});

test.each([
  ['POST /staff/orders/:id/shipments/:shipmentId/tracking', { id: 12, shipmentId: 3 }, '/orders/12'],
  ['POST /staff/orders/:orderId/refunds', { orderId: 12 }, '/orders/12'],
  ['PUT /staff/catalogue/products/:sku', { sku: 'RL 1/2' }, '/products/RL%201%2F2'],
  ['DELETE /staff/pages/:id/schedule', { id: 4 }, '/pages/4'],
  ['DELETE /staff/coupons/:id', { id: 4 }, undefined],
  ['POST /staff/session', {}, undefined],
  ['catalog:import', {}, undefined],
])('what was done by %s is seen at its screen', (action, subject, screen) => {
  expect(screenOf({ action, subject })).toBe(screen);
});

test('a refund and a payment that was looked into are seen at their order', () => {
  const action = 'POST /staff/payment-refunds/:id/done';
  expect(screenOf({ action, subject: { id: 7 }, orderId: 12 })).toBe('/orders/12');
});

test.each([
  [204, 'done'],
  [422, 'refused'],
  [500, 'refused'],
  [undefined, 'unknown'],
] as const)('the answer %s means %s', (status, outcome) => {
  expect(outcomeOf(status === undefined ? {} : { status })).toBe(outcome);
});

test('no field is told as machines know it', () => {
  const fields = ['carrierCode', 'focalPoint', 'publishAt', 'contact-messages', 'version'];
  expect(describeDetails({ action: '', details: { fields } })).toBe(
    'przewoźnik, najważniejsze miejsce obrazu, publikacja, wiadomości z formularza (dni)',
  );
});
