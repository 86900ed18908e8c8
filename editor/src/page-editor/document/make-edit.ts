import type { PageDocument } from '@witryna/module-schemas';
import { applyPatch } from './apply-patch.ts';
import type { Edit, EditKind, PagePatch } from './page-patch.ts';

/** The edit that a patch makes on a page. */
export function makeEdit(kind: EditKind, page: PageDocument, patch: PagePatch, selects?: string): Edit {
  return { kind, patch, ...applyPatch(page, patch), ...(selects !== undefined && { selects }) };
}
