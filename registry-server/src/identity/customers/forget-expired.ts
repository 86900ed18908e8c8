import type { Db } from '../../database/dialects.ts';

const EXPIRING = [
  'customer_token',
  'customer_one_time_token',
  'sso_attempt',
  'sso_pending',
  'customer_passkey_challenge',
] as const;

/** Removes what no longer works: of people on their way to an account nothing is to stay behind. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  for (const table of EXPIRING) await db.deleteFrom(table).where('expiresAt', '<=', now).execute();
}
