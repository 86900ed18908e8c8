import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../../database/dialects.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import type { PlacedOrder } from '../../orders/index.ts';
import { aStoredOrder } from '../../orders/testing/a-stored-order.ts';
import { creditNoteOf, linesBefore } from '../content/credit-note.ts';
import type { Invoice } from '../content/document.ts';
import { keepDocument } from '../invoices.store.ts';
import { SELLER } from '../testing/an-invoice.ts';

describe.each(dialects)('the file for accounting, on $name', (dialect) => {
  test('has the invoice of an order that was canceled later, or its correction would stand alone', async () => {
    const app = await buildTestApp(dialect, { sites: [aSite({ properties: { maintenance: false, seller: SELLER } })] });
    const admin = await signedIn(app, 'admin');
    const siteId = app.sites.require(undefined).id;
    const paid = { siteId, status: 'processing', paidAt: new Date('2026-11-20T12:00:00Z') } as const;
    const invoiced = await aStoredOrder(app.db, paid);
    await aStoredOrder(app.db, paid);
    const invoice = await admin.inject({ method: 'POST', url: `/staff/orders/${invoiced.id}/documents/invoice` });
    await app.db.updateTable('sales_order').set({ status: 'canceled' }).execute();
    const { body } = await admin.inject({ url: '/staff/orders/export?from=2026-11-01&to=2026-11-30&format=jsonl' });
    expect(recordsOf(body)).toMatchObject([{ kind: 'sale', document: invoice.json().number, order: invoiced.number }]);
  });

  test('says of a correction when the goods were sold and how they were paid', async () => {
    const app = await buildTestApp(dialect, { sites: [aSite({ properties: { maintenance: false, seller: SELLER } })] });
    const admin = await signedIn(app, 'admin');
    const siteId = app.sites.require(undefined).id;
    const sold = await aStoredOrder(app.db, { siteId, status: 'complete', paidAt: new Date('2026-10-30T23:30:00Z') });
    const atTheDoor = { siteId, status: 'complete', deliveredAt: new Date('2026-10-29T12:00:00Z') } as const;
    const handedOver = await aStoredOrder(app.db, { ...atTheDoor, paymentTitle: 'Za pobraniem' });
    for (const { id } of [sold, handedOver])
      await admin.inject({ method: 'POST', url: `/staff/orders/${id}/documents/invoice` });
    await aCorrection(app.db, sold.id, 'KOR 1/11/2026');
    await aCorrection(app.db, handedOver.id, 'KOR 2/11/2026');
    const { body } = await admin.inject({ url: '/staff/orders/export?from=2026-11-01&to=2026-11-30&format=jsonl' });
    expect(recordsOf(body)).toMatchObject([
      { kind: 'correction', document: 'KOR 1/11/2026', soldOn: '2026-10-31', payment: 'Przelew' },
      { kind: 'correction', document: 'KOR 2/11/2026', soldOn: '2026-10-29', payment: 'Za pobraniem' },
    ]);
  });

  test('has what went back for an order without an invoice, on the day when it went, by rate', async () => {
    const app = await buildTestApp(dialect, { sites: [aSite({ properties: { maintenance: false, seller: SELLER } })] });
    const admin = await signedIn(app, 'admin');
    const siteId = app.sites.require(undefined).id;
    const order = await aStoredOrder(app.db, { siteId, status: 'complete', paidAt: new Date('2026-10-30T12:00:00Z') });
    const canceled = { siteId, status: 'canceled', paidAt: new Date('2026-11-05T12:00:00Z') } as const;
    const orderGivenUp = await aStoredOrder(app.db, canceled);
    await aRefund(app.db, { order, amount: 4_000, doneAt: new Date('2026-11-20T12:00:00Z') });
    await aRefund(app.db, { order: orderGivenUp, amount: 10_399, doneAt: new Date('2026-11-06T12:00:00Z') });
    // A second payment of the same order: it was no sale, so it takes nothing off one.
    await aRefund(app.db, { order, amount: 10_399, doneAt: new Date('2026-11-21T12:00:00Z'), key: 'second-capture:1' });
    const { body } = await admin.inject({ url: '/staff/orders/export?from=2026-11-01&to=2026-11-30&format=jsonl' });
    const soldOn = '2026-10-30';
    expect(recordsOf(body)).toMatchObject([
      { kind: 'sale', order: orderGivenUp.number, total: 10_399 },
      {
        kind: 'refund',
        order: order.number,
        document: null,
        corrects: null,
        soldOn,
        issuedOn: '2026-11-20',
        taxes: [{ rate: 23, net: -3_252, tax: -748, gross: -4_000 }],
        total: -4_000,
      },
      { kind: 'refund', order: orderGivenUp.number, issuedOn: '2026-11-06', total: -10_399 },
    ]);
    const october = await admin.inject({ url: '/staff/orders/export?from=2026-10-01&to=2026-10-31&format=jsonl' });
    expect(recordsOf(october.body)).toMatchObject([{ kind: 'sale', order: order.number, total: 10_399 }]);
  });
});

const recordsOf = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Takes five grosze off the invoice of an order, on a day of November. */
async function aCorrection(db: Db, orderId: number, number: string): Promise<void> {
  const { content } = await db
    .selectFrom('issued_document')
    .select('content')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const invoice = content as Invoice;
  const facts = { number, issuedOn: '2026-11-20', reason: 'Zwrot' };
  const correction = creditNoteOf({ ...facts, invoice, lines: linesBefore(invoice), amount: 5 });
  const issuedAt = new Date('2026-11-20T12:00:00Z');
  await inTransaction(db, (trx) =>
    keepDocument(trx, { orderId, kind: 'correction', occasion: number, content: correction, issuedAt }),
  );
}

interface RefundOfOrder {
  readonly order: Pick<PlacedOrder, 'id'>;
  readonly amount: number;
  readonly doneAt: Date;
  readonly key?: string;
}

/** Money of an order that a provider has sent back. */
async function aRefund(db: Db, { order, amount, doneAt, key = `refund-${order.id}` }: RefundOfOrder) {
  const { siteId } = await db
    .selectFrom('sales_order')
    .select('siteId')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const attempt = await db
    .insertInto('payment_attempt')
    .values({
      ourId: randomBytes(16).toString('hex'),
      siteId,
      orderId: order.id,
      cartId: null,
      provider: 'paynow',
      method: 'paynow_gateway',
      amount: 10_399,
      currency: 'PLN',
      state: 'captured',
      externalId: null,
      redirectUrl: null,
      reasonCode: null,
      data: '{}',
      startedAt: null,
      leaseUntil: null,
      answeredAt: null,
      capturedAt: doneAt,
      expiresAt: null,
      checkAt: null,
      createdAt: doneAt,
      updatedAt: doneAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_refund')
    .values({
      refundId: randomBytes(16).toString('hex'),
      attemptId: attempt.id,
      orderId: order.id,
      amount,
      currency: 'PLN',
      state: 'done',
      reason: 'Zwrot',
      key,
      staffId: null,
      externalId: null,
      checkAt: null,
      createdAt: doneAt,
      doneAt,
    })
    .execute();
}
