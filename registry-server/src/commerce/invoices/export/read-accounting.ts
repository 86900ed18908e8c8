import type { Site } from '../../../content/sites/index.ts';
import type { Db } from '../../../database/dialects.ts';
import { dayOf, SHOP_TIME_ZONE } from '../../../time/shop-day.ts';
import { type OrderRow, readOrders } from '../../orders/index.ts';
import type { CreditNote, Invoice } from '../content/document.ts';
import { confirmationOf } from '../content/invoice.ts';
import { creditNotesBetween } from '../invoices.store.ts';
import { type AccountingRecord, recordOfCreditNote, recordOfSale } from './accounting-record.ts';

const BATCH = 200;

/** Instants, from the first to before the second. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** What was sold in a period (paid, or handed over and paid at the door; canceled later only with an invoice), then what was corrected in it. */
export async function* readAccounting(
  db: Db,
  period: Period,
  siteOf: (id: number) => Site,
): AsyncGenerator<AccountingRecord> {
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
    for (const { content } of corrections) yield recordOfCreditNote(content as CreditNote);
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

async function* salesOf(db: Db, rows: readonly OrderRow[], siteOf: (id: number) => Site) {
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
  for (const order of orders) {
    const { seller } = siteOf(order.siteId).properties;
    const soldAt = order.paidAt ?? order.deliveredAt;
    if (!seller || !soldAt) continue;
    const document = invoiceOf.get(order.id) ?? confirmationOf({ order, seller, language: 'pl' });
    yield recordOfSale(document, dayOf(soldAt, SHOP_TIME_ZONE));
  }
}
