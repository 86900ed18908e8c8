import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../database/dialects.ts';
import { dialects } from '../../../testing/dialects.ts';
import { dueNotifications, findPendingNotification, saveNotification } from './webhook-inbox.store.ts';

const now = new Date('2026-11-20T12:00:00Z');
const money = { amount: 10_399, currency: 'PLN' };

describe.each(dialects)('the webhook inbox on $name', ({ openDatabase }) => {
  let db: Db;
  beforeAll(async () => {
    db = await openDatabase();
  });

  test('stores a report under the names of columns, and gives it back as it came', async () => {
    const payment = { merchantReference: 'a1', providerReference: 'T-1', state: 'captured', ...money } as const;
    const id = await saveNotification(db, 'payu', { kind: 'payment', event: 'one', payment }, now);
    const { content } = await db.selectFrom('payment_notice').select('content').executeTakeFirstOrThrow();
    expect(content).toEqual({
      kind: 'payment',
      event: 'one',
      payment: { ourId: 'a1', externalId: 'T-1', state: 'captured', ...money },
    });
    expect((await findPendingNotification(db, id ?? 0))?.content).toEqual({ kind: 'payment', event: 'one', payment });
    expect(await saveNotification(db, 'payu', { kind: 'payment', event: 'one', payment }, now)).toBeUndefined();
  });

  test.each([
    { refundId: 'r1', state: 'done', ...money },
    { refundId: 'r2', state: 'done', ...money, externalId: 'R-2' },
  ] as const)('reads the report of refund $refundId that another version has stored', async (refund) => {
    const event = refund.refundId;
    const { id } = await db
      .insertInto('payment_notice')
      .values({
        provider: 'payu',
        event,
        content: JSON.stringify({ kind: 'refund', event, refund }),
        receivedAt: now,
        processedAt: null,
        outcome: null,
        nextTryAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { externalId, ...rest } = { externalId: undefined, ...refund };
    expect((await findPendingNotification(db, id))?.content).toEqual({
      kind: 'refund',
      event,
      refund: externalId === undefined ? rest : { ...rest, providerReference: externalId },
    });
    expect((await dueNotifications(db, now, 10)).map((due) => due.id)).toContain(id);
  });
});
