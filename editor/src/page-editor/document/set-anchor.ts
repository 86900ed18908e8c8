import type { PageDocument } from '@witryna/module-schemas';
import { makeEdit } from './make-edit.ts';
import type { Edit } from './page-patch.ts';

/** Gives a placed module the name that links lead to; an empty one takes it away. Undefined when nothing changes. */
export function setAnchor(page: PageDocument, id: string, anchor: string): Edit | undefined {
  const placed = page.containers[id];
  if (!placed || (placed.anchor ?? '') === anchor) return undefined;
  return makeEdit('anchor', page, [{ op: 'anchor', id, ...(anchor !== '' && { anchor }) }]);
}
