import { isDocumentPath, screenPathOf } from '../content/own-paths.ts';
import { normalPath, pathInSite } from '../content/page-address.ts';
import type { View } from '../content/view.ts';

/**
 * Whether an address is that of a screen, which comes with a document only, and not of the one that is there already.
 * It knows screens where no site has moved them: that is enough to go there at once, without the code that moves the
 * shop from page to page, which knows them all.
 */
export function needsDocument(target: URL, view: View, basePath: string): boolean {
  const path = pathInSite(target.pathname, basePath);
  if (path === undefined) return false;
  const ownPath = normalPath(path);
  if (!isDocumentPath(ownPath)) return false;
  return !('path' in view) || view.path !== (screenPathOf(ownPath) ?? ownPath);
}
