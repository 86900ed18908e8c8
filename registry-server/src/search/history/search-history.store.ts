import type { Db } from '../../database/dialects.ts';
import { inTransaction } from '../../database/transaction.ts';

/** The table holds so many phrases; the least used ones make room. */
const MAX_PHRASES = 5_000;

export interface UsedPhrase {
  readonly phrase: string;
  readonly written: string;
  readonly uses: number;
}

/** Phrases that were searched for, and how often. */
export function createSearchHistoryStore(db: Db) {
  return {
    /** Adds uses, and forgets the least used phrases beyond the limit. */
    add: (phrases: readonly UsedPhrase[], lastUsedAt: Date, limit = MAX_PHRASES) =>
      inTransaction(db, async (trx) => {
        if (phrases.length === 0) return;
        await trx
          .insertInto('search_phrase')
          .values(phrases.map((each) => ({ ...each, lastUsedAt })))
          .onConflict((conflict) =>
            conflict.column('phrase').doUpdateSet((eb) => ({
              uses: eb('search_phrase.uses', '+', eb.ref('excluded.uses')),
              written: eb.ref('excluded.written'),
              lastUsedAt: eb.ref('excluded.lastUsedAt'),
            })),
          )
          .execute();
        await trx
          .deleteFrom('search_phrase')
          .where('phrase', 'in', (eb) =>
            eb
              .selectFrom(
                eb
                  .selectFrom('search_phrase')
                  .select('phrase')
                  .orderBy('uses', 'desc')
                  .orderBy('lastUsedAt', 'desc')
                  .orderBy('phrase')
                  .limit(1_000_000)
                  .offset(limit)
                  .as('rarest'),
              )
              .select('rarest.phrase'),
          )
          .execute();
      }),

    /** The most used first. */
    list: (limit = MAX_PHRASES): Promise<UsedPhrase[]> =>
      db
        .selectFrom('search_phrase')
        .select(['phrase', 'written', 'uses'])
        .orderBy('uses', 'desc')
        .orderBy('lastUsedAt', 'desc')
        .orderBy('phrase')
        .limit(limit)
        .execute(),
  };
}

export type SearchHistoryStore = ReturnType<typeof createSearchHistoryStore>;
