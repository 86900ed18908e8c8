/** What other features may use of references. */

export { FILE_PLACES, type FilePlace, isFileShownIn } from './file-places.ts';
export { dropReferences, INDEXED_BY, indexReferences, indexSectionReferences } from './index-references.ts';
export type { References } from './references.ts';
