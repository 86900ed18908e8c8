import { normalizeForSearch } from '@witryna/module-schemas';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import { containsPattern } from '../../text/like-pattern.ts';
import { wordsOf } from '../../text/words.ts';
import type { JobOfferInput } from './job-offers.schema.ts';
import type { JobOfferTable } from './job-offers.tables.ts';

export interface JobOffersQuery extends Paging {
  readonly q?: string;
  /** Those only that people may see at this instant. */
  readonly openAt?: Date;
}

export type JobOffer = Omit<Selectable<JobOfferTable>, 'id' | 'searchText' | 'updatedAt'>;

/** Places to fill. */
export function createJobOffersStore(db: Db, now: () => Date = () => new Date()) {
  return {
    /** Newest first; every word that was asked for stands in the title, the place or the description. */
    async list({ q, openAt, ...paging }: JobOffersQuery): Promise<{ items: JobOffer[]; total: number }> {
      const found = wordsOf(q).reduce(
        (offers, word) => offers.where(sql<boolean>`job_offer."searchText" like ${containsPattern(word)} escape '\\'`),
        db
          .selectFrom('job_offer')
          .$if(openAt !== undefined, (offers) =>
            offers
              .where('publishedAt', '<=', openAt ?? now())
              .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', openAt ?? now())])),
          ),
      );
      const { limit, offset } = rowsOf(paging);
      const [items, { total }] = await Promise.all([
        found
          .select(['code', 'title', 'location', 'employment', 'summary', 'url', 'publishedAt', 'expiresAt'])
          .orderBy('publishedAt', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
        found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      return { items, total };
    },

    /** Makes the offer what the body says; without a date of its own it is there from now on. */
    put: (code: string, input: JobOfferInput): Promise<void> =>
      inTransaction(db, async (trx) => {
        const { title, location, employment, summary, url, publishedAt, expiresAt } = input;
        const columns = {
          title,
          location,
          employment,
          summary,
          url: url ?? null,
          searchText: normalizeForSearch([title, location, summary].join('\n')),
          expiresAt: expiresAt ? new Date(expiresAt) : null,
          updatedAt: now(),
        };
        const since = publishedAt ? { publishedAt: new Date(publishedAt) } : {};
        await trx
          .insertInto('job_offer')
          .values({ code, ...columns, publishedAt: now(), ...since })
          .onConflict((conflict) => conflict.column('code').doUpdateSet({ ...columns, ...since }))
          .execute();
        await recordChange(trx, [`offer:${code}`]);
      }),

    /** Removes the offer; one that is gone is removed already. */
    remove: (code: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        await trx.deleteFrom('job_offer').where('code', '=', code).execute();
        await recordChange(trx, [`offer:${code}`]);
      }),
  };
}
