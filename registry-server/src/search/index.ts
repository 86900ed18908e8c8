/** What other features may use of search. */

export { SearchNotReady } from './search.errors.ts';
export type { Search, SuggestedCategory } from './search.ts';
export { stemPolish } from './text/stem-polish.ts';
export { STOP_WORDS } from './text/stop-words.ts';
export { queryWords } from './text/tokenize.ts';
