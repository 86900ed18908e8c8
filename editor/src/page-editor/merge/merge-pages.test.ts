import { type PageDocument, paragraphs } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { aContainer, aDocument, aHeading } from '../../testing/a-document.ts';
import { moveModule } from '../document/move-module.ts';
import { newModule } from '../document/new-module.ts';
import { openPage } from '../document/open-page.ts';
import { placeModule } from '../document/place-module.ts';
import { removeModule } from '../document/remove-module.ts';
import { setPageProperties } from '../document/set-page-properties.ts';
import { updateSettings } from '../document/update-settings.ts';
import { mergePages } from './merge-pages.ts';

const accordion = (...items: readonly (readonly [string, string])[]) => ({
  id: 'faq',
  driver: 'accordion',
  version: 1,
  settings: { items: items.map(([title, text]) => ({ title, content: paragraphs(text) })) },
});
const image = (file: number, more: object = {}) => ({ image: { file, ...more } });

const base = openPage(
  aDocument({
    main: [
      aHeading('a', { level: 'H2' }),
      aContainer('box', aHeading('b'), aHeading('c')),
      aHeading('d'),
      { id: 'pic', driver: 'image', version: 1, settings: image(1, { alt: 'Len' }) },
      accordion(['Skład', 'Len'], ['Dostawa', 'Dwa dni']),
      { id: 'odd', driver: 'marquee', version: 1, settings: { speed: 1, words: { a: 1, b: 2 } } },
    ],
  }),
);

type Edit = (page: PageDocument) => { readonly page: PageDocument } | undefined;
const pageAfter = (edit: Edit): PageDocument => edit(base)?.page ?? base;
const settings =
  (id: string, changes: object): Edit =>
  (page) =>
    updateSettings(page, id, { ...page.containers[id]?.settings, ...changes });
const move =
  (id: string, parentId: string | null, slot: string, index: number): Edit =>
  (page) =>
    moveModule(page, id, { parentId, slot, index });
const remove =
  (id: string): Edit =>
  (page) =>
    removeModule(page, id);
const put =
  (id: string, parentId: string | null, slot: string, index: number): Edit =>
  (page) =>
    placeModule(page, newModule('heading', id), { parentId, slot, index });

const join = (mine: Edit, theirs: Edit) => mergePages({ base, mine: pageAfter(mine), theirs: pageAfter(theirs) });
const keys = (mine: Edit, theirs: Edit) => join(mine, theirs).conflicts.map(({ key }) => key);

