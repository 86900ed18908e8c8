import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { brokenUniqueConstraint } from '../../../database/failures.ts';
import type { Trx } from '../../../database/transaction.ts';
import { MINUTE_MS } from '../../../time/durations.ts';
import { hashOfToken } from '../../credentials/index.ts';
import { PasskeyTaken } from './passkeys.errors.ts';
import type { CustomerPasskeyTable } from './passkeys.tables.ts';

/** A form stands open for as long before a key is chosen. */
const CHALLENGE_LIFETIME_MS = 10 * MINUTE_MS;

export type Passkey = Selectable<CustomerPasskeyTable>;

/** Whom a challenge is for: the browser by its `x-session`; with a customer, it is for a new key of theirs. */
export interface ChallengeOwner {
  readonly sessionId: string;
  readonly customer?: { readonly id: number; readonly userHandle: string };
}

/** Keys of customers, and the challenges under way. */
export function createPasskeysStore(db: Db, now: () => Date = () => new Date()) {
  return {
    listOf: (customerId: number, trx: Db | Trx = db): Promise<Passkey[]> =>
      trx
        .selectFrom('customer_passkey')
        .selectAll()
        .where('customerId', '=', customerId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),

    findByCredential: (trx: Trx, credentialId: string): Promise<Passkey | undefined> =>
      trx.selectFrom('customer_passkey').selectAll().where('credentialId', '=', credentialId).executeTakeFirst(),

    /** Throws `PasskeyTaken` when an account has it already. */
    async add(trx: Trx, passkey: Insertable<CustomerPasskeyTable>): Promise<Passkey> {
      try {
        return await trx.insertInto('customer_passkey').values(passkey).returningAll().executeTakeFirstOrThrow();
      } catch (error) {
        if (brokenUniqueConstraint(error) !== undefined) throw new PasskeyTaken();
        throw error;
      }
    },

    /** Notes that a key has signed; false when another signature has moved its counter meanwhile. */
    async touch(trx: Trx, { id, counter: seen }: Passkey, counter: number): Promise<boolean> {
      const { numUpdatedRows } = await trx
        .updateTable('customer_passkey')
        .set({ counter, lastUsedAt: now() })
        .where('id', '=', id)
        .where('counter', '=', seen)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** @returns false when the customer has no such key */
    async remove(customerId: number, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('customer_passkey')
        .where('id', '=', id)
        .where('customerId', '=', customerId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async keepChallenge(challenge: string, { sessionId, customer }: ChallengeOwner): Promise<void> {
      await db.deleteFrom('customer_passkey_challenge').where('expiresAt', '<=', now()).execute();
      const row = {
        challengeHash: hashOfToken(challenge),
        browserHash: hashOfToken(sessionId),
        customerId: customer?.id ?? null,
        userHandle: customer?.userHandle ?? null,
        expiresAt: new Date(now().getTime() + CHALLENGE_LIFETIME_MS),
      };
      await db.insertInto('customer_passkey_challenge').values(row).execute();
    },

    /** Uses it up, whatever comes of it; undefined when it was not given to this browser for this. */
    async takeChallenge(
      challenge: string,
      sessionId: string,
      customerId: number | null,
    ): Promise<{ readonly userHandle: string | null } | undefined> {
      return db
        .deleteFrom('customer_passkey_challenge')
        .where('challengeHash', '=', hashOfToken(challenge))
        .where('browserHash', '=', hashOfToken(sessionId))
        .where('customerId', customerId === null ? 'is' : '=', customerId)
        .where('expiresAt', '>', now())
        .returning('userHandle')
        .executeTakeFirst();
    },
  };
}

export type PasskeysStore = ReturnType<typeof createPasskeysStore>;
