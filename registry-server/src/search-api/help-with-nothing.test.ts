import { expect, test } from 'vitest';
import { nearestPhrases } from '../search/history/nearest-phrases.ts';
import { nearPhrases } from './help-with-nothing.ts';

const known = ['żel', 'krem do rąk'].map((written) => ({ phrase: written.replace('ż', 'z'), written }));
const search = {
  nearest: (phrase: string, limit: number) => nearestPhrases(phrase, known, limit).map(({ written }) => written),
};
const pl = { language: 'pl-PL' };

test('a phrase may have been meant when it is written like the one that was typed, not because it is popular', () => {
  expect(nearPhrases(search, pl, 'zal')).toEqual(['żel']);
  expect(nearPhrases(search, pl, 'szampon')).toEqual([]);
});

test('what others have searched for in the language of the shop is no help in another one', () => {
  expect(nearPhrases(search, { language: 'en-GB' }, 'zal')).toEqual([]);
});
