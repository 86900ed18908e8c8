import { describe, expect, test } from 'vitest';
import { aButton, aContainer, aDocument, aHeading, aHero } from '../../testing/a-document.ts';
import { describeTarget } from './describe-target.ts';

describe('a place is', () => {
  const page = aDocument({ main: [aHeading('a'), aContainer('box', aHeading('b')), aHero('hero', aButton('buy'))] });
  const main = (index: number) => ({ parentId: null, slot: 'main', index });

  test.each([
    ['before the first one', main(0), undefined, 'Część główna, przed: Nagłówek „a”'],
    ['between two', main(1), undefined, 'Część główna, między: Nagłówek „a” i Kontener'],
    ['behind the last one', main(3), undefined, 'Część główna, za: Baner główny „hero”'],
    ['empty', { parentId: null, slot: 'top', index: 0 }, undefined, 'Góra strony, puste miejsce'],
    [
      'in a module',
      { parentId: 'hero', slot: 'actions', index: 0 },
      undefined,
      'Przyciski w module Baner główny, przed: Przycisk „buy”',
    ],
    ['told without what is moved itself', main(0), 'box', 'Część główna, przed: Nagłówek „a”'],
    ['known as the present one', main(1), 'a', 'Część główna, przed: Kontener (obecne miejsce)'],
  ])('%s', (_, target, moved, words) => {
    expect(describeTarget(page, target, moved)).toBe(words);
  });
});
