import type { PageDocument, SlotAddress } from '@witryna/module-schemas';
import { type DropTarget, idsInSlot, isWhereItIs, targetOf } from '../document/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import { nameOfPlaced, titleOfDriver } from './describe-module.ts';
import { titleOfSlot } from './slot-title.ts';

/** A place in words: „Część główna, między: Nagłówek i Tekst”. What is moved itself is no neighbour. */
export function describeTarget(page: PageDocument, target: DropTarget, moved?: string): string {
  const described = describePlace(page, target, moved);
  return moved !== undefined && isWhereItIs(page, moved, target) ? pageEditor.target.asItIs(described) : described;
}

/** Where a placed module is, in words; undefined for one that is not on the page. */
export function describePlaceOf(page: PageDocument, id: string): string | undefined {
  const target = targetOf(page, id);
  return target && describePlace(page, target, id);
}

function describePlace(page: PageDocument, target: DropTarget, moved: string | undefined): string {
  const ids = idsInSlot(page, target) ?? [];
  const nameOf = (id: string | undefined) => {
    const placed = id === undefined ? undefined : page.containers[id];
    return placed && nameOfPlaced(placed);
  };
  const isOther = (id: string) => id !== moved;
  const previous = nameOf(ids.slice(0, target.index).filter(isOther).at(-1));
  const next = nameOf(ids.slice(target.index).find(isOther));
  const slot = describeSlot(page, target);
  if (previous !== undefined && next !== undefined) return pageEditor.target.between(slot, previous, next);
  if (previous !== undefined) return pageEditor.target.after(slot, previous);
  return next === undefined ? pageEditor.target.empty(slot) : pageEditor.target.before(slot, next);
}

/** „Część główna”, „Przyciski w module Baner główny”. */
export function describeSlot(page: PageDocument, address: SlotAddress): string {
  const title = slotTitle(page, address);
  const parent = address.parentId === null ? undefined : page.containers[address.parentId];
  return parent ? pageEditor.target.slotOf(title, titleOfDriver(parent.driver)) : title;
}

/** The same where it is seen in which module it is: „Przyciski”. */
export function slotTitle(page: Pick<PageDocument, 'containers'>, address: SlotAddress): string {
  return titleOfSlot(address.parentId === null ? undefined : page.containers[address.parentId], address);
}
