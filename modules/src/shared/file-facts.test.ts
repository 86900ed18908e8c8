import { expect, test } from 'vitest';
import { fileFacts } from './file-facts.ts';

test.each([
  [33_465, 'pl-PL', '(PDF, 33\u00a0kB)'],
  [1_300_000, 'pl-PL', '(PDF, 1,2\u00a0MB)'],
  [1_300_000, 'en-US', '(PDF, 1.2\u00a0MB)'],
  [1_300_000, 'fr-FR', '(PDF, 1,2\u202fMo)'],
  [10, 'pl-PL', '(PDF, 1\u00a0kB)'],
])('a document of %i bytes is described in %s as %s', (size, language, words) => {
  expect(fileFacts({ url: '/media/1/a/karta.pdf', size }, language)).toBe(words);
});
