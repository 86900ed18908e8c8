import { describe, expect, test } from 'vitest';
import { aButton, aContainer, aDocument, aHeading, aHero } from '../../testing/a-document.ts';
import { describeTarget } from './describe-target.ts';

describe('a place is', () => {
  const aTabs = {
    id: 'tabs',
    driver: 'tabs',
    version: 1,
    settings: { tabs: [{ value: 'Opis' }, { value: 'Skład' }, { value: ' ' }] },
  };
  const page = aDocument({
    main: [aHeading('a'), aContainer('box', aHeading('b')), aHero('hero', aButton('buy')), aTabs],
  });
  const main = (index: number) => ({ parentId: null, slot: 'main', index });

  test.each([
    ['before the first one', main(0), undefined, 'Część główna, przed: Nagłówek „a”'],
    ['between two', main(1), undefined, 'Część główna, między: Nagłówek „a” i Kontener'],
    ['behind the last one', main(3), undefined, 'Część główna, między: Baner główny „hero” i Zakładki'],
    ['empty', { parentId: null, slot: 'top', index: 0 }, undefined, 'Góra strony, puste miejsce'],
    [
      'in a module',
      { parentId: 'hero', slot: 'actions', index: 0 },
      undefined,
      'Przyciski w module Baner główny, przed: Przycisk „buy”',
    ],
    [
      'under a tab, by the name of the tab',
      { parentId: 'tabs', slot: 'tab2', index: 0 },
      undefined,
      'Zakładka „Skład” w module Zakładki, puste miejsce',
    ],
    [
      'under a tab that has no name yet, by its number',
      { parentId: 'tabs', slot: 'tab3', index: 0 },
      undefined,
      'Pod zakładką 3 w module Zakładki, puste miejsce',
    ],
    ['told without what is moved itself', main(0), 'box', 'Część główna, przed: Nagłówek „a”'],
    ['known as the present one', main(1), 'a', 'Część główna, przed: Kontener (obecne miejsce)'],
  ])('%s', (_, target, moved, words) => {
    expect(describeTarget(page, target, moved)).toBe(words);
  });
});
