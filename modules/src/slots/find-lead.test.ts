import type { PlacedModule } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { loadSentences } from '../shop/i18n/translate.ts';
import { createStillShop } from '../shop/still-shop.tsx';
import { aPage, aPlacedModule } from '../testing/a-page.ts';
import { aCategory, aMediaFile, aProduct, aRelated } from '../testing/a-shop.ts';
import { findLead } from './find-lead.ts';

await loadSentences('pl');

const related = aRelated([aProduct()]);
const shop = createStillShop({ related });
const prose = (length: number) => ({
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ż'.repeat(length) }] }] },
});

const plainHero = aPlacedModule('hero', { settings: { heading: 'Twarz', appearance: 'plain', image: { file: 1 } } });
const heading = aPlacedModule('heading', { settings: { text: 'O nas' } });
const picture = aPlacedModule('image', { settings: { image: { file: 1 } } });
const list = aPlacedModule('products-list', { settings: { source: { kind: 'selected', skus: ['RL-SW-001'] } } });
const holding = (id: string, held: readonly PlacedModule[], settings = {}) =>
  aPlacedModule('container', { id, settings, slots: { content: held.map((each) => each.id) } });

const leadOf = (main: readonly PlacedModule[], held: readonly PlacedModule[] = []) =>
  findLead(aPage(main, held), shop)?.moduleId;

describe('the picture that the first screen waits for', () => {
  test.each<[string, readonly PlacedModule[], string | undefined]>([
    ['the hero’s', [aPlacedModule('hero', { settings: { heading: 'Świt', image: { file: 1 } } }), list], 'hero'],
    ['that of an image after a heading', [heading, picture], 'image'],
    ['a container’s ground', [holding('grunt', [], { image: { image: { file: 1 } } }), picture], 'grunt'],
    ['the first card’s of a list below a hero without a picture', [plainHero, list], 'products-list'],
    ['none on a page of text', [heading, aPlacedModule('text', { settings: prose(300) })], undefined],
    ['none that stands below a screen of text', [aPlacedModule('text', { settings: prose(700) }), picture], undefined],
    ['none where a file is gone', [aPlacedModule('image', { settings: { image: { file: 404 } } })], undefined],
    ['none of a module that is unknown', [aPlacedModule('slider', { settings: { image: { file: 1 } } })], undefined],
  ])('is %s', (_what, main, expected) => {
    expect(leadOf(main)).toBe(expected);
  });

  test('is found inside containers, in the order of reading', () => {
    const second = aPlacedModule('image', { id: 'drugi', settings: { image: { file: 2 } } });
    const inner = holding('wewnatrz', [heading, picture]);
    expect(leadOf([plainHero, holding('na-zewnatrz', [inner, second])], [inner, heading, picture, second])).toBe(
      'image',
    );
  });

  test('is one that is wanted at once, however much text stands before it', () => {
    const settings = { image: { file: 1 }, priority: true };
    expect(leadOf([aPlacedModule('text', { settings: prose(700) }), aPlacedModule('image', { settings })])).toBe(
      'image',
    );
  });

  test('is that of the current product or category', () => {
    const bound = aPlacedModule('image', { settings: { source: 'current' } });
    const fileIn = (current: Parameters<typeof createStillShop>[0]) =>
      findLead(aPage([bound]), createStillShop(current))?.picture.file.id;
    expect(fileIn({ current: { kind: 'product', product: aProduct() } })).toBe(11);
    expect(fileIn({ current: { kind: 'category', category: aCategory() } })).toBe(21);
    expect(fileIn({})).toBeUndefined();
  });

  test('has another file for phones where the hero has one', () => {
    const settings = { heading: 'Świt', image: { file: 1 }, portraitImage: { file: 2 } };
    const lead = findLead(aPage([aPlacedModule('hero', { settings })]), shop);
    expect([lead?.picture.file.id, lead?.picture.portrait?.file.id]).toEqual([1, 2]);
  });
});

test('a picture in columns is estimated as wide as its column', () => {
  const settings = { columns: 2, width: 'Normal', gridGap: { column: 11 } };
  const page = aPage([holding('kolumny', [picture], settings)], [picture]);
  expect(findLead(page, shop)?.picture.sizes).toBe(
    '(max-width: 768px) 92vw, (max-width: 992px) 42vw, (max-width: 1276px) 44vw, 35rem',
  );
});

test('one whose sides are cut off is estimated wider than its frame', () => {
  const file = aMediaFile({ id: 1, width: 1500, height: 1000 });
  const wide = createStillShop({ related: { ...related, files: { '1': file } } });
  const square = aPlacedModule('image', { settings: { image: { file: 1 }, ratio: 'square', width: 'Narrow' } });
  expect(findLead(aPage([square]), wide)?.picture.sizes).toBe('(max-width: 992px) 138vw, 78rem');
});
