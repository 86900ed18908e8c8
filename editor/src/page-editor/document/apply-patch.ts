import type { PageDocument, PlacedModule, SlotAddress } from '@witryna/module-schemas';
import { changeFields } from './change-fields.ts';
import { indexOf, inheritIndex, slotOf } from './page-index.ts';
import type { FieldChanges, PageOperation, PagePart, PagePatch, Subtree } from './page-patch.ts';
import { idsInSlot } from './slot-address.ts';
import { subtreeOf } from './subtree.ts';

/** A step that does not fit the page: its module or slot is not there. */
export class PatchDoesNotFit extends Error {
  readonly operation: PageOperation;

  constructor(operation: PageOperation, reason: string) {
    super(`${operation.op} does not fit the page: ${reason}`);
    this.name = 'PatchDoesNotFit';
    this.operation = operation;
  }
}

interface Applied {
  readonly page: PageDocument;
  /** Undoes the patch when applied to the page it gave. */
  readonly inverse: PagePatch;
}

/** Applies a patch; the only place where a page document is changed. */
export function applyPatch(page: PageDocument, patch: PagePatch): Applied {
  let current = page;
  const inverse: PageOperation[] = [];
  for (const operation of patch) {
    const step = applyOperation(current, operation);
    inverse.unshift(step.inverse);
    current = step.page;
  }
  return { page: current, inverse };
}

function applyOperation(page: PageDocument, operation: PageOperation): { page: PageDocument; inverse: PageOperation } {
  switch (operation.op) {
    case 'insert':
      return insert(page, operation, operation.subtree);
    case 'remove':
      return remove(page, operation);
    case 'move':
      return move(page, operation);
    case 'settings':
      return changeSettings(page, operation);
    case 'anchor':
      return changeAnchor(page, operation);
    case 'page':
      return changePage(page, operation);
  }
}

type Operation<Op extends PageOperation['op']> = Extract<PageOperation, { op: Op }>;

function insert(page: PageDocument, operation: Operation<'insert'>, subtree: Subtree) {
  const taken = subtree.find(({ id }) => Object.hasOwn(page.containers, id));
  if (taken) throw new PatchDoesNotFit(operation, `${taken.id} is on the page already`);
  const containers: Record<string, PlacedModule> = { ...page.containers };
  for (const placed of subtree) containers[placed.id] = placed;
  const id = subtree[0].id;
  return {
    page: putInSlot({ ...page, containers }, operation, id, operation.to, operation.after),
    inverse: { op: 'remove', id } as const,
  };
}

function remove(page: PageDocument, operation: Operation<'remove'>) {
  const { id } = operation;
  const subtree = subtreeOf(page, id);
  const place = placeOf(page, id);
  if (!subtree || !place) throw new PatchDoesNotFit(operation, `${id} is not on the page`);
  const shorter = takeFromSlot(page, id, place.to);
  const containers: Record<string, PlacedModule> = { ...shorter.containers };
  for (const placed of subtree) delete containers[placed.id];
  return { page: { ...shorter, containers }, inverse: { op: 'insert', subtree, ...place } as const };
}

function move(page: PageDocument, operation: Operation<'move'>) {
  const { id, to, after } = operation;
  const place = placeOf(page, id);
  if (!place) throw new PatchDoesNotFit(operation, `${id} is not on the page`);
  if (to.parentId !== null && isWithin(page, to.parentId, id)) throw new PatchDoesNotFit(operation, 'into itself');
  return {
    page: putInSlot(takeFromSlot(page, id, place.to), operation, id, to, after),
    inverse: { op: 'move', id, ...place } as const,
  };
}

function changeSettings(page: PageDocument, operation: Operation<'settings'>) {
  const { id } = operation;
  const placed = page.containers[id];
  if (!placed) throw new PatchDoesNotFit(operation, `${id} is not on the page`);
  const { next, inverse } = changeFields(placed.settings, operation);
  const changed = { ...page, containers: { ...page.containers, [id]: { ...placed, settings: next } } };
  inheritIndex(page, changed);
  return { page: changed, inverse: { op: 'settings', id, ...inverse } as const };
}

function changeAnchor(page: PageDocument, operation: Operation<'anchor'>) {
  const { id, anchor } = operation;
  const placed = page.containers[id];
  if (!placed) throw new PatchDoesNotFit(operation, `${id} is not on the page`);
  const { anchor: before, ...rest } = placed;
  const next = anchor === undefined ? rest : { ...rest, anchor };
  const changed = { ...page, containers: { ...page.containers, [id]: next } };
  inheritIndex(page, changed);
  const inverse = { op: 'anchor', id, ...(before !== undefined && { anchor: before }) } as const;
  return { page: changed, inverse };
}

function changePage(page: PageDocument, { part, set, unset }: Operation<'page'>) {
  const { next, inverse } = changePart(page, part, { set, unset });
  inheritIndex(page, next);
  return { page: next, inverse: { op: 'page', part, ...inverse } as const };
}

function changePart(page: PageDocument, part: PagePart, changes: FieldChanges) {
  if (part === 'head') {
    const { next, inverse } = changeFields({ ...page } as Record<string, unknown>, changes);
    return { next: next as unknown as PageDocument, inverse };
  }
  if (part === 'contentProperties') {
    const { next, inverse } = changeFields(page.contentProperties, changes);
    return { next: { ...page, contentProperties: next }, inverse };
  }
  const { next, inverse } = changeFields({ ...page.properties.meta } as Record<string, unknown>, changes);
  return { next: { ...page, properties: { ...page.properties, meta: next } }, inverse };
}

/** The place of a module in the words of a patch: its slot and the sibling in front of it. */
function placeOf(page: PageDocument, id: string): { to: SlotAddress; after: string | null } | undefined {
  const to = slotOf(page, id);
  const ids = to && idsInSlot(page, to);
  return ids && { to, after: ids[ids.indexOf(id) - 1] ?? null };
}

/** True when `id` is the module `around` or lies somewhere below it. */
export function isWithin(page: PageDocument, id: string, around: string): boolean {
  const index = indexOf(page);
  for (let at: string | null | undefined = id; at; at = index.get(at)?.parentId) if (at === around) return true;
  return false;
}

function takeFromSlot(page: PageDocument, id: string, from: SlotAddress): PageDocument {
  const ids = idsInSlot(page, from) ?? [];
  return withSlot(
    page,
    from,
    ids.filter((other) => other !== id),
  );
}

function putInSlot(
  page: PageDocument,
  operation: PageOperation,
  id: string,
  to: SlotAddress,
  after: string | null,
): PageDocument {
  const ids = idsInSlot(page, to);
  if (!ids) throw new PatchDoesNotFit(operation, `there is no slot ${to.slot} of ${to.parentId ?? 'the page'}`);
  const index = after === null ? 0 : ids.indexOf(after) + 1;
  if (after !== null && index === 0) throw new PatchDoesNotFit(operation, `${after} is not in the slot`);
  return withSlot(page, to, ids.toSpliced(index, 0, id));
}

function withSlot(page: PageDocument, { parentId, slot }: SlotAddress, ids: readonly string[]): PageDocument {
  if (parentId === null) return { ...page, slots: { ...page.slots, [slot]: ids } };
  const parent = page.containers[parentId];
  if (!parent) return page;
  const changed = { ...parent, slots: { ...parent.slots, [slot]: ids } };
  return { ...page, containers: { ...page.containers, [parentId]: changed } };
}
