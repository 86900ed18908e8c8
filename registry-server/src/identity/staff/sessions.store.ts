import type { StaffIdentity } from '../../access.ts';
import type { Db } from '../../database/dialects.ts';
import { HOUR_MS, MINUTE_MS } from '../../time/durations.ts';
import { createSessionToken, hashOfToken } from '../credentials/index.ts';
import type { SessionStage } from './second-factor/second-factor.ts';

/** A session ends after this long without a request … */
export const IDLE_LIFETIME_MS = 12 * HOUR_MS;
/** … and after this long in any case. */
export const LONGEST_LIFETIME_MS = 14 * 24 * HOUR_MS;
/** One whose second step is still to come ends after this long. */
const UNFINISHED_LIFETIME_MS = 15 * MINUTE_MS;
const WHOLE = ['full'] as const;
/** A session that is used is written down at most this often. */
const TOUCH_INTERVAL_MS = MINUTE_MS;

/** Sessions of staff. The database is asked on every request, so an ended one is dead on every node at once. */
export function createSessionsStore(db: Db, now: () => Date = () => new Date()) {
  const after = (ms: number) => new Date(now().getTime() + ms);

  return {
    /** @returns the token, which is kept nowhere but in the browser */
    async open(userId: number, stage: SessionStage = 'full'): Promise<string> {
      const token = createSessionToken();
      const at = now();
      await db
        .insertInto('staff_session')
        .values({
          tokenHash: hashOfToken(token),
          userId,
          createdAt: at,
          lastSeenAt: at,
          expiresAt: after(stage === 'full' ? IDLE_LIFETIME_MS : UNFINISHED_LIFETIME_MS),
          stage,
        })
        .execute();
      await db.deleteFrom('staff_session').where('expiresAt', '<', at).execute();
      return token;
    },

    /**
     * Whose session it is; an ended one and one of a person switched off are nobody's, nor is one that has not come as
     * far as one of these stages. Using a whole one prolongs it.
     */
    async use(
      token: string,
      stages: readonly SessionStage[] = WHOLE,
    ): Promise<(StaffIdentity & { readonly stage: SessionStage }) | undefined> {
      const tokenHash = hashOfToken(token);
      const row = await db
        .selectFrom('staff_session')
        .innerJoin('staff_user', 'staff_user.id', 'staff_session.userId')
        .select(['staff_user.id', 'email', 'name', 'role', 'staff_session.createdAt', 'lastSeenAt', 'stage'])
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now())
        .where('isActive', '=', true)
        .where('stage', 'in', stages)
        .executeTakeFirst();
      if (!row) return undefined;
      if (row.stage === 'full' && row.lastSeenAt <= after(-TOUCH_INTERVAL_MS)) await touch(tokenHash, row.createdAt);
      return { id: row.id, email: row.email, name: row.name, role: row.role, stage: row.stage };
    },

    async end(token: string): Promise<void> {
      await db.deleteFrom('staff_session').where('tokenHash', '=', hashOfToken(token)).execute();
    },
  };

  async function touch(tokenHash: string, createdAt: Date): Promise<void> {
    const latest = createdAt.getTime() + LONGEST_LIFETIME_MS;
    const expiresAt = new Date(Math.min(after(IDLE_LIFETIME_MS).getTime(), latest));
    await db
      .updateTable('staff_session')
      .set({ lastSeenAt: now(), expiresAt })
      .where('tokenHash', '=', tokenHash)
      .execute();
  }
}

export type SessionsStore = ReturnType<typeof createSessionsStore>;
