import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../fastify-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { type StaffClient, signedIn } from '../testing/staff-client.ts';
import { DAY_MS } from '../time/durations.ts';
import { createRetentionStore } from './retention.store.ts';
import { type Forget, runRetention } from './retention-job.ts';
import { RETENTION_KIND_NAMES, RETENTION_KINDS, type RetentionKindName } from './retention-kinds.ts';

test.each(RETENTION_KIND_NAMES)('the default of %s lies within its limits', (kind) => {
  const { defaultDays, minDays, maxDays } = RETENTION_KINDS[kind];
  expect(defaultDays).toBeGreaterThanOrEqual(minDays);
  expect(defaultDays).toBeLessThanOrEqual(maxDays);
});

describe.each(dialects)('retention on $name', (dialect) => {
  const start = new Date('2026-11-20T12:00:00Z');
  async function aJob(forgetters: readonly (readonly [RetentionKindName, Forget])[]) {
    const clock = { now: start };
    const store = createRetentionStore(await dialect.openDatabase(), () => clock.now);
    const errors: string[] = [];
    const run = (batches?: number) =>
      runRetention({
        store,
        forgetters: new Map(forgetters.map(([kind, forget]) => [kind, [forget]])),
        now: () => clock.now,
        onError: (_error, kind) => errors.push(kind),
        batch: 10,
        ...(batches !== undefined && { batches }),
      });
    return { clock, store, errors, run };
  }
  /** A heap of old rows, and how each batch was asked for. */
  function aHeap(rows: number) {
    const asked: string[] = [];
    let left = rows;
    const forget: Forget = async (before, limit) => {
      asked.push(before.toISOString());
      const gone = Math.min(left, limit);
      left -= gone;
      return gone;
    };
    return { asked, forget };
  }

  test('removes in batches what is older than it is kept, by default and by choice', async () => {
    const vitals = aHeap(25);
    const mails = aHeap(3);
    const { store, run } = await aJob([
      ['web-vitals', vitals.forget],
      ['mail-recipients', mails.forget],
    ]);
    await store.save({ 'mail-recipients': 7 });
    expect(await run()).toEqual({ 'web-vitals': 25, 'mail-recipients': 3 });
    expect(vitals.asked).toEqual(Array(3).fill(new Date(start.getTime() - 90 * DAY_MS).toISOString()));
    expect(mails.asked).toEqual([new Date(start.getTime() - 7 * DAY_MS).toISOString()]);
    expect(await store.lastRunAt()).toEqual(start);
  });

  test('goes on with the next run where a run has done enough', async () => {
    const { run } = await aJob([['web-vitals', aHeap(25).forget]]);
    expect(await run(2)).toEqual({ 'web-vitals': 20 });
    expect(await run(2)).toEqual({ 'web-vitals': 5 });
  });

  test('is done by one node at a time, and by another when that has died', async () => {
    const { clock, store, run } = await aJob([['web-vitals', aHeap(5).forget]]);
    expect(await store.hold('another-node')).toBe(true);
    expect(await run()).toEqual({});
    clock.now = new Date(start.getTime() + 31_000);
    expect(await run()).toEqual({ 'web-vitals': 5 });
    expect(await store.hold('another-node')).toBe(true);
  });

  test('stops where another node has taken the lease meanwhile', async () => {
    let steal = async () => {};
    const forget: Forget = async (_before, limit) => {
      await steal();
      return limit;
    };
    const { clock, store, run } = await aJob([['web-vitals', forget]]);
    steal = async () => {
      clock.now = new Date(clock.now.getTime() + 31_000);
      await store.hold('another-node');
    };
    expect(await run()).toEqual({ 'web-vitals': 10 });
    expect(await store.lastRunAt()).toBeNull();
  });

  test('a kind that fails does not keep the others', async () => {
    const fail: Forget = () => Promise.reject(new Error('gone'));
    const { errors, run } = await aJob([
      ['cookie-consents', fail],
      ['web-vitals', aHeap(1).forget],
    ]);
    expect(await run()).toEqual({ 'web-vitals': 1 });
    expect(errors).toEqual(['cookie-consents']);
  });

  describe('over HTTP', () => {
    let app: App;
    let admin: StaffClient;

    beforeAll(async () => {
      app = await buildTestApp(dialect);
      admin = await signedIn(app, 'admin');
    });

    test('administrators read and choose how long; the default is no choice', async () => {
      const put = (payload: object) => admin.inject({ method: 'PUT', url: '/staff/retention', payload });
      const daysOf = (answer: { json: () => { items: { kind: string; days: number }[] } }) =>
        answer.json().items.find(({ kind }) => kind === 'web-vitals')?.days;
      expect(daysOf(await admin.inject({ url: '/staff/retention' }))).toBe(90);
      expect(daysOf(await put({ 'web-vitals': 180 }))).toBe(180);
      expect(daysOf(await put({ 'staff-audit': 365 }))).toBe(180);
      expect(daysOf(await put({ 'web-vitals': 90 }))).toBe(90);
      const rows = await app.db.selectFrom('retention_setting').select(['kind', 'days']).execute();
      expect(rows).toEqual([{ kind: 'staff-audit', days: 365 }]);
    });

    test.each(RETENTION_KIND_NAMES)('%s may be kept longer or shorter', async (kind) => {
      const { maxDays, defaultDays } = RETENTION_KINDS[kind];
      const put = (days: number) => admin.inject({ method: 'PUT', url: '/staff/retention', payload: { [kind]: days } });
      const answer = await put(maxDays);
      expect(answer.statusCode, answer.body).toBe(200);
      expect((await put(defaultDays)).statusCode).toBe(200);
    });

    test.each([{ 'web-vitals': 1 }, { 'guest-carts': 31 }, { 'web-vitals': 90.5 }, { orders: 30 }])(
      'refuses %j',
      async (payload) => {
        expect((await admin.inject({ method: 'PUT', url: '/staff/retention', payload })).statusCode).toBe(422);
      },
    );

    test('every kind that is shown is removed by its feature', async () => {
      const { items } = (await admin.inject({ url: '/staff/retention' })).json();
      const kinds = items.map(({ kind }: { kind: string }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(['cookie-consents', 'web-vitals', 'staff-audit', 'guest-carts']));
      expect(kinds).toEqual(expect.arrayContaining(['mail-recipients', 'webhook-deliveries', 'repeated-requests']));
      const removed = await app.retention.run();
      expect(Object.keys(removed).sort()).toEqual([...kinds].sort());
    });

    test('proofs and counts that are too old are gone after a run, others stay', async () => {
      const { id: siteId, language } = app.sites.resolve({});
      const proof = { siteId, language, textVersion: '1', way: 'all' as const, visitor: 'v'.repeat(20) };
      const allowed = { functional: true, analytics: true, marketing: true };
      const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
      await app.db
        .insertInto('cookie_consent')
        .values([
          { ...proof, ...allowed, id: 'an-old-choice-00', recordedAt: daysAgo(4 * 366 + 1) },
          { ...proof, ...allowed, id: 'a-young-choice-0', recordedAt: daysAgo(4 * 366 - 1) },
        ])
        .execute();
      expect(await app.retention.run()).toMatchObject({ 'cookie-consents': 1 });
      const left = await app.db.selectFrom('cookie_consent').select('id').execute();
      expect(left).toEqual([{ id: 'a-young-choice-0' }]);
    });
  });
});
