import { emptyPage, type PageDocument, validateDraft } from '@witryna/module-schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { follow, wishes } from '../../testing/random-edits.ts';
import { isSameValue } from '../document/change-fields.ts';
import { openPage } from '../document/open-page.ts';
import { slotKey } from '../document/slot-address.ts';
import { type Arrangement, arrangementOf, idsIn, isSamePlace } from './arrangement.ts';
import type { Conflict, Side, Versions } from './conflict.ts';
import { mergePages } from './merge-pages.ts';

const versions = fc.tuple(wishes, wishes, wishes).map(([common, byMe, byThem]): Versions => {
  const base = openPage(follow(emptyPage('page', 'Strona'), common));
  return { base, mine: follow(base, byMe), theirs: follow(base, byThem) };
});
/** A choice for each conflict, by its key: one's own, theirs, or any. */
const choices = fc.oneof(
  fc.constant(() => 'mine' as Side),
  fc.constant(() => 'theirs' as Side),
  fc.func(fc.constantFrom<Side>('mine', 'theirs')),
);

/** One thing that somebody did to the base, and whether it is in the page that came of it. */
interface Change {
  readonly says: string;
  readonly isIn: (merged: PageDocument) => boolean;
  readonly isAsked: (conflicts: readonly Conflict[]) => boolean;
}

const above = ({ placeOf }: Arrangement, id: string): string[] => {
  const parentId = placeOf.get(id)?.parentId ?? null;
  return parentId === null ? [id] : [id, ...above({ placeOf, slots: new Map() }, parentId)];
};

function changesOf(base: PageDocument, now: PageDocument): Change[] {
  const [was, is] = [arrangementOf(base), arrangementOf(now)];
  const changes: Change[] = [];
  /** A question about the removal of a module is one about all that was in it, and about what is in that by now. */
  const isRemovalAsked = (conflicts: readonly Conflict[], id: string) =>
    conflicts.some(
      (each) =>
        each.kind === 'arrangement' ||
        (each.kind === 'removal' && above(is, id).some((holder) => above(was, holder).includes(each.id))) ||
        (each.kind === 'removal' && above(was, id).includes(each.id)),
    );
  const isFieldAsked = (conflicts: readonly Conflict[], path: string) =>
    conflicts.some((each) => each.kind === 'field' && (each.path === path || each.path.startsWith(`${path}/`)));

  for (const [id, placed] of Object.entries(now.containers)) {
    const before = base.containers[id];
    const place = is.placeOf.get(id);
    if (!before)
      changes.push({
        says: `added ${id}`,
        isIn: (merged) =>
          isSameValue(merged.containers[id]?.settings, placed.settings) &&
          isSamePlace(arrangementOf(merged).placeOf.get(id), place),
        isAsked: (conflicts) => isRemovalAsked(conflicts, id),
      });
    else if (!isSamePlace(was.placeOf.get(id), place))
      changes.push({
        says: `moved ${id}`,
        isIn: (merged) => isSamePlace(arrangementOf(merged).placeOf.get(id), place),
        isAsked: (conflicts) =>
          isRemovalAsked(conflicts, id) || conflicts.some((each) => each.kind === 'place' && each.id === id),
      });
    for (const name of before ? new Set([...Object.keys(before.settings), ...Object.keys(placed.settings)]) : []) {
      if (isSameValue(before?.settings[name], placed.settings[name])) continue;
      changes.push({
        says: `set ${id} ${name}`,
        isIn: (merged) => isSameValue(merged.containers[id]?.settings[name], placed.settings[name]),
        isAsked: (conflicts) =>
          isRemovalAsked(conflicts, id) || isFieldAsked(conflicts, `/containers/${id}/settings/${name}`),
      });
    }
  }
  for (const id of Object.keys(base.containers)) {
    if (now.containers[id]) continue;
    changes.push({
      says: `removed ${id}`,
      isIn: (merged) => !merged.containers[id],
      isAsked: (conflicts) => isRemovalAsked(conflicts, id),
    });
  }
  for (const [key, before] of was.slots) {
    const after = (is.slots.get(key) ?? []).filter((id) => before.includes(id));
    for (const [index, id] of after.entries()) {
      for (const other of after.slice(index + 1)) {
        if (before.indexOf(id) < before.indexOf(other)) continue;
        changes.push({
          says: `put ${id} before ${other}`,
          isIn: (merged) => {
            const ids = arrangementOf(merged).slots.get(key) ?? [];
            // Of two that no longer stand there together the order is nobody's concern.
            return !ids.includes(id) || !ids.includes(other) || ids.indexOf(id) < ids.indexOf(other);
          },
          isAsked: (conflicts) =>
            [id, other].some((each) => isRemovalAsked(conflicts, each)) ||
            conflicts.some(
              (each) =>
                (each.kind === 'order' && slotKey(each.slot) === key) ||
                (each.kind === 'place' && [id, other].includes(each.id)),
            ),
        });
      }
    }
  }
  if (base.title !== now.title)
    changes.push({
      says: 'title',
      isIn: (merged) => merged.title === now.title,
      isAsked: (conflicts) => isFieldAsked(conflicts, '/title'),
    });
  if (base.properties.meta.title !== now.properties.meta.title)
    changes.push({
      says: 'meta title',
      isIn: (merged) => merged.properties.meta.title === now.properties.meta.title,
      isAsked: (conflicts) => isFieldAsked(conflicts, '/properties/meta/title'),
    });
  return changes;
}

