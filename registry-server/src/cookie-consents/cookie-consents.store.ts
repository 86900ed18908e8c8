import { deleteOldest } from '../database/delete-oldest.ts';
import type { Db } from '../database/dialects.ts';
import { type Paging, rowsOf } from '../http/paging.ts';
import type { CookieChoice } from './cookie-consents.schema.ts';

/** Where a choice was made. */
export interface ConsentSite {
  readonly id: number;
  readonly language: string;
}

/** What visitors allowed: rows are added, and removed when they are too old to prove anything. */
export function createCookieConsentsStore(db: Db, now: () => Date = () => new Date()) {
  return {
    /** Records a choice; of one that is sent several times the first is kept. */
    async record(choice: CookieChoice, site: ConsentSite): Promise<void> {
      const { id, visitor, textVersion, way, functional, analytics, marketing } = choice;
      const row = { id, visitor, textVersion, way, functional, analytics, marketing };
      await db
        .insertInto('cookie_consent')
        .values({ ...row, siteId: site.id, language: site.language, recordedAt: now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    /** Newest first; of one visitor, by the name that their browser shows. */
    async list({ visitor, ...paging }: Paging & { readonly visitor?: string | undefined }) {
      const { limit, offset } = rowsOf(paging);
      const found = db
        .selectFrom('cookie_consent')
        .$if(visitor !== undefined, (query) => query.where('visitor', '=', visitor ?? ''));
      const { total } = await found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items = await found
        .selectAll()
        .orderBy('recordedAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items, total };
    },

    /** Removes some of what is older; answers how many rows it was. */
    forgetOld: (before: Date, limit: number): Promise<number> =>
      deleteOldest(db, 'cookie_consent', { time: 'recordedAt', before, limit }),
  };
}

export type CookieConsentsStore = ReturnType<typeof createCookieConsentsStore>;