describe('goes together by itself:', () => {
  test.each<[string, Edit, Edit, (page: PageDocument) => unknown, unknown]>([
    [
      'two fields of one module',
      settings('a', { text: 'Mój' }),
      settings('a', { level: 'H3' }),
      (page) => page.containers.a?.settings,
      { text: 'Mój', level: 'H3' },
    ],
    [
      'two fields of one picture',
      settings('pic', image(1, { alt: 'Moje' })),
      settings('pic', image(1, { alt: 'Len', caption: 'Ich' })),
      (page) => page.containers.pic?.settings.image,
      { file: 1, alt: 'Moje', caption: 'Ich' },
    ],
    [
      'two items of one list',
      settings('faq', accordion(['Skład', 'Mój len'], ['Dostawa', 'Dwa dni']).settings),
      settings('faq', accordion(['Skład', 'Len'], ['Wysyłka', 'Dwa dni']).settings),
      (page) => page.containers.faq?.settings,
      accordion(['Skład', 'Mój len'], ['Wysyłka', 'Dwa dni']).settings,
    ],
    [
      'a text here and a move there',
      settings('d', { text: 'Mój' }),
      move('d', 'box', 'content', 0),
      (page) => [page.containers.d?.settings.text, page.containers.box?.slots?.content],
      ['Mój', ['d', 'b', 'c']],
    ],
    [
      'two new modules in one place',
      put('mine', null, 'main', 1),
      put('theirs', null, 'main', 1),
      (page) => page.slots.main.slice(0, 4),
      ['a', 'mine', 'theirs', 'box'],
    ],
    [
      'a new module of mine in a slot that they put into another order',
      put('mine', 'box', 'content', 2),
      move('c', 'box', 'content', 0),
      (page) => page.containers.box?.slots?.content,
      ['c', 'mine', 'b'],
    ],
    ['the same removal', remove('box'), remove('box'), (page) => page.containers.box, undefined],
    [
      'a removal inside of what they changed',
      remove('b'),
      settings('box', { gap: 3 }),
      (page) => [page.containers.box?.slots?.content, page.containers.box?.settings.gap],
      [['c'], 3],
    ],
    [
      'the title and what search engines are told',
      (page) => setPageProperties(page, { title: 'Mój' }),
      (page) => setPageProperties(page, { meta: { ...page.properties.meta, title: 'Ich' } }),
      (page) => [page.title, page.properties.meta.title],
      ['Mój', 'Ich'],
    ],
  ])('%s', (_, mine, theirs, read, expected) => {
    const { page, conflicts } = join(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(read(page)).toEqual(expected);
  });
});

describe('is asked:', () => {
  test.each<[string, Edit, Edit, string[]]>([
    [
      'one field, two words',
      settings('a', { text: 'Mój' }),
      settings('a', { text: 'Ich' }),
      ['field:/containers/a/settings/text'],
    ],
    [
      'a field that one emptied and the other changed',
      settings('pic', image(1)),
      settings('pic', image(1, { alt: 'Ich' })),
      ['field:/containers/pic/settings/image/alt'],
    ],
    [
      'another picture here, other words for the old one there',
      settings('pic', image(2)),
      settings('pic', image(1, { alt: 'Ich' })),
      ['field:/containers/pic/settings/image'],
    ],
    [
      'a list that one put into another order and the other wrote in',
      settings('faq', accordion(['Dostawa', 'Dwa dni'], ['Skład', 'Len']).settings),
      settings('faq', accordion(['Skład', 'Ich len'], ['Dostawa', 'Dwa dni']).settings),
      ['field:/containers/faq/settings/items'],
    ],
    [
      'a group of a module that nobody knows',
      settings('odd', { words: { a: 2, b: 2 } }),
      settings('odd', { words: { a: 1, b: 3 } }),
      ['field:/containers/odd/settings/words'],
    ],
    ['a removal of what the other changed', remove('a'), settings('a', { text: 'Ich' }), ['removal:a']],
    ['a removal around what the other changed', remove('box'), settings('c', { text: 'Ich' }), ['removal:box']],
    [
      'a removal of what the other put something into',
      put('mine', 'box', 'content', 0),
      remove('box'),
      ['removal:box'],
    ],
    ['a removal around what the other took out', remove('box'), move('b', null, 'main', 0), ['removal:box']],
    ['one module, two places', move('d', 'box', 'content', 0), move('d', null, 'top', 0), ['place:d']],
    ['one slot, two orders', move('d', null, 'main', 0), move('a', null, 'main', 3), ['order:/main']],
  ])('%s', (_, mine, theirs, expected) => {
    expect(keys(mine, theirs)).toEqual(expected);
    expect(keys(theirs, mine)).toEqual(expected);
  });

  test('two containers that were put into each other', () => {
    const two = openPage(aDocument({ main: [aContainer('x'), aContainer('y')] }));
    const mine = moveModule(two, 'x', { parentId: 'y', slot: 'content', index: 0 })?.page ?? two;
    const theirs = moveModule(two, 'y', { parentId: 'x', slot: 'content', index: 0 })?.page ?? two;
    for (const side of ['mine', 'theirs'] as const) {
      const { page, conflicts } = mergePages({ base: two, mine, theirs }, () => side);
      expect(conflicts.map(({ kind }) => kind)).toEqual(['arrangement']);
      expect(page).toEqual(side === 'mine' ? mine : theirs);
    }
  });

  test('what was moved into a removed container stays where the other has it', () => {
    const versions = { base, mine: pageAfter(move('a', 'box', 'content', 0)), theirs: pageAfter(remove('box')) };
    const removed = mergePages(versions, () => 'theirs').page;
    expect([removed.containers.box, removed.slots.main[0]]).toEqual([undefined, 'a']);
    const kept = mergePages(versions, () => 'mine').page;
    expect(kept.containers.box?.slots?.content).toEqual(['a', 'b', 'c']);
  });
});
