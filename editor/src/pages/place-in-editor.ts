/** A place of a page: a JSON pointer into its document, and the module that it lies in. */
interface PagePlace {
  readonly path: string;
  readonly placedModuleId?: string | undefined;
}

/** The address under which the editor opens a page at a place of it. */
export function placeInEditor(pageId: number, { path, placedModuleId }: PagePlace): string {
  const search = new URLSearchParams({ at: path, ...(placedModuleId !== undefined && { module: placedModuleId }) });
  return `/pages/${pageId}?${search}`;
}
