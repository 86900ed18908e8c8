import type { BrokenReference } from '../api/broken-references.ts';

/** The address under which the editor opens a page at a place of it. */
export function placeInEditor(pageId: number, { path, placedModuleId }: BrokenReference['place']): string {
  const search = new URLSearchParams({ at: path, ...(placedModuleId !== undefined && { module: placedModuleId }) });
  return `/pages/${pageId}?${search}`;
}
