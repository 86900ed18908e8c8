import type { PageDocument } from '@witryna/module-schemas';
import type { PageOperation, PagePatch } from './page-patch.ts';

/** What became of patches that were put on another page than the one they were made from. */
export interface RebaseResult {
  readonly page: PageDocument;
  /** The steps that found their place, as they were applied. */
  readonly applied: PagePatch;
  /** The steps whose module or slot is gone, or has no room. */
  readonly refused: readonly PageOperation[];
}
