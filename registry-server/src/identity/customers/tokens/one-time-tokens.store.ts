import type { Db } from '../../../database/dialects.ts';
import { engineOf } from '../../../database/engine.ts';
import type { Trx } from '../../../database/transaction.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../time/durations.ts';
import { createSessionToken, hashOfToken } from '../../credentials/index.ts';
import type { OneTimePurpose } from '../customers.tables.ts';

/** For how long the link in a mail works. */
export const ONE_TIME_LIFETIME_MS: Readonly<Record<OneTimePurpose, number>> = {
  'password-reset': 2 * HOUR_MS,
  'confirm-email': 7 * DAY_MS,
};
/** Asking again within this time sends no second mail: nobody's mailbox is to be filled by others. */
const PAUSE_MS = 2 * MINUTE_MS;

/** Whom a link in a mail was sent to. */
export interface OneTimeClaim {
  readonly customerId: number;
  readonly email: string;
}

/** Tokens of links in mails: they work once, for one purpose, for a while. */
export function createOneTimeTokensStore(db: Db, now: () => Date = () => new Date()) {
  const ago = (ms: number) => new Date(now().getTime() - ms);

  return {
    /** A token in place of earlier ones; undefined when one was sent a moment ago. */
    async issue(trx: Trx, purpose: OneTimePurpose, { customerId, email }: OneTimeClaim): Promise<string | undefined> {
      await lockCustomer(trx, customerId);
      const mine = trx.selectFrom('customer_one_time_token').where('customerId', '=', customerId);
      const recent = await mine
        .select('tokenHash')
        .where('purpose', '=', purpose)
        .where('email', '=', email)
        .where('createdAt', '>', ago(PAUSE_MS))
        .limit(1)
        .executeTakeFirst();
      if (recent) return undefined;
      await trx
        .deleteFrom('customer_one_time_token')
        .where((eb) =>
          eb.or([
            eb('expiresAt', '<=', now()),
            eb.and([eb('customerId', '=', customerId), eb('purpose', '=', purpose)]),
          ]),
        )
        .execute();
      const token = createSessionToken();
      const expiresAt = new Date(now().getTime() + ONE_TIME_LIFETIME_MS[purpose]);
      await trx
        .insertInto('customer_one_time_token')
        .values({ tokenHash: hashOfToken(token), customerId, purpose, email, createdAt: now(), expiresAt })
        .execute();
      return token;
    },

    /** Whether it would work now; it goes on doing so. */
    async isValid(token: string, purpose: OneTimePurpose, email: string): Promise<boolean> {
      const row = await db
        .selectFrom('customer_one_time_token')
        .select('customerId')
        .where('tokenHash', '=', hashOfToken(token))
        .where('purpose', '=', purpose)
        .where('email', '=', email)
        .where('expiresAt', '>', now())
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Uses it up; undefined when it does not work. Of two at the same time one gets it. */
    async take(trx: Trx, token: string, purpose: OneTimePurpose, email: string): Promise<OneTimeClaim | undefined> {
      return trx
        .deleteFrom('customer_one_time_token')
        .where('tokenHash', '=', hashOfToken(token))
        .where('purpose', '=', purpose)
        .where('email', '=', email)
        .where('expiresAt', '>', now())
        .returning(['customerId', 'email'])
        .executeTakeFirst();
    },
  };
}

export type OneTimeTokensStore = ReturnType<typeof createOneTimeTokensStore>;

/** Of two who ask at the same time the second has to see what the first was sent. */
async function lockCustomer(trx: Trx, id: number): Promise<void> {
  await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', id)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .execute();
}
