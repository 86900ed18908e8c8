/** What other features may use of references. */

export { dropReferences, INDEXED_BY, indexReferences } from './index-references.ts';
export type { References } from './references.ts';
