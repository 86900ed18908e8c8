import type { Vocabulary } from '../index/vocabulary.ts';
import { typedWords } from '../query/suggest.ts';
import { nearestPhrases } from './nearest-phrases.ts';
import type { SearchHistoryStore, UsedPhrase } from './search-history.store.ts';

const MAX_WORDS = 6;
const MIN_LETTERS = 3;
/** Uses not yet written; whoever asks for ever new phrases makes no more than this. */
const MAX_PENDING = 500;
/** What one person typed once is no suggestion to others. */
const MIN_USES = 3;

/** Counts the phrases that found something, and suggests them; uses reach the database by `flush`. */
export function createSearchHistory(store: SearchHistoryStore, now: () => Date) {
  let known: readonly UsedPhrase[] = [];
  let pending = new Map<string, UsedPhrase>();

  return {
    /** Counts a phrase, if it is made of the shop's own words alone: so no personal data is ever kept. */
    record(phrase: string, vocabulary: Vocabulary): void {
      const words = typedWords(phrase);
      const forms = words.map((word) => vocabulary.find(word));
      const key = words.join(' ');
      if (words.length === 0 || words.length > MAX_WORDS || key.length < MIN_LETTERS) return;
      if (!forms.every((form) => form !== undefined)) return;
      const uses = (pending.get(key)?.uses ?? 0) + 1;
      if (uses === 1 && pending.size >= MAX_PENDING) return;
      pending.set(key, { phrase: key, written: forms.map(({ written }) => written).join(' '), uses });
    },

    /** Phrases in which what is typed begins a word, the most used first. */
    suggest(phrase: string, limit: number): string[] {
      const typed = typedWords(phrase).join(' ');
      if (typed === '') return [];
      return known
        .filter((each) => each.uses >= MIN_USES && ` ${each.phrase}`.includes(` ${typed}`) && each.phrase !== typed)
        .slice(0, limit)
        .map(({ written }) => written);
    },

    /** The most used phrases. */
    popular: (limit: number): string[] =>
      known
        .filter(({ uses }) => uses >= MIN_USES)
        .slice(0, limit)
        .map(({ written }) => written),

    /** The phrases that are written most like this one. */
    nearest: (phrase: string, limit: number): string[] =>
      nearestPhrases(
        typedWords(phrase).join(' '),
        known.filter(({ uses }) => uses >= MIN_USES),
        limit,
      ).map(({ written }) => written),

    /** Writes what was counted since, and reads what all nodes have counted. */
    async flush(): Promise<void> {
      const counted = [...pending.values()];
      pending = new Map();
      await store.add(counted, now());
      known = await store.list();
    },
  };
}

export type SearchHistory = ReturnType<typeof createSearchHistory>;
