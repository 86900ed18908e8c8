import { urlPathOf } from '../../content/slug.ts';
import type { Trx } from '../../database/transaction.ts';
import type { EventSubject } from '../../events/webhook-events.ts';

/** What an event says of its subject. */
export type EventFacts = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Reads what is told of a subject: numbers and states, nothing of people, so that neither the log of deliveries nor a
 * wrong address knows a shopper. Who may know more asks the API. Undefined when it is gone.
 */
export function readEventFacts(trx: Trx, { event, id }: EventSubject): Promise<EventFacts | undefined> {
  if (event.startsWith('page.')) return pageFacts(trx, id);
  return event === 'stock.changed' ? stockFacts(trx, id) : orderFacts(trx, id);
}

async function pageFacts(trx: Trx, id: number): Promise<EventFacts | undefined> {
  const page = await trx
    .selectFrom('page')
    .innerJoin('site', 'site.id', 'page.siteId')
    .select(['site.code as site', 'page.slug', 'page.type', 'page.isTemplate', 'publishedRevisionId', 'publishedAt'])
    .where('page.id', '=', id)
    .executeTakeFirst();
  if (!page) return undefined;
  const { slug, publishedAt, publishedRevisionId, ...rest } = page;
  const path = page.isTemplate ? null : urlPathOf(slug);
  return { id, ...rest, path, revision: publishedRevisionId, publishedAt: publishedAt?.toISOString() ?? null };
}

async function stockFacts(trx: Trx, variantId: number): Promise<EventFacts | undefined> {
  return trx
    .selectFrom('product_variant')
    .innerJoin('product', 'product.id', 'product_variant.productId')
    .innerJoin('stock', 'stock.variantId', 'product_variant.id')
    .select(['product_variant.sku', 'product.sku as productSku', 'stock.sellable'])
    .where('product_variant.id', '=', variantId)
    .executeTakeFirst();
}

async function orderFacts(trx: Trx, id: number): Promise<EventFacts | undefined> {
  const order = await trx
    .selectFrom('sales_order')
    .innerJoin('site', 'site.id', 'sales_order.siteId')
    .select(['site.code as site', 'sales_order.number', 'sales_order.status', 'sales_order.version', 'total'])
    .select(['sales_order.currency', 'paymentMethod', 'carrierCode', 'methodCode', 'paidAt', 'shippedAt'])
    .select('sales_order.createdAt')
    .where('sales_order.id', '=', id)
    .executeTakeFirst();
  if (!order) return undefined;
  const { paidAt, shippedAt, createdAt, ...rest } = order;
  const time = (at: Date | null) => at?.toISOString() ?? null;
  return { id, ...rest, paidAt: time(paidAt), shippedAt: time(shippedAt), createdAt: createdAt.toISOString() };
}