test('every change of either side is in the page or among what is asked, and the page is in order', () => {
  fc.assert(
    fc.property(versions, choices, (given, choose) => {
      const { page, conflicts } = mergePages(given, choose);
      expect(validateDraft(page)).toEqual([]);
      expect(new Set(conflicts.map(({ key }) => key)).size).toBe(conflicts.length);
      const changes = [...changesOf(given.base, given.mine), ...changesOf(given.base, given.theirs)];
      const lost = changes.filter(({ isIn, isAsked }) => !isIn(page) && !isAsked(conflicts));
      expect(lost.map(({ says }) => says)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('whose side is chosen everywhere has every field and every order that is asked for', () => {
  fc.assert(
    fc.property(versions, fc.constantFrom<Side>('mine', 'theirs'), (given, side) => {
      const { page, conflicts } = mergePages(given, () => side);
      for (const conflict of conflicts) {
        if (conflict.kind === 'place') expect(arrangementOf(page).placeOf.get(conflict.id)).toEqual(conflict[side]);
        if (conflict.kind === 'order')
          expect(idsIn(arrangementOf(page), conflict.slot).filter((id) => conflict[side].includes(id))).toEqual(
            conflict[side],
          );
        if (conflict.kind === 'removal')
          expect(Object.hasOwn(page.containers, conflict.id)).toBe(conflict.removedBy !== side);
      }
    }),
    { numRuns: 200 },
  );
});

test('who changed nothing asks nothing, and two who did the same agree', () => {
  fc.assert(
    fc.property(versions, ({ base, mine }) => {
      expect(mergePages({ base, mine, theirs: base })).toEqual({ page: mine, conflicts: [] });
      expect(mergePages({ base, mine: base, theirs: mine })).toEqual({ page: mine, conflicts: [] });
      expect(mergePages({ base, mine, theirs: mine })).toEqual({ page: mine, conflicts: [] });
    }),
    { numRuns: 200 },
  );
});

test('both see the same questions', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const keys = (given: Versions, side: Side) =>
        mergePages(given, () => side)
          .conflicts.map(({ key }) => key)
          .toSorted();
      expect(keys({ base, mine, theirs }, 'mine')).toEqual(keys({ base, mine: theirs, theirs: mine }, 'theirs'));
    }),
    { numRuns: 200 },
  );
});
