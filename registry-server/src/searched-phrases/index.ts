/** What other features may use of searched phrases. */

export { readSynonymLines, SYNONYMS_TAG } from './searched-phrases.store.ts';
