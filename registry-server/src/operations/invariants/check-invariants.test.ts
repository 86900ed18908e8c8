import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aStoredOrder } from '../../commerce/orders/testing/a-stored-order.ts';
import { createPagesStore } from '../../content/pages/pages.store.ts';
import { createSitesStore } from '../../content/sites/index.ts';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import { inTransaction } from '../../database/transaction.ts';
import { enqueueMail } from '../../mail/index.ts';
import { mailSamples } from '../../mail/template-samples.ts';
import { aCatalogue, aProduct } from '../../testing/a-catalogue.ts';
import { aDocument } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { dialects } from '../../testing/dialects.ts';
import { checkInvariants, invariants } from './check-invariants.ts';

const now = new Date('2026-11-20T12:00:00Z');
const run = async (db: Db, statement: string) => void (await sql.raw(statement).execute(db));

/** A shop at rest in which everything holds: goods, a page, and an order with its payment, coupon and mail. */
async function aBalancedShop(db: Db) {
  const { site } = await createSitesStore(db).save(aSite());
  await aCatalogue(db).products.put('KREM', aProduct('KREM'));
  const pages = createPagesStore(db);
  const page = await pages.create(
    { siteId: site.id, type: 'page', slug: 'o-nas', isTemplate: false, document: aDocument() },
    'Zofia',
  );
  await pages.publish(page.id, 1, 'Zofia');
  const order = await aStoredOrder(db, { siteId: site.id });
  await inTransaction(db, async (trx) => {
    const data = mailSamples['order-accepted'];
    const key = `order-accepted:${order.id}`;
    await enqueueMail(trx, { template: 'order-accepted', to: order.email, language: 'pl', data, key }, now);
    await trx
      .insertInto('payment_attempt')
      .values({
        ourId: 'a'.repeat(32),
        siteId: site.id,
        orderId: order.id,
        provider: 'payu',
        method: 'payu' as never,
        amount: order.total,
        currency: 'PLN',
        state: 'pending',
        externalId: 'T-1',
        data: '{}',
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    await trx
      .insertInto('coupon')
      .values({
        siteId: site.id,
        code: 'LATO',
        codeKey: 'lato',
        name: 'Lato',
        searchText: 'lato',
        kind: 'freeDelivery',
        categoryPaths: '[]',
        giftSkus: '[]',
        usageLimit: 5,
        usagePerCustomer: 1,
        uses: 1,
        isActive: true,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    await trx
      .insertInto('coupon_use')
      .values({ couponId: 1, cartId: order.cartId, customerId: null, emailHash: 'x', usedAt: now })
      .execute();
  });
  return order;
}

/** Makes the table forget what it refuses by itself, so that the rule is seen to be checked. */
async function free(db: Db, table: string): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres';
  if (!isPostgres) await run(db, 'pragma foreign_keys = off');
  await run(db, `create table freed as select * from ${table}`);
  await run(db, `drop table ${table}${isPostgres ? ' cascade' : ''}`);
  await run(db, `alter table freed rename to ${table}`);
}

const refund = (state: string) =>
  `insert into payment_refund ("refundId", "attemptId", "orderId", amount, currency, state, reason, key, "createdAt")
   values ('r', 1, 1, 100, 'PLN', '${state}', '', 'k', '2026-11-20T12:00:00Z')`;
const history = (from: string, to: string) =>
  `insert into sales_order_status ("orderId", "from", "to", at, "actorKind")
   values (1, '${from}', '${to}', '2026-11-20T12:00:00Z', 'staff')`;

/** How each rule is broken: statements, after those tables have been freed. */
const BREACHES: readonly (readonly [name: string, statements: readonly string[], freed?: readonly string[]])[] = [
  ['stock-not-negative', ['update stock set sellable = -1'], ['stock']],
  ['pieces-of-lines', ['update sales_order_line set canceled = 2']],
  ['pieces-of-lines', ['update sales_order_line set returned = 2']],
  ['parcels-carry-lines', ['update sales_order_line set shipped = 1']],
  ['canceled-gives-back', [`update sales_order set "stockReturnedAt" = '2026-11-20T12:00:00Z'`]],
  ['order-numbers-unique', ['insert into sales_order select * from sales_order'], ['sales_order']],
  ['one-cart-one-order', ['insert into sales_order select * from sales_order'], ['sales_order']],
  [
    'ordered-carts-have-orders',
    [
      `insert into cart (id, "siteId", currency, status, "giftsDeclined", version, "createdAt", "updatedAt", "expiresAt")
       values ('c', 1, 'PLN', 'ordered', false, 1, '2026-11-20', '2026-11-20', '2026-11-20')`,
    ],
  ],
  ['orders-are-whole', ['delete from sales_order_line']],
  ['orders-are-whole', [`delete from sales_order_address where kind = 'billing'`]],
  ['lines-add-up', ['update sales_order_line set "unitPrice" = "unitPrice" + 1']],
  ['totals-add-up', ['update sales_order set total = total - 1']],
  ['totals-add-up', ['update sales_order set goods = goods - 1, total = total - 1']],
  ['totals-add-up', ['update sales_order set delivery = delivery + 1, total = total + 1']],
  ['taxes-add-up', ['update sales_order_tax set amount = amount + 1']],
  ['taxes-add-up', ['update sales_order set "deliveryTax" = "deliveryTax" + 1']],
  [
    'discounts-add-up',
    [
      `insert into sales_order_discount ("orderId", position, code, label, kind, goods, delivery)
       values (1, 0, 'LATO', 'Lato', 'fixed', 100, 0)`,
    ],
  ],
  ['orders-are-confirmed', ['delete from mail_outbox']],
  ['history-is-a-path', [history('pendingPayment', 'complete'), `update sales_order set status = 'complete'`]],
  ['history-is-a-path', [history('new', 'pendingPayment')]],
  ['history-is-a-path', [`update sales_order set status = 'processing'`]],
  ['history-is-a-path', ['delete from sales_order_status']],
  [
    'history-is-a-path',
    [
      history('pendingPayment', 'processing'),
      history('processing', 'onHold'),
      history('onHold', 'complete'),
      `update sales_order set status = 'complete'`,
    ],
  ],
  ['orders-have-payments', ['delete from payment_attempt']],
  ['captured-within-total', [`update payment_attempt set state = 'captured', amount = amount + 1`]],
  [
    'transaction-captured-once',
    ['insert into payment_attempt select * from payment_attempt'],
    ['payment_refund', 'payment_attempt'],
  ],
  ['refunds-within-captures', [`update payment_attempt set state = 'captured'`, refund('done')]],
  ['refunds-of-captured', [refund('pending')]],
  ['captured-orders-are-paid', [`update payment_attempt set state = 'captured'`]],
  ['coupon-uses-counted', ['update coupon set uses = 2']],
  ['coupon-uses-within-limits', ['update coupon set "usageLimit" = 0']],
  ['coupon-uses-within-limits', ['update coupon set "usagePerCustomer" = 0']],
  ['coupon-uses-have-orders', [`update coupon_use set "cartId" = 'nobody'`]],
  [
    'discounts-have-uses',
    [
      `insert into sales_order_discount ("orderId", position, "couponId", code, label, kind, goods, delivery)
       values (1, 0, 1, 'LATO', 'Lato', 'freeDelivery', 0, 0)`,
      'delete from coupon_use',
    ],
  ],
  ['events-numbered-once', ['update outbox set number = 1'], ['outbox']],
  ['events-numbered-once', ['update outbox set number = id + 1000']],
  ['webhooks-follow-events', ['update webhook_cursor set last = 1000']],
  ['published-pages-valid', [`update page_revision set document = '{"title": 1}'`]],
  ['published-pages-valid', [`update page_revision set document = replace(document, '"type":"page"', '"type":"x"')`]],
];

test('every invariant has a test that violates it', () => {
  expect(new Set(BREACHES.map(([name]) => name))).toEqual(new Set(invariants.map(({ name }) => name)));
});

describe.each(dialects)('invariants on $name', (dialect) => {
  test('hold in a shop at rest, also for orders that were held, or canceled', async () => {
    const db = await dialect.openDatabase();
    await aBalancedShop(db);
    expect(await checkInvariants(db)).toEqual([]);
    for (const statement of [
      history('pendingPayment', 'processing'),
      history('processing', 'onHold'),
      history('onHold', 'processing'),
      history('processing', 'canceled'),
      'delete from coupon_use',
      'update coupon set uses = 0',
      `update sales_order set status = 'canceled', "stockReturnedAt" = '2026-11-20T12:00:00Z'`,
    ])
      await run(db, statement);
    expect(await checkInvariants(db)).toEqual([]);
  });

  test.each(BREACHES)('%s is reported when it is violated by %j', async (name, statements = [], freed = []) => {
    const db = await dialect.openDatabase();
    await aBalancedShop(db);
    for (const table of freed) await free(db, table);
    for (const statement of statements) await run(db, statement);
    const breaches = await checkInvariants(
      db,
      invariants.filter((each) => each.name === name),
    );
    expect(breaches.map((breach) => breach.name)).toEqual([name]);
    expect(breaches[0]?.subjects.length).toBeGreaterThan(0);
  });
});
