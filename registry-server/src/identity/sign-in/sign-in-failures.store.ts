import { createHash } from 'node:crypto';
import type { Db } from '../../database/dialects.ts';
import { networkOf } from '../../http/network-of.ts';
import { FAILURE_MEMORY_MS } from './sign-in-delay.ts';

/** Where an attempt comes from and whom it aims at; hashed, since addresses of people are not kept. */
export function sourcesOf(
  ip: string,
  email: string,
  realm: string,
): { readonly network: string; readonly person: string } {
  const hashed = (text: string) => createHash('sha256').update(`${realm}:${text}`).digest('hex').slice(0, 32);
  return { network: hashed(`network:${networkOf(ip)}`), person: hashed(`person:${email}`) };
}

/** Recent failures to sign in, counted by network and by person. */
export function createSignInFailuresStore(db: Db, now: () => Date = () => new Date()) {
  const oldest = () => new Date(now().getTime() - FAILURE_MEMORY_MS);
  return {
    /** How often each of the sources failed, in their order. */
    async count(sources: readonly string[]): Promise<number[]> {
      const rows = await db
        .selectFrom('sign_in_failure')
        .select(['source', 'failures'])
        .where('source', 'in', sources)
        .where('lastFailureAt', '>', oldest())
        .execute();
      return sources.map((source) => rows.find((row) => row.source === source)?.failures ?? 0);
    },

    async add(sources: readonly string[]): Promise<void> {
      // Forgetting the old ones first makes the count below begin anew.
      await db.deleteFrom('sign_in_failure').where('lastFailureAt', '<=', oldest()).execute();
      // In one order: two attempts that share a person must not wait for each other.
      const rows = [...sources].sort().map((source) => ({ source, failures: 1, lastFailureAt: now() }));
      await db
        .insertInto('sign_in_failure')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('source').doUpdateSet((eb) => ({
            failures: eb('sign_in_failure.failures', '+', 1),
            lastFailureAt: now(),
          })),
        )
        .execute();
    },

    async forget(source: string): Promise<void> {
      await db.deleteFrom('sign_in_failure').where('source', '=', source).execute();
    },
  };
}

export type SignInFailuresStore = ReturnType<typeof createSignInFailuresStore>;
