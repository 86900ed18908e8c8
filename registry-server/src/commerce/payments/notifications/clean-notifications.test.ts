import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../database/dialects.ts';
import { dialects } from '../../../testing/dialects.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import { DAY_MS } from '../../../time/durations.ts';
import { recordIncident } from '../incidents/incidents.store.ts';
import type { ProviderName } from '../providers/provider.ts';
import { aPayingShop, type PayingShop } from '../testing/a-paying-shop.ts';
import { cleanNotifications } from './clean-notifications.ts';
import { finishNotification, saveNotification, type VerifiedNotification } from './webhook-inbox.store.ts';

const START = new Date('2026-01-01T12:00:00Z');
const day = (count: number) => new Date(START.getTime() + count * DAY_MS);
const PROVIDER: ProviderName = 'przelewy24';

let events = 0;
/** A notification that came on a day and was acted upon at once, unless it waits. */
async function aNotification(
  db: Db,
  on: number,
  given: Partial<{ ourId: string; refundId: string; waits: boolean }> = {},
) {
  events += 1;
  const { ourId = `payment-${events}`, refundId, waits = false } = given;
  const payment = { ourId, externalId: '', state: 'captured', amount: 100, currency: 'PLN' };
  const refund = { refundId, externalId: '', state: 'done', amount: 100, currency: 'PLN' };
  const content = refundId === undefined ? { kind: 'payment', payment } : { kind: 'refund', refund };
  const notice = { ...content, event: `event-${events}` } as VerifiedNotification;
  const id = (await saveNotification(db, PROVIDER, notice, day(on))) ?? 0;
  if (!waits) await finishNotification(db, id, 'applied', day(on));
  return id;
}
const left = async (db: Db) =>
  (await db.selectFrom('payment_notice').select('id').orderBy('id').execute()).map(({ id }) => id);

describe.each(dialects)('cleaning the inbox on $name', (dialect) => {
  test('removes what was acted upon long ago, a bounded number at once, and goes on from there', async () => {
    const db = await dialect.openDatabase();
    for (let count = 0; count < 7; count += 1) await aNotification(db, 0);
    const young = await aNotification(db, 10);
    const old = { before: day(5), batch: 2, batches: 2 };
    const first = await cleanNotifications(db, old);
    expect(first).toEqual({ removed: 4, next: expect.any(Number) });
    expect(await cleanNotifications(db, { ...old, after: first.next })).toEqual({ removed: 3, next: 0 });
    expect(await left(db)).toEqual([young]);
    expect(await cleanNotifications(db, old)).toEqual({ removed: 0, next: 0 });
  });

  test('passes over what is kept, however much that is', async () => {
    const db = await dialect.openDatabase();
    const waiting = [];
    for (let count = 0; count < 5; count += 1) waiting.push(await aNotification(db, 0, { waits: true }));
    await aNotification(db, 0);
    const old = { before: day(5), batch: 2, batches: 1 };
    let next = 0;
    for (let run = 0; run < 4; run += 1) ({ next } = await cleanNotifications(db, { ...old, after: next }));
    expect(await left(db)).toEqual(waiting);
  });

  test('keeps what came long ago and was acted upon lately', async () => {
    const db = await dialect.openDatabase();
    const id = await aNotification(db, 0, { waits: true });
    await finishNotification(db, id, 'applied', day(8));
    expect((await cleanNotifications(db, { before: day(5), batch: 9, batches: 9 })).removed).toBe(0);
    expect((await cleanNotifications(db, { before: day(9), batch: 9, batches: 9 })).removed).toBe(1);
  });

  test('keeps a notice that somebody has to look into, until that is done', async () => {
    const db = await dialect.openDatabase();
    const id = await aNotification(db, 0);
    await recordIncident(db, { kind: 'unknown-attempt', subject: `notice ${id}`, now: day(0) });
    const old = { before: day(5), batch: 9, batches: 9 };
    expect((await cleanNotifications(db, old)).removed).toBe(0);
    await db
      .updateTable('payment_problem')
      .set({ dealtAt: day(6) })
      .execute();
    expect((await cleanNotifications(db, old)).removed).toBe(1);
  });
});

describe.each(dialects)('the inbox of a shop on $name', (dialect) => {
  let standIns: RunningStandIns;
  let shop: PayingShop;
  beforeAll(async () => {
    standIns = await runStandIns();
    shop = await aPayingShop(dialect, standIns, { PAYMENT_NOTICE_DAYS: '60' });
  });
  beforeEach(() => shop.provider.good());

  test('keeps the notices of payments and refunds that staff have to look into', async () => {
    const { app } = shop;
    const paid = async () => {
      const order = await shop.begun();
      await shop.provider.decide(order.started.redirectUrl, 'paid');
      expect(await shop.provider.deliver((await shop.provider.held()).at(-1)?.id)).toBe(200);
      await app.paymentWork.settle();
      return order;
    };
    const [sound, troubled] = [await paid(), await paid()];
    await app.payments.refund({ orderId: troubled.id, key: shop.newKey(), amount: 100, reason: 'Rabat' });
    expect(await shop.provider.deliver((await shop.provider.held()).at(-1)?.id)).toBe(200);
    await app.paymentWork.settle();
    await recordIncident(app.db, {
      kind: 'second-capture',
      subject: String(troubled.attemptId),
      now: shop.clock.now,
      orderId: troubled.id,
      attemptId: troubled.attemptId,
    });
    expect(await shop.notices()).toHaveLength(3);

    shop.wait(59 * DAY_MS);
    expect(await app.paymentWork.clean()).toBe(0);
    shop.wait(2 * DAY_MS);
    expect(await app.paymentWork.clean()).toBe(1);
    const kept = await shop.notices();
    expect(kept.map(({ content }) => content.kind).sort()).toEqual(['payment', 'refund']);
    const [soundAttempt] = await shop.attempts(sound.id);
    expect(JSON.stringify(kept)).not.toContain(soundAttempt?.ourId);

    await app.db.updateTable('payment_problem').set({ dealtAt: shop.clock.now }).execute();
    expect(await app.paymentWork.clean()).toBe(2);
  });

  test('a notice that is repeated after its row is gone captures nothing again', async () => {
    const order = await shop.begun();
    await shop.provider.decide(order.started.redirectUrl, 'paid');
    const notice = (await shop.provider.held()).at(-1)?.id;
    await shop.provider.deliver(notice);
    await shop.app.paymentWork.settle();
    shop.wait(61 * DAY_MS);
    expect(await shop.app.paymentWork.clean()).toBe(1);
    expect(await shop.provider.deliver(notice)).toBe(200);
    await shop.app.paymentWork.settle();
    expect(await shop.app.payments.statusOf(order.id)).toMatchObject({ outcome: 'paid', captured: 10_399 });
    expect(await shop.attempts(order.id)).toHaveLength(1);
    expect(await shop.problems(order.id)).toEqual([]);
  });
});
