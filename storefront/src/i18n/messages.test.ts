import { expect, test } from 'vitest';
import './all-languages.ts';
import { en } from './en.ts';
import { uk } from './languages/uk.ts';
import { fillIn, messagesOf } from './messages.ts';
import { pl } from './pl.ts';

test.each([
  ['pl-PL', pl],
  ['pl', pl],
  ['en-US', en],
  ['uk-UA', uk.messages],
  ['xx', en],
])('a site in %s finds its sentences', (language, messages) => {
  expect(messagesOf(language)).toEqual(messages);
});

test('every language says every sentence with the same gaps', () => {
  const gaps = (sentence: string) => sentence.match(/\{\w+\}/g) ?? [];
  for (const key of Object.keys(pl) as (keyof typeof pl)[]) {
    expect(en[key], key).not.toBe('');
    expect(gaps(en[key]), key).toEqual(gaps(pl[key]));
  }
});

test('gaps are filled by name and unknown ones stay', () => {
  expect(fillIn('Strona: {title}, {x}', { title: 'O nas' })).toBe('Strona: O nas, {x}');
});
