import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSynonyms } from './synonyms.ts';

test('a list means each other, an arrow one direction', () => {
  const synonyms = readSynonyms('# uwaga\nszminka, pomadki\n\nfiltr => krem ochronny, spf # i tyle');
  expect(synonyms.get('szmink')).toEqual([{ stems: ['pomadk'], written: 'pomadki' }]);
  expect(synonyms.get('pomadk')).toEqual([{ stems: ['szmink'], written: 'szminka' }]);
  expect(synonyms.get('filtr')).toEqual([
    { stems: ['krem', 'ochron'], written: 'krem ochronny' },
    { stems: ['spf'], written: 'spf' },
  ]);
  expect(synonyms.has('spf')).toBe(false);
});

test('entries of one wording add up, small words do not count', () => {
  const synonyms = readSynonyms('tusz, tusz do rzęs\ntusz => maskara');
  expect(synonyms.get('tusz')?.map(({ stems }) => stems)).toEqual([['tusz', 'rzes'], ['maskar']]);
});

test('the shop’s own file holds entries only', () => {
  const file = new URL('../../../seed/search/synonimy.txt', import.meta.url);
  const synonyms = readSynonyms(readFileSync(file, 'utf8'));
  expect(synonyms.size).toBeGreaterThan(30);
  expect([...synonyms].filter(([, wordings]) => wordings.length === 0)).toEqual([]);
});
