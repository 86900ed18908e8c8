import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

test.each([
  ['Rosa i len', 'Rosa i\u00a0len'],
  ['z łąk i w lipcu', 'z\u00a0łąk i\u00a0w\u00a0lipcu'],
  ['W domu', 'W\u00a0domu'],
  ['witamina C daje blask', 'witamina C daje blask'],
  ['już i\u00a0tak dobrze', 'już i\u00a0tak dobrze'],
  ['na końcu i', 'na końcu i'],
  ['adresu e-mail', 'adresu e\u2011mail'],
  ['Odcień – lustro, 2–3 dni', 'Odcień\u00a0– lustro, 2–3 dni'],
  ['(w lipcu) „o świcie”', '(w\u00a0lipcu) „o\u00a0świcie”'],
])('a one-letter word of „%s” stays with the next one', (words, kept) => {
  expect(keepTogether('pl-PL', words)).toBe(kept);
});

test('other languages are left alone', () => {
  expect(keepTogether('en-US', 'a rose i saw')).toBe('a rose i saw');
});
