import type { ReferenceKind } from '@witryna/module-schemas';
import type { Id } from '../../database/columns.ts';

/** One place of a page that points at something; written with the page, in its transaction. */
export interface ContentReferenceTable {
  id: Id;
  pageId: number;
  /** Which state of the page it stands in. */
  state: 'draft' | 'published';
  /** `link` is an address of the shop itself. */
  kind: ReferenceKind | 'link';
  /** Slugs without slashes at their ends, numbers of files in digits. */
  key: string;
  /** JSON pointer into the document. */
  path: string;
  /** The placed module and its driver; null for what the page itself points at. */
  placedModuleId: string | null;
  driver: string | null;
}

declare module '../../database/tables.ts' {
  interface Tables {
    content_reference: ContentReferenceTable;
  }
}
