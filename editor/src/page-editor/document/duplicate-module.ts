import type { PageDocument } from '@witryna/module-schemas';
import { newId } from '../../api/new-id.ts';
import { insertSubtree } from './insert-subtree.ts';
import { targetAfter } from './neighbours.ts';
import type { Edit } from './page-patch.ts';
import { copyOf, subtreeOf } from './subtree.ts';

/** Puts a copy of a module, with all that is in it, right behind it; undefined when there is no room. */
export function duplicateModule(page: PageDocument, id: string, makeId: () => string = newId): Edit | undefined {
  const subtree = subtreeOf(page, id);
  const target = targetAfter(page, id);
  return subtree && target && insertSubtree('duplicate', page, copyOf(subtree, makeId), target);
}
