import { createHash } from 'node:crypto';
import type { Db } from '../../../database/dialects.ts';
import { hashOfToken } from '../../credentials/index.ts';

/** A device on which a customer is signed in. */
interface CustomerSession {
  /** Names it to its owner, and opens nothing. */
  readonly id: string;
  readonly device: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** The one that asks. */
  readonly isCurrent: boolean;
}

const idOf = (tokenHash: string) =>
  createHash('sha256').update(`session:${tokenHash}`).digest('base64url').slice(0, 22);

/** The devices on which a customer is signed in, the last used first. `token`: of the one that asks. */
export async function listSessions(db: Db, customerId: number, token: string, now: Date): Promise<CustomerSession[]> {
  const current = hashOfToken(token);
  const rows = await db
    .selectFrom('customer_token')
    .select(['tokenHash', 'device', 'createdAt', 'lastSeenAt'])
    .where('customerId', '=', customerId)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ tokenHash, ...row }) => ({ ...row, id: idOf(tokenHash), isCurrent: tokenHash === current }));
}

/** Signs one device out; false when it is not signed in any more. */
export async function endSession(db: Db, customerId: number, id: string): Promise<boolean> {
  const rows = await db.selectFrom('customer_token').select('tokenHash').where('customerId', '=', customerId).execute();
  const found = rows.find(({ tokenHash }) => idOf(tokenHash) === id);
  if (!found) return false;
  await db.deleteFrom('customer_token').where('tokenHash', '=', found.tokenHash).execute();
  return true;
}

/** Signs out everywhere but where this token is used; with none, everywhere. */
export async function endOtherSessions(db: Db, customerId: number, token: string | undefined): Promise<void> {
  await db
    .deleteFrom('customer_token')
    .where('customerId', '=', customerId)
    .$if(token !== undefined, (query) => query.where('tokenHash', '!=', hashOfToken(token ?? '')))
    .execute();
}
