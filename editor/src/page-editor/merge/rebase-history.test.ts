import { emptyPage, type PageDocument } from '@witryna/module-schemas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aContainer, aDocument, aHeading } from '../../testing/a-document.ts';
import { follow, perform, wishes } from '../../testing/random-edits.ts';
import { createDocumentStore } from '../document/document-store.ts';
import { moveModule } from '../document/move-module.ts';
import { newModule } from '../document/new-module.ts';
import { openPage } from '../document/open-page.ts';
import { placeModule } from '../document/place-module.ts';
import { removeModule } from '../document/remove-module.ts';
import { updateSettings } from '../document/update-settings.ts';
import { mergePages } from './merge-pages.ts';
import { rebaseHistory } from './rebase-history.ts';

const opened = openPage(aDocument({ main: [aHeading('a'), aHeading('b'), aContainer('box', aHeading('c'))] }));

/** Mine and theirs begin as one page; theirs are merged in, as after a save that came second. */
const twoPeople = (page: PageDocument = opened) => {
  const [mine, theirs] = [createDocumentStore(page), createDocumentStore(page)];
  const merge = () => {
    const merged = mergePages({ base: page, mine: mine.getPage(), theirs: theirs.getPage() }).page;
    mine.replacePage(merged, rebaseHistory);
  };
  return { mine, theirs, merge };
};
const write = (store: ReturnType<typeof createDocumentStore>, id: string, text: string) =>
  store.dispatch(updateSettings(store.getPage(), id, { text }));
const textOf = (store: ReturnType<typeof createDocumentStore>, id: string) => store.getPlaced(id)?.settings.text;
const main = (index: number) => ({ parentId: null, slot: 'main', index });

describe('after a merge', () => {
  test('undo takes back the own steps one by one and leaves what the other person did', () => {
    const { mine, theirs, merge } = twoPeople();
    write(mine, 'a', 'pierwszy');
    write(mine, 'a', 'drugi');
    write(theirs, 'b', 'ich');
    merge();
    mine.undo();
    expect([textOf(mine, 'a'), textOf(mine, 'b')]).toEqual(['pierwszy', 'ich']);
    mine.undo();
    expect([textOf(mine, 'a'), textOf(mine, 'b')]).toEqual(['a', 'ich']);
    expect(mine.undo()).toBe(false);
    mine.redo();
    mine.redo();
    expect([textOf(mine, 'a'), textOf(mine, 'b')]).toEqual(['drugi', 'ich']);
  });

  test('a module that was removed comes back where it was, also when its neighbour is gone', () => {
    const { mine, theirs, merge } = twoPeople();
    mine.dispatch(removeModule(mine.getPage(), 'b'));
    theirs.dispatch(removeModule(theirs.getPage(), 'a'));
    merge();
    mine.undo();
    expect(mine.getPage().slots.main).toEqual(['b', 'box']);
  });

  test('a move is taken back beside what the other person placed', () => {
    const { mine, theirs, merge } = twoPeople();
    mine.dispatch(moveModule(mine.getPage(), 'a', { parentId: 'box', slot: 'content', index: 0 }));
    theirs.dispatch(placeModule(theirs.getPage(), newModule('heading', 'new'), main(3)));
    merge();
    mine.undo();
    expect(mine.getPage().slots.main).toEqual(['a', 'b', 'box', 'new']);
  });

  test('what was undone before can be redone', () => {
    const { mine, theirs, merge } = twoPeople();
    write(mine, 'a', 'moje');
    write(mine, 'c', 'moje');
    mine.undo();
    write(theirs, 'b', 'ich');
    merge();
    expect(mine.redo()).toBe(true);
    expect(['a', 'b', 'c'].map((id) => textOf(mine, id))).toEqual(['moje', 'ich', 'moje']);
  });

  test('a step that the other version replaced is no step any more', () => {
    const { mine, theirs, merge } = twoPeople();
    write(mine, 'c', 'moje');
    write(mine, 'a', 'moje');
    write(theirs, 'a', 'ich');
    merge();
    expect(mine.undo()).toBe(true);
    expect([textOf(mine, 'a'), textOf(mine, 'c')]).toEqual(['ich', 'c']);
  });
});

test('whatever two people do, all own steps can be taken back and done again', () => {
  fc.assert(
    fc.property(wishes, wishes, wishes, (common, byMe, byThem) => {
      const page = openPage(follow(emptyPage('page', 'Strona'), common));
      const { mine, theirs, merge } = twoPeople(page);
      for (const wish of byMe) mine.dispatch(perform(mine.getPage(), wish));
      for (const wish of byThem) theirs.dispatch(perform(theirs.getPage(), wish));
      merge();
      const merged = mine.getPage();
      while (mine.undo());
      while (mine.redo());
      expect(mine.getPage()).toEqual(merged);
    }),
    { numRuns: 150 },
  );
});

test('where the other person did nothing, undo leads back to the beginning', () => {
  fc.assert(
    fc.property(wishes, wishes, (common, byMe) => {
      const page = openPage(follow(emptyPage('page', 'Strona'), common));
      const { mine, merge } = twoPeople(page);
      for (const wish of byMe) mine.dispatch(perform(mine.getPage(), wish));
      merge();
      while (mine.undo());
      expect(mine.getPage()).toEqual(page);
    }),
    { numRuns: 150 },
  );
});
