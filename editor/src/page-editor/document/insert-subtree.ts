import { claimAnchors, listAnchors, type PageDocument, type PlacedModule } from '@witryna/module-schemas';
import { canAcceptModule } from './can-accept-module.ts';
import { makeEdit } from './make-edit.ts';
import type { Edit, EditKind, Subtree } from './page-patch.ts';
import { type DropTarget, idsInSlot } from './slot-address.ts';

/**
 * Puts a subtree that is new to the page at a target and selects it, without the anchors that the page has already;
 * undefined when the slot does not take it.
 */
export function insertSubtree(
  kind: EditKind,
  page: PageDocument,
  subtree: Subtree,
  target: DropTarget,
): Edit | undefined {
  if (!canAcceptModule(page, { subtree }, target)) return undefined;
  const taken = new Set(listAnchors(page).map(({ anchor }) => anchor));
  const [root, ...below] = subtree.map((placed) => claimAnchors(placed, taken)) as [PlacedModule, ...PlacedModule[]];
  const { parentId, slot, index } = target;
  const after = (idsInSlot(page, target) ?? []).slice(0, index).at(-1) ?? null;
  return makeEdit(kind, page, [{ op: 'insert', subtree: [root, ...below], to: { parentId, slot }, after }], root.id);
}
