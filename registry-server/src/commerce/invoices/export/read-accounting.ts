import type { Site } from '../../../content/sites/index.ts';
import type { Db } from '../../../database/dialects.ts';
import { keyList } from '../../../database/insert-many.ts';
import { dayOf, SHOP_TIME_ZONE } from '../../../time/shop-day.ts';
import { type OrderRow, readOrders } from '../../orders/index.ts';
import type { CreditNote, Invoice } from '../content/document.ts';
import { confirmationOf } from '../content/invoice.ts';
import { creditNotesBetween, type IssuedDocument } from '../invoices.store.ts';
import {
  type AccountingRecord,
  type CorrectedSale,
  recordOfCreditNote,
  recordOfRefund,
  recordOfSale,
} from './accounting-record.ts';
import { readRefunds, refundedBetween } from './read-refunds.ts';
import { undocumentedRefunds } from './undocumented-refunds.ts';

const BATCH = 200;

type SiteOf = (id: number) => Site;

/** Instants, from the first to before the second. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** What was sold in a period (paid, or handed over and paid at the door; canceled later only with an invoice or a refund), then what was corrected in it, then what went back without a correction. */
export async function* readAccounting(db: Db, period: Period, siteOf: SiteOf): AsyncGenerator<AccountingRecord> {
  for (let afterId = 0; ; ) {
    const rows = await soldBetween(db, period, afterId);
    const last = rows.at(-1);
    if (!last) break;
    yield* salesOf(db, rows, siteOf);
    afterId = last.id;
  }
  for (let afterId = 0; ; ) {
    const corrections = await creditNotesBetween(db, { ...period, afterId, limit: BATCH });
    const last = corrections.at(-1);
    if (!last) break;
    yield* correctionsOf(db, corrections);
    afterId = last.id;
  }
  for (let afterId = 0; ; ) {
    const rows = await refundedBetween(db, { ...period, afterId, limit: BATCH });
    const last = rows.at(-1);
    if (!last) break;
    yield* refundsOf(db, rows, { period, siteOf });
    afterId = last.id;
  }
}

function soldBetween(db: Db, { from, to }: Period, afterId: number): Promise<OrderRow[]> {
  return db
    .selectFrom('sales_order')
    .selectAll()
    .where('id', '>', afterId)
    .where((eb) =>
      eb.or([
        eb('status', 'not in', ['canceled', 'fraud']),
        // Its corrections are told; without it they would take off a sale that nobody has seen.
        eb.exists(
          eb
            .selectFrom('issued_document')
            .select('issued_document.id')
            .whereRef('issued_document.orderId', '=', 'sales_order.id')
            .where('issued_document.kind', '=', 'invoice'),
        ),
        // As with corrections: its refund stands in the file of the day when the money went.
        eb.exists(
          eb
            .selectFrom('payment_refund')
            .select('payment_refund.id')
            .whereRef('payment_refund.orderId', '=', 'sales_order.id')
            .where('payment_refund.state', '!=', 'failed'),
        ),
      ]),
    )
    .where((eb) => {
      const soldAt = eb.fn.coalesce('paidAt', 'deliveredAt');
      return eb.and([eb(soldAt, '>=', from), eb(soldAt, '<', to)]);
    })
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

async function* salesOf(db: Db, rows: readonly OrderRow[], siteOf: SiteOf) {
  for (const { document, soldOn } of await readSales(db, rows, siteOf)) yield recordOfSale(document, soldOn);
}

async function* correctionsOf(db: Db, corrections: readonly IssuedDocument[]) {
  const sales = await readCorrectedSales(
    db,
    corrections.map(({ orderId }) => orderId),
  );
  for (const { orderId, content } of corrections)
    yield recordOfCreditNote(content as CreditNote, sales.get(orderId) ?? { soldOn: null, payment: null });
}

/** By the order: the day on which the file has the sale, else the one on its invoice, and how it was paid. */
async function readCorrectedSales(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, CorrectedSale>> {
  const rows = await db
    .selectFrom('issued_document')
    .innerJoin('sales_order', 'sales_order.id', 'issued_document.orderId')
    .select(['issued_document.orderId', 'issued_document.content', 'sales_order.paidAt', 'sales_order.deliveredAt'])
    .where('issued_document.kind', '=', 'invoice')
    .where('issued_document.orderId', 'in', keyList(orderIds))
    .execute();
  return new Map(
    rows.map(({ orderId, content, paidAt, deliveredAt }) => {
      const { soldOn = null, payment } = content as Invoice;
      const soldAt = paidAt ?? deliveredAt;
      return [orderId, { soldOn: soldAt ? dayOf(soldAt, SHOP_TIME_ZONE) : soldOn, payment: payment.title }];
    }),
  );
}

async function* refundsOf(
  db: Db,
  rows: readonly OrderRow[],
  { period, siteOf }: { readonly period: Period; readonly siteOf: SiteOf },
) {
  const refunds = await readRefunds(
    db,
    rows.map(({ id }) => id),
  );
  for (const { orderId, document, soldOn } of await readSales(db, rows, siteOf)) {
    const undocumented = undocumentedRefunds(document, refunds.get(orderId) ?? []);
    for (const { refund, content } of undocumented) {
      if (refund.at < period.from || refund.at >= period.to) continue;
      yield recordOfRefund({ content, returnNumber: refund.returnNumber, soldOn, payment: document.payment.title });
    }
  }
}

/** What was sold by these orders: by the invoice, or, without one, by what the order says. */
async function readSales(db: Db, rows: readonly OrderRow[], siteOf: SiteOf) {
  const orders = await readOrders(db, rows);
  const invoices = await db
    .selectFrom('issued_document')
    .select(['orderId', 'content'])
    .where('kind', '=', 'invoice')
    .where(
      'orderId',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const invoiceOf = new Map(invoices.map(({ orderId, content }) => [orderId, content as Invoice]));
  return orders.flatMap((order) => {
    const { seller } = siteOf(order.siteId).properties;
    const soldAt = order.paidAt ?? order.deliveredAt;
    if (!seller || !soldAt) return [];
    const document = invoiceOf.get(order.id) ?? confirmationOf({ order, seller, language: 'pl' });
    return [{ orderId: order.id, document, soldOn: dayOf(soldAt, SHOP_TIME_ZONE) }];
  });
}
