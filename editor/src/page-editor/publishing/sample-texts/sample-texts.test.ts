import { DRIVERS, moduleExamples, paragraphs } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { aDocument } from '../../../testing/a-document.ts';
import { newModule } from '../../document/index.ts';
import { sampleTextsOf } from './sample-texts.ts';

const { settings: hero } = newModule('hero');
const placed = (driver: string, settings: object) => ({ id: 'a', driver, version: 1, settings: { ...settings } });
const pointersOf = (driver: string, settings: object, published?: object) =>
  sampleTextsOf(
    aDocument({ main: [placed(driver, settings)] }),
    published && aDocument({ main: [placed(driver, { ...settings, ...published })] }),
  ).flatMap(({ pointers }) => pointers);

describe('a module that was just placed', () => {
  test('is found by all words that nobody has typed', () => {
    expect(pointersOf('hero', hero)).toEqual(['/eyebrow', '/heading', '/text']);
    expect(pointersOf('text', moduleExamples.text.typical)).toEqual(['/content']);
  });

  test.each(DRIVERS)('%s, with no field twice', (driver) => {
    const found = sampleTextsOf(aDocument({ main: [newModule(driver)] }), undefined);
    const pointers = found.flatMap((each) => each.pointers);
    expect(new Set(pointers).size).toBe(pointers.length);
  });
});

test.each([
  ['once its words are somebody’s own', 'hero', { ...hero, eyebrow: 'Grudzień', heading: 'Pod choinkę', text: '' }],
  ['that says what the page is about', 'text', { ...moduleExamples.text.typical, source: 'current', field: 'usage' }],
  ['for a word that anyone would choose', 'heading', { text: 'Rano' }],
  ['of a kind that is not known here', 'marquee', hero],
])('a module is not found %s', (_when, driver, settings) => {
  expect(pointersOf(driver, settings)).toEqual([]);
});

test('one field that was left is found among others that were not', () => {
  expect(pointersOf('hero', { ...hero, heading: 'Pod choinkę', text: 'Zestawy na każdą kieszeń.' })).toEqual([
    '/eyebrow',
  ]);
  const [first] = moduleExamples.tabs.typical.tabs;
  const tabs = [first, { value: 'Po kąpieli', content: paragraphs('Balsam na wilgotną skórę.') }];
  expect(pointersOf('tabs', { tabs })).toEqual(['/tabs/0/content']);
});

test('what readers of the shop see already is no news', () => {
  expect(pointersOf('hero', hero, {})).toEqual([]);
  expect(pointersOf('hero', hero, { heading: 'Inny nagłówek' })).toEqual(['/heading']);
});
