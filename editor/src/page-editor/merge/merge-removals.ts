import type { PageDocument, PlacedModule } from '@witryna/module-schemas';
import { isSameValue } from '../document/index.ts';
import { type Arrangement, arrangementOf, isSamePlace } from './arrangement.ts';
import type { Choose, RemovalConflict, Side, Versions } from './conflict.ts';

export interface MergedRemovals {
  /** The modules of the page that comes of both. */
  readonly kept: ReadonlySet<string>;
  readonly conflicts: readonly RemovalConflict[];
}

/** Which modules stay: what one side removed goes, unless the other worked on it; then a person says. */
export function mergeRemovals({ base, mine, theirs }: Versions, choose: Choose): MergedRemovals {
  const conflicts: RemovalConflict[] = [];
  const gone = new Set<string>();
  const wasAt = arrangementOf(base);
  const read = (removedBy: Side, remover: PageDocument, other: PageDocument) => {
    const isAt = arrangementOf(other);
    const isTouched = (id: string) => isChanged(base.containers[id], other.containers[id], wasAt, isAt);
    for (const [root, ids] of groupRemoved(base, wasAt, remover)) {
      const isWorkedOn = ids.some(isTouched);
      if (isWorkedOn) conflicts.push({ kind: 'removal', key: `removal:${root}`, id: root, removedBy });
      if (!isWorkedOn || choose(`removal:${root}`) === removedBy) for (const id of ids) gone.add(id);
    }
  };
  read('mine', mine, theirs);
  read('theirs', theirs, mine);
  const all = [...Object.keys(theirs.containers), ...Object.keys(mine.containers)];
  return { kept: new Set(all.filter((id) => !gone.has(id))), conflicts };
}

/** What one side removed, by the outermost module that went with it. */
function groupRemoved(base: PageDocument, { placeOf }: Arrangement, remover: PageDocument): Map<string, string[]> {
  const isRemoved = (id: string) => !Object.hasOwn(remover.containers, id);
  const rootOf = (id: string): string => {
    const parentId = placeOf.get(id)?.parentId ?? null;
    return parentId !== null && isRemoved(parentId) ? rootOf(parentId) : id;
  };
  return Map.groupBy(Object.keys(base.containers).filter(isRemoved), rootOf);
}

/** Whether somebody changed a module, moved it, put something into it or gave what lies in it another order. */
function isChanged(
  before: PlacedModule | undefined,
  after: PlacedModule | undefined,
  wasAt: Arrangement,
  isAt: Arrangement,
): boolean {
  if (!before || !after) return false;
  const { slots: slotsBefore, ...fieldsBefore } = before;
  const { slots: slotsAfter, ...fieldsAfter } = after;
  if (!isSameValue(fieldsBefore, fieldsAfter)) return true;
  if (!isSamePlace(wasAt.placeOf.get(before.id), isAt.placeOf.get(before.id))) return true;
  return Object.entries(slotsAfter ?? {}).some(([slot, ids]) => isFilledOtherwise(slotsBefore?.[slot] ?? [], ids));
}

/** More than taking something out. */
function isFilledOtherwise(before: readonly string[], after: readonly string[]): boolean {
  return !isSameValue(
    before.filter((id) => after.includes(id)),
    after,
  );
}
