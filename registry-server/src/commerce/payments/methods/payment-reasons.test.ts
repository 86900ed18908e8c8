import { expect, test } from 'vitest';
import { paymentReasonSentence } from './payment-reasons.ts';

test.each([
  ['501', 'pl-PL', 'Brak autoryzacji lub transakcja anulowana przez użytkownika.'],
  ['REJECTED', 'en', 'No authorization or transaction canceled by user.'],
  ['BLIK_63', 'pl', 'Kod BLIK jest błędny albo wygasł. Wygeneruj nowy w aplikacji banku.'],
  ['EXPIRED', 'pl', 'Czas na zapłatę minął. Zapłać jeszcze raz.'],
  ['payment-under-way', 'pl', 'Poprzednia próba płatności jeszcze się zaczyna. Odczekaj chwilę i spróbuj ponownie.'],
  ['payment-interrupted', 'en', 'Starting the payment was interrupted. Please pay again.'],
  ['whatever it is', 'pl', 'Płatność nie doszła do skutku. Spróbuj jeszcze raz albo wybierz inny sposób płatności.'],
  ['payment-not-started', 'en', 'The payment did not succeed. Please try again or choose another payment method.'],
])('%s in %s is told as a sentence', (code, language, sentence) => {
  expect(paymentReasonSentence(code, language)).toBe(sentence);
});
