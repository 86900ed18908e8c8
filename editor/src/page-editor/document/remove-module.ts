import type { PageDocument } from '@witryna/module-schemas';
import { makeEdit } from './make-edit.ts';
import type { Edit } from './page-patch.ts';

/** Takes a placed module off the page with all that is in it; undefined when it is not there. */
export function removeModule(page: PageDocument, id: string): Edit | undefined {
  return page.containers[id] ? makeEdit('remove', page, [{ op: 'remove', id }]) : undefined;
}
