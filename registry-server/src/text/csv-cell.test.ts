import { expect, test } from 'vitest';
import { csvCell } from './csv-cell.ts';
import { slugOfWords } from './slug-of-words.ts';

test.each([
  ['Krem', 'Krem'],
  ['Krem, 50 ml', '"Krem, 50 ml"'],
  ['Krem „Świt" na dzień', '"Krem „Świt"" na dzień"'],
  ['=HYPERLINK("http://evil.example")', '"\'=HYPERLINK(""http://evil.example"")"'],
  ['+48', "'+48"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['dwa\nwiersze', '"dwa\nwiersze"'],
])('%j is written as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each([
  ['Kremy i olejki', 'kremy-i-olejki'],
  ['  Żółć & łuska! ', 'zolc-luska'],
  ['SPF 50+', 'spf-50'],
  ['крем', ''],
])('the words „%s” have the slug „%s”', (text, slug) => {
  expect(slugOfWords(text)).toBe(slug);
});
