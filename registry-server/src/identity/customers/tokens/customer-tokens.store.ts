import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import { HOUR_MS, MINUTE_MS } from '../../../time/durations.ts';
import { createSessionToken, hashOfToken } from '../../credentials/index.ts';

/** A token ends after this long without a request … */
export const TOKEN_LIFETIME_MS = HOUR_MS;
/** … and after this long in any case. */
export const LONGEST_TOKEN_LIFETIME_MS = 30 * 24 * HOUR_MS;
/** A token that is used is written down at most this often. */
const TOUCH_INTERVAL_MS = MINUTE_MS;
/** Of each customer; a sign-in beyond it ends the one unused for longest. */
const MAX_TOKENS = 50;

export interface IssuedToken {
  /** Kept nowhere but at the client. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Who is behind a request. */
export interface CustomerIdentity {
  readonly id: number;
  readonly email: string;
  /** Belongs to friends and family. */
  readonly isPremium: boolean;
  /** When the token ends unless it is used. */
  readonly expiresAt: Date;
}

/** Tokens of customers. The database is asked on every request, so an ended one is dead on every node at once. */
export function createCustomerTokensStore(db: Db, now: () => Date = () => new Date()) {
  const after = (ms: number) => new Date(now().getTime() + ms);

  return {
    /** Inside a transaction pass it: the token then exists only if what it is for does. */
    async open(customerId: number, trx: Db | Trx = db): Promise<IssuedToken> {
      const token = createSessionToken();
      const at = now();
      const expiresAt = after(TOKEN_LIFETIME_MS);
      await trx.deleteFrom('customer_token').where('expiresAt', '<=', at).execute();
      await endOldest(trx, customerId);
      await trx
        .insertInto('customer_token')
        .values({ tokenHash: hashOfToken(token), customerId, createdAt: at, lastSeenAt: at, expiresAt })
        .execute();
      return { token, expiresAt };
    },

    /**
     * Whose token it is; an ended one and one of an account switched off are nobody's. Using it prolongs it. `device`:
     * where it is used, kept of the first use that says so.
     */
    async use(token: string, device?: string): Promise<CustomerIdentity | undefined> {
      const tokenHash = hashOfToken(token);
      const row = await db
        .selectFrom('customer_token')
        .innerJoin('customer', 'customer.id', 'customer_token.customerId')
        .select([
          'customer.id',
          'email',
          'friendsAndFamily',
          'customer_token.createdAt',
          'lastSeenAt',
          'expiresAt',
          'device',
        ])
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now())
        .where('isActive', '=', true)
        .executeTakeFirst();
      if (!row) return undefined;
      const isNewDevice = row.device === null && device !== undefined;
      const isDue = isNewDevice || row.lastSeenAt <= after(-TOUCH_INTERVAL_MS);
      const expiresAt = isDue ? await touch(tokenHash, row.createdAt, row.device ?? device) : row.expiresAt;
      return { id: row.id, email: row.email, isPremium: row.friendsAndFamily, expiresAt };
    },

    /** @returns false when it was no living token */
    async end(token: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('customer_token')
        .where('tokenHash', '=', hashOfToken(token))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Signs a customer out everywhere. */
    async endAll(customerId: number, trx: Db | Trx = db): Promise<void> {
      await trx.deleteFrom('customer_token').where('customerId', '=', customerId).execute();
    },
  };

  async function touch(tokenHash: string, createdAt: Date, device: string | undefined): Promise<Date> {
    const latest = createdAt.getTime() + LONGEST_TOKEN_LIFETIME_MS;
    const expiresAt = new Date(Math.min(after(TOKEN_LIFETIME_MS).getTime(), latest));
    await db
      .updateTable('customer_token')
      .set({ lastSeenAt: now(), expiresAt, device: device ?? null })
      .where('tokenHash', '=', tokenHash)
      .execute();
    return expiresAt;
  }

  async function endOldest(trx: Db | Trx, customerId: number): Promise<void> {
    const kept = trx
      .selectFrom('customer_token')
      .select('tokenHash')
      .where('customerId', '=', customerId)
      .orderBy('lastSeenAt', 'desc')
      .limit(MAX_TOKENS - 1);
    await trx
      .deleteFrom('customer_token')
      .where('customerId', '=', customerId)
      .where('tokenHash', 'not in', kept)
      .execute();
  }
}

export type CustomerTokensStore = ReturnType<typeof createCustomerTokensStore>;
