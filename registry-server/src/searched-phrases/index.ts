/** What other features may use of searched phrases. */

export { deletePhrasesOlderThan, readSynonymLines, SYNONYMS_TAG } from './searched-phrases.store.ts';
