import type { Db } from '../database/dialects.ts';
import { DAY_MS } from '../time/durations.ts';
import type { CookieChoice } from './cookie-consents.schema.ts';

/** Days that proofs are kept: three years, after which claims of consumers lapse, and the rest of the last year. */
export const CONSENTS_KEPT_DAYS = 4 * 366;

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

    /** Removes what is older than it is kept; answers how many rows it was. */
    async forgetOld(): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('cookie_consent')
        .where('recordedAt', '<', new Date(now().getTime() - CONSENTS_KEPT_DAYS * DAY_MS))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
