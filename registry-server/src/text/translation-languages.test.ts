import { expect, test } from 'vitest';
import { translationLanguages } from './translation-languages.ts';

test.each([
  [undefined, []],
  ['pl-PL', []],
  ['en-US', ['en']],
  ['uk-UA', ['uk', 'en']],
  ['de', ['de', 'en']],
])('what is written in Polish is told to readers of %s in %j', (language, languages) => {
  expect(translationLanguages(language)).toEqual(languages);
});
