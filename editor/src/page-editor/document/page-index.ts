import { type PageDocument, type SlotAddress, walkPage } from '@witryna/module-schemas';

export type PageIndex = ReadonlyMap<string, SlotAddress>;

const indexes = new WeakMap<PageDocument, PageIndex>();

/** Which slot each placed module lies in. Computed once for each page and kept while the page is. */
export function indexOf(page: PageDocument): PageIndex {
  const known = indexes.get(page);
  if (known) return known;
  const index = new Map<string, SlotAddress>();
  for (const { placed, address } of walkPage(page)) index.set(placed.id, address);
  indexes.set(page, index);
  return index;
}

/** A page that differs from another in settings only has its index: typing walks nothing. */
export function inheritIndex(from: PageDocument, to: PageDocument): void {
  const index = indexes.get(from);
  if (index) indexes.set(to, index);
}

/** The slot that a placed module lies in; undefined when it is not on the page. */
export function slotOf(page: PageDocument, id: string): SlotAddress | undefined {
  return indexOf(page).get(id);
}

/** The placed modules around this one, from the outermost in; without itself. */
export function ancestorsOf(page: PageDocument, id: string): string[] {
  const ancestors: string[] = [];
  for (let at = slotOf(page, id); at && at.parentId !== null; at = slotOf(page, at.parentId))
    ancestors.unshift(at.parentId);
  return ancestors;
}

/** How deep a module in this slot lies, the page's own slots being depth 1. */
export function depthOfSlot(page: PageDocument, { parentId }: SlotAddress): number {
  return parentId === null ? 1 : ancestorsOf(page, parentId).length + 2;
}
