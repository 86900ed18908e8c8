import type { PageDocument } from '@witryna/module-schemas';
import { canAcceptModule } from './can-accept-module.ts';
import { makeEdit } from './make-edit.ts';
import { targetOf } from './neighbours.ts';
import type { Edit } from './page-patch.ts';
import { type DropTarget, idsInSlot, isSameSlot } from './slot-address.ts';

/** Moves a placed module to a target; undefined when the slot does not take it or it is there already. */
export function moveModule(page: PageDocument, id: string, target: DropTarget): Edit | undefined {
  if (!canAcceptModule(page, { id }, target) || isWhereItIs(page, id, target)) return undefined;
  const { parentId, slot, index } = target;
  // The target counts the modules as they are, this one among them: it cannot be its own neighbour.
  const inFront = (idsInSlot(page, target) ?? []).slice(0, index).filter((other) => other !== id);
  return makeEdit('move', page, [{ op: 'move', id, to: { parentId, slot }, after: inFront.at(-1) ?? null }], id);
}

/** The places right in front of a module and right behind it are the one it has. */
export function isWhereItIs(page: PageDocument, id: string, target: DropTarget): boolean {
  const at = targetOf(page, id);
  return at !== undefined && isSameSlot(at, target) && (target.index === at.index || target.index === at.index + 1);
}
