import type { Db } from '../../../database/dialects.ts';
import { amountText, type ExportSection } from '../../../identity/customers/index.ts';

/** Orders that are read at once. */
const BATCH = 50;

/** A customer's orders, with what was bought, where it went and what was agreed to. */
export const ordersSection = (db: Db): ExportSection => ({ name: 'orders', read: ({ id }) => ordersOf(db, id) });

async function* ordersOf(db: Db, customerId: number): AsyncGenerator<unknown> {
  for (let after = 0; ; ) {
    const orders = await db
      .selectFrom('sales_order')
      .selectAll()
      .where('customerId', '=', customerId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = orders.at(-1);
    if (!last) return;
    after = last.id;
    const ids = orders.map(({ id }) => id);
    const [lines, addresses, consents, comments, tracking, documents] = await Promise.all([
      db.selectFrom('sales_order_line').selectAll().where('orderId', 'in', ids).orderBy('position').execute(),
      db.selectFrom('sales_order_address').selectAll().where('orderId', 'in', ids).execute(),
      db.selectFrom('sales_order_consent').selectAll().where('orderId', 'in', ids).execute(),
      db
        .selectFrom('sales_order_comment')
        .select(['orderId', 'at', 'message'])
        .where('orderId', 'in', ids)
        .where('isVisible', '=', true)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('shipment_tracking')
        .innerJoin('shipment', 'shipment.id', 'shipment_tracking.shipmentId')
        .select(['orderId', 'shipment_tracking.title', 'shipment_tracking.number'])
        .where('orderId', 'in', ids)
        .execute(),
      db
        .selectFrom('issued_document')
        .select(['orderId', 'kind', 'number', 'issuedAt'])
        .where('orderId', 'in', ids)
        .execute(),
    ]);
    for (const order of orders) {
      const { currency } = order;
      const mine = <Row extends { readonly orderId: number }>(rows: readonly Row[]) =>
        rows.flatMap(({ orderId, ...row }) => (orderId === order.id ? [row] : []));
      yield {
        number: order.number,
        placedAt: order.createdAt,
        status: order.status,
        statusAt: order.statusAt,
        email: order.email,
        language: order.language,
        total: amountText(order.total, currency),
        goods: amountText(order.goods, currency),
        delivery: amountText(order.delivery, currency),
        discount: amountText(order.discount, currency),
        tax: amountText(order.tax, currency),
        deliveryMethod: `${order.carrierTitle}, ${order.methodTitle}`,
        pickupPoint: order.point,
        paymentMethod: order.paymentTitle,
        paidAt: order.paidAt,
        shippedAt: order.shippedAt,
        deliveredAt: order.deliveredAt,
        note: order.note,
        lines: mine(lines).map((line) => ({
          sku: line.sku,
          name: line.name,
          options: line.options,
          quantity: line.quantity,
          unitPrice: amountText(line.unitPrice, currency),
          payable: amountText(line.payable, currency),
        })),
        addresses: mine(addresses),
        consents: mine(consents),
        comments: mine(comments),
        shipments: mine(tracking),
        documents: mine(documents),
      };
    }
  }
}
