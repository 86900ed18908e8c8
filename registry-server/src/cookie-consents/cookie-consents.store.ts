import type { Db } from '../database/dialects.ts';
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

    /** Removes some of what is older; answers how many rows it was. */
    async forgetOld(before: Date, limit: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('cookie_consent')
        .where('id', 'in', (query) =>
          query
            .selectFrom('cookie_consent')
            .select('id')
            .where('recordedAt', '<', before)
            .orderBy('recordedAt')
            .limit(limit),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
