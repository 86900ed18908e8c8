import type { PageDocument } from '@witryna/module-schemas';
import { newId } from '../../api/new-id.ts';
import { insertSubtree } from './insert-subtree.ts';
import type { Edit, Subtree } from './page-patch.ts';
import type { DropTarget } from './slot-address.ts';
import { copyOf } from './subtree.ts';

/** Puts a copy of what was copied at a target, under new ids; undefined when the slot does not take it. */
export function pasteModule(
  page: PageDocument,
  copied: Subtree,
  target: DropTarget,
  makeId: () => string = newId,
): Edit | undefined {
  return insertSubtree('paste', page, copyOf(copied, makeId), target);
}
