import type { PageDocument, PlacedModule } from '@witryna/module-schemas';
import { insertSubtree } from './insert-subtree.ts';
import type { Edit } from './page-patch.ts';
import type { DropTarget } from './slot-address.ts';

/** Puts a new module from the palette at a target; undefined when the slot does not take it. */
export function placeModule(page: PageDocument, placed: PlacedModule, target: DropTarget): Edit | undefined {
  return insertSubtree('place', page, [placed], target);
}
