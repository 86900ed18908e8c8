/** What other features may use of search. */

export { SearchNotReady } from './search.errors.ts';
export type { Search, SuggestedCategory } from './search.ts';
export { stemsOf } from './text/synonyms.ts';
export { queryWords } from './text/tokenize.ts';
