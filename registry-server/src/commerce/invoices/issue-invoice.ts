import type { Site } from '../../content/sites/index.ts';
import type { Trx } from '../../database/transaction.ts';
import { dayOf, SHOP_TIME_ZONE } from '../../time/shop-day.ts';
import { lockOrder, type OrderView } from '../orders/index.ts';
import { invoiceOf } from './content/invoice.ts';
import { InvoiceImpossible } from './invoices.errors.ts';
import { documentsOf, type IssuedDocument, keepDocument, nextNumber } from './invoices.store.ts';

/** What an order is invoiced for; it happens once. */
const SALE = 'sale';

/** The buyer asked for an invoice to a company: both its name and its number are there. */
export function wantsInvoice({ billingAddress }: Pick<OrderView, 'billingAddress'>): boolean {
  return Boolean(billingAddress.company && billingAddress.vatId);
}

/** Issues the invoice of an order; an order that has one keeps it. Throws `InvoiceImpossible`. */
export async function issueInvoice(trx: Trx, order: OrderView, site: Site, issuedAt: Date): Promise<IssuedDocument> {
  // Documents of one order are issued one after another.
  await lockOrder(trx, order.id);
  const existing = (await documentsOf(trx, order.id)).find(({ kind }) => kind === 'invoice');
  if (existing) return existing;
  const { seller } = site.properties;
  if (!seller) throw new InvoiceImpossible('no-seller');
  if (order.total === 0) throw new InvoiceImpossible('nothing-paid');
  if (order.status === 'canceled' || order.status === 'fraud') throw new InvoiceImpossible('order-canceled');
  const number = await nextNumber(trx, 'invoice', dayOf(issuedAt, SHOP_TIME_ZONE));
  const content = invoiceOf(
    { order, seller, language: order.language.startsWith('en') ? 'en' : 'pl' },
    { number, issuedAt },
  );
  return keepDocument(trx, { orderId: order.id, kind: 'invoice', occasion: SALE, content, issuedAt });
}
