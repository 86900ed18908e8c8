import { expect, test } from 'vitest';
import { savedSentence } from './saved-sentence.ts';

test.each([
  [0, 'Zapisano 0 pozycji do sprzedaż.csv.'],
  [1, 'Zapisano 1 pozycję do sprzedaż.csv.'],
  [2, 'Zapisano 2 pozycje do sprzedaż.csv.'],
  [12, 'Zapisano 12 pozycji do sprzedaż.csv.'],
  [23, 'Zapisano 23 pozycje do sprzedaż.csv.'],
])('%i entries are counted in Polish', (count, sentence) => {
  expect(savedSentence(count, 'sprzedaż.csv')).toBe(sentence);
});
