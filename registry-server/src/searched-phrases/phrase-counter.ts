import { isKeepable, phraseKey } from './phrase-key.ts';
import type { SearchedPhrase, SearchedPhrasesStore } from './searched-phrases.store.ts';

/** Uses not yet written; whoever asks for ever new phrases makes no more than this. */
const MOST_PENDING = 500;

/** Counts what is searched for in memory; it reaches the database by `flush`. */
export function createPhraseCounter(store: Pick<SearchedPhrasesStore, 'add'>) {
  let pending = new Map<string, SearchedPhrase>();
  return {
    record({ siteId, phrase, results }: RecordedSearch): void {
      if (!isKeepable(phrase)) return;
      const key = `${siteId} ${phraseKey(phrase)}`;
      const uses = (pending.get(key)?.uses ?? 0) + 1;
      if (uses === 1 && pending.size >= MOST_PENDING) return;
      pending.set(key, { siteId, written: phrase.trim().replace(/\s+/g, ' '), uses, results });
    },
    async flush(): Promise<void> {
      const counted = [...pending.values()];
      pending = new Map();
      await store.add(counted);
    },
  };
}

/** A search that somebody made. */
export interface RecordedSearch {
  readonly siteId: number;
  readonly phrase: string;
  /** How much it found. */
  readonly results: number;
}
