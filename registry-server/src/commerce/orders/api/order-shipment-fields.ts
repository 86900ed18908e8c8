import type { GraphqlContext } from '../../../graphql/context.ts';
import { toDateTime } from '../../../graphql/date-time.ts';
import { toMoney } from '../../../graphql/money.ts';
import type { Resolvers } from '../../../graphql/resolver-types.gen.ts';
import { toUid } from '../../../graphql/uids.ts';
import type { OrderRow } from '../order-view.ts';
import { trackingUrl } from '../shipping/ship-order.ts';
import { linesOf, shipmentsOf, toOrderItem } from './load-order-parts.ts';

async function shipments(order: OrderRow, _args: unknown, context: GraphqlContext) {
  const [all, lines] = await Promise.all([shipmentsOf(order, context), linesOf(order, context)]);
  return all.map(({ id, number, note, createdAt, lines: sent, tracking }) => ({
    id: toUid(id),
    number,
    created_at: toDateTime(createdAt),
    comments: note === null ? [] : [{ message: note, timestamp: toDateTime(createdAt) }],
    items: sent.flatMap(({ id: itemId, orderLineId, quantity }) => {
      const line = lines.find((each) => each.id === orderLineId);
      if (!line) return [];
      return [
        {
          __typename: 'ShipmentItem' as const,
          id: toUid(itemId),
          product_name: line.name,
          product_sku: line.sku,
          quantity_shipped: quantity,
          product_sale_price: toMoney(line.unitPrice, order.currency),
          order_item: toOrderItem(line, order),
        },
      ];
    }),
    tracking: tracking.map((each) => ({
      carrier: each.carrierCode,
      title: each.title,
      number: each.number,
      url: trackingUrl(each) ?? null,
    })),
  }));
}

/** Parcels that left. */
export const orderShipmentFields: Resolvers = {
  CustomerOrder: { shipments },
};
