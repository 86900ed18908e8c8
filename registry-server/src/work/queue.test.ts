import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../database/dialects.ts';
import { dialects } from '../testing/dialects.ts';
import { leaseEnd } from './lease.ts';
import { createQueue } from './queue.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const LEASE_MS = leaseEnd(now).getTime() - now.getTime();
const queue = createQueue({ table: 'mail_outbox', dueAt: 'nextAttemptAt', tries: 'attempts' });

describe.each(dialects)('a queue of work on $name', ({ openDatabase }) => {
  let db: Db;
  beforeEach(async () => {
    db = await openDatabase();
  });

  /** Mails that are due so long after now; null for one that is done. */
  async function rows(...dueAfterMs: readonly (number | null)[]): Promise<number[]> {
    const written = await db
      .insertInto('mail_outbox')
      .values(
        dueAfterMs.map((ms, index) => ({
          key: `mail-${index}`,
          template: 'welcome',
          recipient: 'lena@example.com',
          language: 'pl' as const,
          site: null,
          data: '{}',
          nextAttemptAt: ms === null ? null : later(ms),
          createdAt: now,
        })),
      )
      .returning('id')
      .execute();
    return written.map(({ id }) => id).toSorted((a, b) => a - b);
  }
  const stateOf = (id: number) =>
    db.selectFrom('mail_outbox').select(['attempts', 'nextAttemptAt']).where('id', '=', id).executeTakeFirstOrThrow();
  const idsOf = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id).toSorted((a, b) => a - b);

  test('finds what is due, longest first, and neither what is done nor what has time', async () => {
    const [second, first] = await rows(-1_000, -2_000, 1_000, null);
    expect((await queue.findDue(db, now, 10)).map(({ id }) => id)).toEqual([first, second]);
    expect(await queue.findDue(db, now, 1)).toMatchObject([{ id: first, attempts: 0 }]);
    expect([await queue.hasDue(db, now), await queue.hasDue(db, later(-5_000))]).toEqual([true, false]);
  });

  test('gives each row to one of two who claim at once, until the lease ends', async () => {
    const ids = await rows(0, 0, 0, 0, 0, 0);
    const [one, other] = await Promise.all([queue.claimDue(db, now, 3), queue.claimDue(db, now, 3)]);
    expect(idsOf([...one.rows, ...other.rows])).toEqual(ids);
    expect(one.heldUntil).toEqual(later(LEASE_MS));
    expect(one.rows[0]).toMatchObject({ attempts: 1, nextAttemptAt: one.heldUntil });
    expect((await queue.claimDue(db, now, 10)).rows).toEqual([]);
    expect((await queue.claimDue(db, later(LEASE_MS), 10)).rows).toHaveLength(6);
  });

  test('renews the lease of rows that nobody else has taken', async () => {
    const [kept, lost] = await rows(0, 0);
    const { rows: claimed, heldUntil } = await queue.claimDue(db, now, 2);
    await db
      .updateTable('mail_outbox')
      .set({ nextAttemptAt: later(99_000) })
      .where('id', '=', lost ?? 0)
      .execute();
    const until = later(2 * LEASE_MS);
    expect(await queue.renew(db, idsOf(claimed), { heldUntil, until })).toEqual([kept]);
    expect(await stateOf(kept ?? 0)).toEqual({ attempts: 1, nextAttemptAt: until });
    expect(await stateOf(lost ?? 0)).toEqual({ attempts: 1, nextAttemptAt: later(99_000) });
  });

  test('lets one of those who found a row claim it until its next try', async () => {
    const [id = 0, done = 0] = await rows(0, null);
    const claims = await Promise.all([1, 2, 3].map(() => queue.claim(db, { id, tried: 0 }, later(30_000))));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await stateOf(id)).toEqual({ attempts: 1, nextAttemptAt: later(30_000) });
    expect(await queue.claim(db, { id: done, tried: 0 }, later(30_000))).toBe(false);
  });

  test('reschedules what came to nothing, and not what was done meanwhile', async () => {
    const [id = 0, done = 0] = await rows(0, null);
    for (const each of [id, done]) await queue.reschedule(db, { id: each, tried: 2 }, later(60_000));
    expect(await stateOf(id)).toEqual({ attempts: 3, nextAttemptAt: later(60_000) });
    expect(await stateOf(done)).toEqual({ attempts: 0, nextAttemptAt: null });
  });
});
