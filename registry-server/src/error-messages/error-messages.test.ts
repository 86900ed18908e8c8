import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from './catalogue/field.messages.ts';
import { ERROR_MESSAGES_FILE, errorMessagesContract } from './contract.ts';
import { ERROR_TOPICS, errorSentence, fieldSentence, SHOPPER_MESSAGES } from './error-messages.ts';
import { LANGUAGES, languageOf, shopLanguageOf } from './language.ts';
import { codeIn, fillText, type Message, type Text } from './message.ts';

const entries: readonly (readonly [string, Message])[] = [...ERROR_TOPICS, fieldMessages].flatMap((topic) =>
  Object.entries(topic),
);
const keys = ERROR_TOPICS.flatMap((topic) => Object.keys(topic));

const formsOf = (text: Text): string[] =>
  typeof text === 'string' ? [text] : [text.one, text.few, text.many, text.other].filter((form) => form !== undefined);
const placeholdersIn = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

describe('the catalogue of error messages', () => {
  test('has each key in one topic, and a sentence for each code beside those of its variants', () => {
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.map(codeIn).filter((code) => !keys.includes(code))).toEqual([]);
    const rules = Object.keys(fieldMessages);
    expect(rules.length).toBeGreaterThan(10);
  });

  test.each(entries)('%s has a sentence in every language, with the same values', (_key, message) => {
    for (const language of LANGUAGES) {
      for (const form of formsOf(message[language])) {
        expect(form.trim(), language).toBe(form);
        expect(form.length, language).toBeGreaterThan(4);
        expect(form, language).not.toMatch(/"| {2}/);
      }
    }
    const [pl, en] = [formsOf(message.pl), formsOf(message.en)];
    expect(placeholdersIn(pl.join())).toEqual(placeholdersIn(en.join()));
    expect(pl.join()).not.toBe(en.join());
    expect(en.join()).not.toMatch(/[ąćęłńóśźż„]/i);
    expect(pl.join()).not.toMatch(/[“]/);
  });

  test('is published as it is (UPDATE_CONTRACT=1 writes it anew)', () => {
    const contract = errorMessagesContract();
    if (process.env.UPDATE_CONTRACT) writeFileSync(ERROR_MESSAGES_FILE, contract);
    expect(readFileSync(ERROR_MESSAGES_FILE, 'utf8')).toBe(contract);
  });
});

describe('a sentence', () => {
  test('counts by the plural rules of its language', () => {
    const limit = (maximum: number) => errorSentence('too-many-wishlists', 'pl', { maximum });
    expect([1, 3, 5].map(limit)).toEqual([
      'Możesz mieć najwyżej 1 listę ulubionych.',
      'Możesz mieć najwyżej 3 listy ulubionych.',
      'Możesz mieć najwyżej 5 list ulubionych.',
    ]);
    expect(errorSentence('too-many-wishlists', 'en', { maximum: 1 })).toBe('You can have at most 1 wish list.');
  });

  test('writes numbers as its language does', () => {
    const size = { maximumMb: 1.5, givenMb: 12 };
    expect(errorSentence('file-too-large', 'pl', size)).toContain('rozmiar to 1,5 MB');
    expect(errorSentence('file-too-large', 'en', size)).toContain('at most 1.5 MB');
  });

  test.each([
    ['Krem „Róża”', '„Krem ‚Róża’”: brak w magazynie.', '“Krem ‘Róża’” is out of stock.'],
    ['Cream “Rose”', '„Cream ‚Rose’”: brak w magazynie.', '“Cream ‘Rose’” is out of stock.'],
    [
      'Krem "Róża" i "Fiołek"',
      '„Krem ‚Róża’ i ‚Fiołek’”: brak w magazynie.',
      '“Krem ‘Róża’ i ‘Fiołek’” is out of stock.',
    ],
    ['$& Krem', '„$& Krem”: brak w magazynie.', '“$& Krem” is out of stock.'],
  ])('puts the quotes of %s inside its own', (name, pl, en) => {
    expect(errorSentence('line-out-of-stock', 'pl', { name })).toBe(pl);
    expect(errorSentence('line-out-of-stock', 'en', { name })).toBe(en);
  });

  test('leaves quotes alone where it has none of its own', () => {
    expect(fillText('Kod: {code}.', { code: '„RÓŻA”' }, 'pl')).toBe('Kod: „RÓŻA”.');
  });
});

test.each([
  ['pl', 'pl'],
  ['pl-PL', 'pl'],
  ['PL', 'pl'],
  ['en-GB', 'en'],
  ['uk-UA', 'en'],
  ['plt', 'en'],
])('people of a site whose language is %s are answered in %s', (tag, language) => {
  expect(languageOf({ language: tag })).toBe(language);
});

describe.each(Object.entries(SHOPPER_MESSAGES))('what shoppers can meet, in %s,', (_language, { errors, fields }) => {
  const all = [...Object.entries(errors), ...Object.entries(fields)];

  test('takes the values that English takes', () => {
    for (const [key, text] of all) {
      const message = new Map(entries).get(key) ?? entries.find(([known]) => known === key)?.[1];
      expect([key, placeholdersIn(text)]).toEqual([key, placeholdersIn(formsOf(message?.en ?? '').join())]);
    }
  });

  test('is neither Polish nor empty', () => {
    expect(all.filter(([, text]) => text.trim().length < 5 || /[ąęńśźż]/i.test(text))).toEqual([]);
  });
});

test('a site is answered in its language, and in English where that has no sentence', () => {
  expect(errorSentence('too-many-requests/later', shopLanguageOf({ language: 'de-DE' }), { minutes: 5 })).toBe(
    'Zu viele Versuche. Bitte versuchen Sie es in 5 Min. erneut.',
  );
  expect(fieldSentence('email', shopLanguageOf({ language: 'uk-UA' }))).toBe('Адреса електронної пошти неправильна');
  expect(errorSentence('slug-taken', 'cs', { urlPath: '/a' })).toBe('Another page already has the address “/a”.');
});
