import { PAGE_SLOTS, type PageDocument, type PlacedModule, type SlotAddress } from '@witryna/module-schemas';
import { applyPatch } from './apply-patch.ts';
import { diffFields, isSameValue } from './change-fields.ts';
import { slotOf } from './page-index.ts';
import type { PageOperation, PagePart, PagePatch } from './page-patch.ts';
import { idsInSlot, isSameSlot } from './slot-address.ts';
import { subtreeOf } from './subtree.ts';

/**
 * The patch that makes one page of the other; undefined when no patch can (a module became another kind of module
 * under its own id).
 */
export function diffPages(from: PageDocument, to: PageDocument): PagePatch | undefined {
  let page = from;
  const patch: PageOperation[] = [];
  const add = (operation: PageOperation) => {
    page = applyPatch(page, [operation]).page;
    patch.push(operation);
  };
  // What goes away whole goes first, so that what stays need not move past it.
  for (const { id } of placesOf(from)) {
    const isIn = page.containers[id] !== undefined;
    if (isIn && subtreeOf(page, id)?.every((placed) => !to.containers[placed.id])) add({ op: 'remove', id });
  }
  for (const { id, place } of placesOf(to)) {
    const wanted = to.containers[id];
    if (!wanted) return undefined;
    if (!page.containers[id]) add({ op: 'insert', subtree: [withoutContent(wanted)], ...place });
    else if (!isAt(page, id, place)) add({ op: 'move', id, ...place });
  }
  for (const { id } of placesOf(from)) {
    if (page.containers[id] && !to.containers[id]) add({ op: 'remove', id });
  }
  patch.push(...fieldChanges(page, to));
  return isSameValue(applyPatch(from, patch).page, to) ? patch : undefined;
}

interface Place {
  readonly to: SlotAddress;
  readonly after: string | null;
}

/** Where each module stands: whatever holds a module comes before it, and so does the one in front of it. */
function placesOf(page: PageDocument): { readonly id: string; readonly place: Place }[] {
  const found: { id: string; place: Place }[] = [];
  const enter = (to: SlotAddress, ids: readonly string[]) => {
    for (const [at, id] of ids.entries()) found.push({ id, place: { to, after: ids[at - 1] ?? null } });
    for (const id of ids)
      for (const [slot, inside] of Object.entries(page.containers[id]?.slots ?? {}))
        enter({ parentId: id, slot }, inside);
  };
  for (const slot of PAGE_SLOTS) enter({ parentId: null, slot }, page.slots[slot]);
  return found;
}

function isAt(page: PageDocument, id: string, { to, after }: Place): boolean {
  const slot = slotOf(page, id);
  if (!slot || !isSameSlot(slot, to)) return false;
  const ids = idsInSlot(page, to) ?? [];
  return (ids[ids.indexOf(id) - 1] ?? null) === after;
}

/** What lies in it comes after it, one by one: some of it may be on the page already. */
function withoutContent({ slots, ...placed }: PlacedModule): PlacedModule {
  if (!slots) return placed;
  return { ...placed, slots: Object.fromEntries(Object.keys(slots).map((slot) => [slot, []])) };
}

function fieldChanges(from: PageDocument, to: PageDocument): PageOperation[] {
  const changes = Object.values(to.containers).flatMap((after) => moduleChanges(from.containers[after.id], after));
  return [
    ...changes,
    ...partChanges('head', headOf(from), headOf(to)),
    ...partChanges('meta', from.properties.meta, to.properties.meta),
    ...partChanges('contentProperties', from.contentProperties, to.contentProperties),
  ];
}

function moduleChanges(before: PlacedModule | undefined, after: PlacedModule): PageOperation[] {
  if (!before || before === after) return [];
  const { id, anchor } = after;
  const settings = diffFields(before.settings, after.settings);
  return [
    ...(settings ? [{ op: 'settings', id, ...settings } as const] : []),
    ...(before.anchor !== anchor ? [{ op: 'anchor', id, ...(anchor !== undefined && { anchor }) } as const] : []),
  ];
}

function partChanges(part: PagePart, before: object, after: object): PageOperation[] {
  const changes = diffFields({ ...before }, { ...after });
  return changes ? [{ op: 'page', part, ...changes }] : [];
}

function headOf({ slots, containers, properties, contentProperties, ...head }: PageDocument): object {
  return head;
}
