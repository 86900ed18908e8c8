import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../bootstrap/paths.mjs';

/**
 * The sentences that the specification fixes. Each stands in the source to the letter, and some other test finds it on
 * a screen or in an answer. Slips of the specification stand as `docs/decisions` and its own decisions mend them.
 */
const TEXTS = {
  validation: [
    'Pole nie może być puste',
    'The field cannot be empty',
    'Niepoprawny adres e-mail',
    'Incorrect e-mail address',
    'Hasła muszą być identyczne.',
    'The passwords must be identical.',
    'Podany email jest zajęty',
    'Zgoda na politykę prywatności jest wymagana.',
    'Consent to the privacy policy is required.',
    'Wystąpił błąd.',
    'An error occurred.',
    'Zaznacz wymagane zgody',
    'Select the required consents',
    'Upss... Sprawdź formularz',
    'Upss... Check the form',
    'Niepoprawna wartość',
  ],
  'sign-in and account': [
    'Strona wymaga autoryzacji. Zaloguj się aby kontynuować.',
    'Loading...',
    'Missing token',
    'Logout failed',
    'There is no valid social auth type!',
    'Konto',
    'Moje Dane',
    'Historia Zamówień',
    'Ulubione',
    'Adresy i Rachunki',
    'Programy Benefitowe',
    'Newsletter',
    'Account - Benefits Programs',
    'Favorites',
    'My Wishlist',
    'Logowanie',
    'Rejestracja',
    'Zapłać za zamówienie',
    'Pay for your order',
  ],
  content: [
    'Missing module:',
    'File not found',
    'Strona o podanym adresie nie została znaleziona',
    'The page with the given address has not been found',
    'The link you entered may be incorrect or out of date. Try again.',
    'Wewnętrzny błąd serwera',
    'Internal server error',
    'An internal server error has occurred. Please try again later. Sorry for the inconvenience.',
    'Kod błędu:',
    'Error code',
    'Spróbuj jeszcze raz',
    'Nieznany błąd',
    'Brak produktów dla wybranych filtrów',
  ],
  'cart and payment': [
    'Exceeded number of requests to resolve cart',
    'Missing cart',
    'Missing order data',
    'Failed to resolve Products',
    'Błąd płatności',
    'Payment error',
    'Nie otrzymaliśmy potwierdzenia płatności',
    'We have not received a payment confirmation',
    'Płatność została przerwana lub wystąpił błąd wewnętrzny. Twoje zamówienie nie zostało potwierdzone.',
    'Payment has been interrupted or an internal error has occurred. Your order has not been confirmed',
    'Brak autoryzacji lub transakcja anulowana przez użytkownika',
    'No authorization or transaction canceled by user',
    'Brak dostępnych dostawców dla podanego adresu',
    'No available delivery providers for the provided address. Please check the address for accuracy or contact customer support for further assistance.',
  ],
} as const;

const IS_TEST = /(\.(test|e2e)\.tsx?|\/stages\.ts)$/;
const tracked = execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
const files = tracked.split('\0').filter((path) => path !== '' && !path.startsWith('scripts/specification/'));
/** Sentences that do not break within the words that keep together. */
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8').replaceAll('\u00a0', ' ');
const sources = files.filter((path) => !IS_TEST.test(path)).map(read);
const tests = files.filter((path) => IS_TEST.test(path)).map(read);

describe.each(Object.entries(TEXTS))('texts of %s', (_, texts) => {
  test.each(texts)('%s', (text) => {
    expect(sources.some((source) => source.includes(text))).toBe(true);
    expect(tests.some((source) => source.includes(text))).toBe(true);
  });
});
