import { expect, test } from 'vitest';
import { isLanguageCode, LANGUAGE_CODES } from './language-codes.ts';

test('each code stands once, is of two small letters, and has a name', () => {
  const names = new Intl.DisplayNames('pl', { type: 'language', fallback: 'none' });
  expect(new Set(LANGUAGE_CODES).size).toBe(LANGUAGE_CODES.length);
  expect(LANGUAGE_CODES.filter((code) => !/^[a-z]{2}$/.test(code) || names.of(code) === undefined)).toEqual([]);
});

test.each([
  ['pl', true],
  ['uk', true],
  ['xx', false],
  ['PL', false],
  ['pl-PL', false],
  ['iw', false],
  ['', false],
])('%j is the code of a language: %s', (code, expected) => {
  expect(isLanguageCode(code)).toBe(expected);
});
