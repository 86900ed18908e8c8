import type { PageDocument } from '@witryna/module-schemas';
import { diffFields } from './change-fields.ts';
import { makeEdit } from './make-edit.ts';
import type { Edit } from './page-patch.ts';

/**
 * Gives a placed module these settings. The patch names only the fields that differ, so that two people
 * may change different fields of one module. Undefined when nothing differs.
 */
export function updateSettings(
  page: PageDocument,
  id: string,
  settings: Readonly<Record<string, unknown>>,
): Edit | undefined {
  const placed = page.containers[id];
  const changes = placed && diffFields(placed.settings, settings);
  return changes && makeEdit('settings', page, [{ op: 'settings', id, ...changes }]);
}
