import { expect, test } from 'vitest';
import { airOf, brokenIn, hasOrphan, layoutFaults, tornIn } from './layout-rules.ts';
import type { LayoutMeasures } from './measure-layout.ts';

test.each([
  [['Czas doręczenia: 2–', '4 dni robocze'], ['2–4']],
  [['wysyłka w 1–2 ', 'dni robocze'], ['2 dni']],
  [['NIP ', '123-456-32-18'], ['NIP 1']],
  [['NIP 123-456-32-', '18'], ['123-456-32-18']],
  [['16-030 ', 'Supraśl'], ['16-030 S']],
  [['pomoc@rosailen.exam', 'ple'], ['pomoc@rosailen.example']],
  [['+48 85 ', '000 00 00'], ['+48 85 000 00 00']],
  [['do 24 ', 'listopada'], ['4 listopada']],
  [['od ', '99 zł w sklepie, ', 'e-mail'], []],
  [['cały w jednym wierszu: 2–4 dni'], []],
])('of the lines %j is torn: %j', (lines, torn) => {
  expect(tornIn(lines)).toEqual(torn);
});

test.each([
  [['Mo', 'men', 'tal'], 'Momental'],
  [['Krem ', 'nawil', 'żający na dzień'], 'nawilżający'],
  [['krem-', 'żel'], undefined],
  [['S', 'kóra o szóstej ', 'rano'], undefined],
  [['Krem ', 'na dzień'], undefined],
])('of the lines %j the word %s is broken', (lines, word) => {
  expect(brokenIn(lines)).toBe(word);
});

test.each([
  [['Krem na dzień', 'z róży'], false],
  [['Krem na dzień i ', 'noc'], true],
  [['O nas'], false],
  [['Korektor ', '„Duch”'], false],
])('the heading %j ends with an orphan: %s', (lines, isOrphan) => {
  expect(hasOrphan(lines)).toBe(isOrphan);
});

test('the edge of a ground parts what lies empty', () => {
  const ink = [
    { top: 0, bottom: 100 },
    { top: 260, bottom: 300 },
    { top: 340, bottom: 400 },
  ];
  expect(airOf(ink, [{ top: 180, bottom: 500 }])).toEqual([
    { top: 100, bottom: 180 },
    { top: 180, bottom: 260 },
    { top: 300, bottom: 340 },
  ]);
});

const sound: LayoutMeasures = {
  width: 1440,
  overflow: 0,
  texts: [],
  headings: [{ lines: ['Po co sięgacie najczęściej'], isCut: false, toContent: 40 }],
  sections: [{ words: 'Po co sięgacie', wordsLeft: 120, left: 120, isCentred: false }],
  ink: [
    { top: 0, bottom: 700 },
    { top: 796, bottom: 1200 },
  ],
  grounds: [],
  footerTop: 1296,
  bestsellers: 8,
};

test('a page that keeps all of it has no faults', () => {
  expect(layoutFaults(sound)).toEqual([]);
});

test.each<[string, Partial<LayoutMeasures>, RegExp]>([
  ['wider than the window', { overflow: 4 }, /4 px wider/],
  ['with too many bestsellers', { bestsellers: 9 }, /9 bestsellers/],
  ['with a hole', { ink: [{ top: 0, bottom: 600 }, ...sound.ink.slice(1)] }, /196 px of nothing at 600/],
  ['that ends at its footer', { footerTop: 1232 }, /32 px before the footer, not 96/],
  ['whose heading stands too near', { headings: [{ lines: ['A'], isCut: false, toContent: 16 }] }, /16 px below “A”/],
  ['with a name that is cut', { headings: [{ lines: ['Krem na noc z'], isCut: true }] }, /is cut/],
  [
    'with words beyond its edge',
    { sections: [{ words: 'Zmierzch', wordsLeft: 48, left: 48, isCentred: false }] },
    /“Zmierzch” begins at 48, beyond 120/,
  ],
  [
    'with an edge of its own',
    { sections: [{ words: 'Świt', wordsLeft: 180, left: 180, isCentred: false }] },
    /at none of the edges 120, 304, 416/,
  ],
])('a page %s is found', (_what, changed, fault) => {
  expect(layoutFaults({ ...sound, ...changed })).toEqual([expect.stringMatching(fault)]);
});
