import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { brokenUniqueConstraint } from '../../../database/failures.ts';
import type { Trx } from '../../../database/transaction.ts';
import { MINUTE_MS } from '../../../time/durations.ts';
import { createSessionToken, hashOfToken } from '../../credentials/index.ts';
import type { CustomerRow } from '../customers.store.ts';
import type { SignInWay } from './sign-in-provider.ts';
import { SsoIdentityTaken } from './sso.errors.ts';
import type { SsoPendingTable } from './sso.tables.ts';

const ATTEMPT_LIFETIME_MS = 10 * MINUTE_MS;
const PENDING_LIFETIME_MS = 15 * MINUTE_MS;

/** Where a way belongs: the provider, and the browser by its `x-session`. */
export interface SsoPlace {
  readonly provider: string;
  readonly sessionId: string;
}

export type Pending = Selectable<SsoPendingTable>;
type PendingPerson = Omit<Insertable<SsoPendingTable>, 'tokenHash' | 'provider' | 'browserHash' | 'expiresAt'>;

/** Ways to providers, people on their way to an account, and who is linked to whom. */
export function createSsoStore(db: Db, now: () => Date = () => new Date()) {
  const after = (ms: number) => new Date(now().getTime() + ms);

  return {
    async beginWay({ provider, sessionId }: SsoPlace, way: SignInWay): Promise<void> {
      await db.deleteFrom('sso_attempt').where('expiresAt', '<=', now()).execute();
      const { state, ...kept } = way;
      const expiresAt = after(ATTEMPT_LIFETIME_MS);
      const row = { ...kept, provider, stateHash: hashOfToken(state), browserHash: hashOfToken(sessionId), expiresAt };
      await db.insertInto('sso_attempt').values(row).execute();
    },

    /** Ends the way that this state belongs to; undefined when this browser has none with this provider. */
    async endWay({ provider, sessionId }: SsoPlace, state: string): Promise<SignInWay | undefined> {
      const way = await db
        .deleteFrom('sso_attempt')
        .where('stateHash', '=', hashOfToken(state))
        .where('provider', '=', provider)
        .where('browserHash', '=', hashOfToken(sessionId))
        .where('expiresAt', '>', now())
        .returning(['redirectUri', 'codeVerifier', 'nonce'])
        .executeTakeFirst();
      return way && { ...way, state };
    },

    /** @returns the session id that the client repeats with its consents */
    async keepPending({ provider, sessionId }: SsoPlace, person: PendingPerson): Promise<string> {
      await db.deleteFrom('sso_pending').where('expiresAt', '<=', now()).execute();
      const token = createSessionToken();
      const expiresAt = after(PENDING_LIFETIME_MS);
      const row = {
        ...person,
        provider,
        tokenHash: hashOfToken(token),
        browserHash: hashOfToken(sessionId),
        expiresAt,
      };
      await db.insertInto('sso_pending').values(row).execute();
      return token;
    },

    /** Uses it up, if the transaction succeeds; undefined when it is not this browser's, or too old. */
    takePending: (trx: Trx, { provider, sessionId }: SsoPlace, token: string): Promise<Pending | undefined> =>
      trx
        .deleteFrom('sso_pending')
        .where('tokenHash', '=', hashOfToken(token))
        .where('provider', '=', provider)
        .where('browserHash', '=', hashOfToken(sessionId))
        .where('expiresAt', '>', now())
        .returningAll()
        .executeTakeFirst(),

    /** Whose account it is; undefined when it is nobody's. */
    findLinked: (trx: Db | Trx, provider: string, subject: string): Promise<CustomerRow | undefined> =>
      trx
        .selectFrom('customer_identity')
        .innerJoin('customer', 'customer.id', 'customer_identity.customerId')
        .selectAll('customer')
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .executeTakeFirst(),

    /** Parts the account at the provider from ours; nothing when they were not linked. */
    async unlink({ provider, subject }: Pick<Pending, 'provider' | 'subject'>): Promise<void> {
      for (const table of ['customer_identity', 'sso_pending'] as const) {
        await db.deleteFrom(table).where('provider', '=', provider).where('subject', '=', subject).execute();
      }
    },

    /** Throws `SsoIdentityTaken` when it is somebody else's already. */
    async link(
      trx: Trx,
      { provider, subject }: Pick<Pending, 'provider' | 'subject'>,
      customerId: number,
    ): Promise<void> {
      try {
        await trx.insertInto('customer_identity').values({ provider, subject, customerId, createdAt: now() }).execute();
      } catch (error) {
        if (brokenUniqueConstraint(error) !== undefined) throw new SsoIdentityTaken();
        throw error;
      }
    },
  };
}

export type SsoStore = ReturnType<typeof createSsoStore>;
