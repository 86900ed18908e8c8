import type { PageStatus, PageSummary } from '../../api/types.ts';
import type { SaveState } from '../publishing/index.ts';

/** How the page stands to the shop, with what was edited since the server last said so. */
export function shownStatus(page: PageSummary, { version, revision, savedRevision }: SaveState): PageStatus {
  if (page.status !== 'published') return page.status;
  return version !== page.version || revision !== savedRevision ? 'changed' : 'published';
}
