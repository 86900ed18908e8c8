import { expect, test } from 'vitest';
import { fitsSideBySide } from './fits-side-by-side.ts';

test.each([
  [['Niski', 'Średni', 'Wysoki'], true],
  [['Tekst na zdjęciu', 'Tekst obok zdjęcia', 'Bez zdjęcia'], false],
  [['H1', 'H2', 'H3', 'H4', 'H5', 'H6'], false],
  [['Jedyny'], false],
])('the choices %j stand side by side: %s', (labels, fits) => {
  expect(fitsSideBySide(labels)).toBe(fits);
});
