import { sql } from 'kysely';
import type { Db } from '../database/dialects.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordChange } from '../events/outbox.ts';
import { type Paging, rowsOf } from '../http/paging.ts';
import { containsPattern } from '../text/like-pattern.ts';
import { phraseKey } from './phrase-key.ts';

/** Told under this tag, every node reads the synonyms of staff anew. */
export const SYNONYMS_TAG = 'search:synonyms';
/** The tables hold so many phrases; the least used ones make room. */
const MOST_PHRASES = 20_000;
/** What few people typed is shown to nobody: it may be about one of them. */
const SHOWN_FROM_USES = 3;

export interface SearchedPhrase {
  readonly siteId: number;
  readonly written: string;
  readonly uses: number;
  readonly results: number;
}

export interface PhraseRow extends SearchedPhrase {
  readonly lastSeenAt: Date;
  readonly means: readonly string[];
  readonly target: string | null;
}

interface PhrasesQuery extends Paging {
  readonly siteId?: number | undefined;
  readonly search?: string | undefined;
  readonly withoutResults?: boolean | undefined;
}

/** What shoppers searched for, and what staff made of it. */
export function createSearchedPhrasesStore(db: Db, now: () => Date = () => new Date()) {
  return {
    /** Adds uses, and forgets the least used phrases beyond the limit. */
    add: (phrases: readonly SearchedPhrase[], limit = MOST_PHRASES): Promise<void> =>
      inTransaction(db, async (trx) => {
        if (phrases.length === 0) return;
        const lastSeenAt = now();
        await trx
          .insertInto('searched_phrase')
          .values(phrases.map((each) => ({ ...each, phrase: phraseKey(each.written), lastSeenAt })))
          .onConflict((conflict) =>
            conflict.columns(['siteId', 'phrase']).doUpdateSet((eb) => ({
              uses: eb('searched_phrase.uses', '+', eb.ref('excluded.uses')),
              written: eb.ref('excluded.written'),
              results: eb.ref('excluded.results'),
              lastSeenAt: eb.ref('excluded.lastSeenAt'),
            })),
          )
          .execute();
        const last = await trx
          .selectFrom('searched_phrase')
          .select(['uses', 'lastSeenAt'])
          .orderBy('uses', 'desc')
          .orderBy('lastSeenAt', 'desc')
          .limit(1)
          .offset(limit)
          .executeTakeFirst();
        if (!last) return;
        await trx
          .deleteFrom('searched_phrase')
          .where((eb) =>
            eb.or([
              eb('uses', '<', last.uses),
              eb.and([eb('uses', '=', last.uses), eb('lastSeenAt', '<=', last.lastSeenAt)]),
            ]),
          )
          .execute();
      }),

    /** The most used first. */
    async list({ siteId, search, withoutResults, ...paging }: PhrasesQuery) {
      let matching = db.selectFrom('searched_phrase').where('searched_phrase.uses', '>=', SHOWN_FROM_USES);
      if (siteId !== undefined) matching = matching.where('searched_phrase.siteId', '=', siteId);
      if (withoutResults) matching = matching.where('searched_phrase.results', '=', 0);
      if (search) {
        const pattern = containsPattern(search);
        matching = matching.where(sql<boolean>`searched_phrase.phrase like ${pattern} escape '\\'`);
      }
      const { limit, offset } = rowsOf(paging);
      const [rows, { total }] = await Promise.all([
        matching
          .leftJoin('search_synonym', 'search_synonym.phrase', 'searched_phrase.phrase')
          .leftJoin('search_redirect', (join) =>
            join
              .onRef('search_redirect.phrase', '=', 'searched_phrase.phrase')
              .onRef('search_redirect.siteId', '=', 'searched_phrase.siteId'),
          )
          .select(['searched_phrase.siteId', 'searched_phrase.written', 'searched_phrase.uses'])
          .select(['searched_phrase.results', 'searched_phrase.lastSeenAt'])
          .select(['search_synonym.means', 'search_redirect.target'])
          .orderBy('searched_phrase.uses', 'desc')
          .orderBy('searched_phrase.lastSeenAt', 'desc')
          .orderBy('searched_phrase.phrase')
          .orderBy('searched_phrase.siteId')
          .limit(limit)
          .offset(offset)
          .execute(),
        matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      return { items: rows.map((row): PhraseRow => ({ ...row, means: meansOf(row.means) })), total };
    },

    /** Looks for these phrases too where this one is; without any the phrase has no synonyms. */
    setSynonyms: (written: string, means: readonly string[]): Promise<void> =>
      inTransaction(db, async (trx) => {
        const phrase = phraseKey(written);
        if (means.length === 0) {
          await trx.deleteFrom('search_synonym').where('phrase', '=', phrase).execute();
        } else {
          const values = { written, means: JSON.stringify(means), updatedAt: now() };
          await trx
            .insertInto('search_synonym')
            .values({ phrase, ...values })
            .onConflict((conflict) => conflict.column('phrase').doUpdateSet(values))
            .execute();
        }
        await recordChange(trx, [SYNONYMS_TAG]);
      }),

    /** Leads from a phrase to a page in place of results; without one to results again. */
    async setRedirect(siteId: number, written: string, target: string | undefined): Promise<void> {
      const phrase = phraseKey(written);
      if (target === undefined) {
        await db.deleteFrom('search_redirect').where('siteId', '=', siteId).where('phrase', '=', phrase).execute();
        return;
      }
      const values = { target, updatedAt: now() };
      await db
        .insertInto('search_redirect')
        .values({ siteId, phrase, ...values })
        .onConflict((conflict) => conflict.columns(['siteId', 'phrase']).doUpdateSet(values))
        .execute();
    },

    async findRedirect(siteId: number, phrase: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('search_redirect')
        .select('target')
        .where('siteId', '=', siteId)
        .where('phrase', '=', phraseKey(phrase))
        .executeTakeFirst();
      return row?.target;
    },
  };
}

export type SearchedPhrasesStore = ReturnType<typeof createSearchedPhrasesStore>;

/** The synonyms of staff, as lines of the file of synonyms. */
export async function readSynonymLines(db: Db): Promise<string> {
  const rows = await db.selectFrom('search_synonym').select(['written', 'means']).orderBy('phrase').execute();
  return rows.map(({ written, means }) => `${written} => ${meansOf(means).join(', ')}`).join('\n');
}

/** Forgets phrases that nobody has searched for since; what staff made of them stays. */
export async function deletePhrasesOlderThan(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('searched_phrase')
    .where('lastSeenAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('search_redirect')
            .select('search_redirect.phrase')
            .whereRef('search_redirect.phrase', '=', 'searched_phrase.phrase')
            .whereRef('search_redirect.siteId', '=', 'searched_phrase.siteId'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('search_synonym')
            .select('search_synonym.phrase')
            .whereRef('search_synonym.phrase', '=', 'searched_phrase.phrase'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const meansOf = (means: unknown): readonly string[] => (Array.isArray(means) ? means.map(String) : []);
