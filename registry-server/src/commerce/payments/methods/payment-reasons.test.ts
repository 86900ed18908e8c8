import { expect, test } from 'vitest';
import { paymentReasonSentence, paymentReasons } from './payment-reasons.ts';

test.each([
  ['501', 'pl-PL', 'Brak autoryzacji lub transakcja anulowana przez użytkownika.'],
  ['REJECTED', 'en', 'No authorization or transaction canceled by user.'],
  ['CANCELED', 'pl', 'Płatność nie została dokończona. Zapłać jeszcze raz albo wybierz inny sposób płatności.'],
  ['BLIK_63', 'pl', 'Kod BLIK jest błędny albo wygasł. Wygeneruj nowy w aplikacji banku.'],
  ['AUTHORIZATION_CODE_INVALID', 'pl', 'Kod nie pasuje. Wpisz nowy z\u00a0aplikacji banku.'],
  ['BLIK_CODE_EXPIRED', 'pl', 'Kod stracił ważność. Wpisz nowy.'],
  ['BLIK_CODE_USED', 'en', 'This code has been used before. Get a new one.'],
  [
    'BLIK_UNAVAILABLE',
    'en',
    'The payment provider does not answer at the moment. We have your order: please pay in another way or try again in a while.',
  ],
  ['EXPIRED', 'pl', 'Czas na zapłatę minął. Zapłać jeszcze raz.'],
  ['payment-under-way', 'pl', 'Poprzednia próba płatności jeszcze się zaczyna. Odczekaj chwilę i spróbuj ponownie.'],
  ['payment-interrupted', 'en', 'Starting the payment was interrupted. Please pay again.'],
  ['whatever it is', 'pl', 'Płatność nie doszła do skutku. Spróbuj jeszcze raz albo wybierz inny sposób płatności.'],
  ['payment-not-started', 'en', 'The payment did not succeed. Please try again or choose another payment method.'],
])('%s in %s is told as a sentence', (code, language, sentence) => {
  expect(paymentReasonSentence(code, language)).toBe(sentence);
});

test('the table has every code once, what other BLIK codes begin with, and the sentence of all the rest', () => {
  const table = paymentReasons('pl');
  expect(new Set(table.map(({ code }) => code)).size).toBe(table.length);
  expect(table.slice(-2).map(({ code, isPrefix }) => [code, isPrefix])).toEqual([
    ['BLIK_', true],
    [null, true],
  ]);
  for (const { code, sentence } of table) expect(sentence).toBe(paymentReasonSentence(code ?? 'x', 'pl'));
  expect(table.find(({ code }) => code === 'REJECTED')?.sentence).toMatch(/^Brak autoryzacji/);
});
