import { toMoney } from '../../../graphql/money.ts';
import type { OrderItemResolvers, Resolvers } from '../../../graphql/resolver-types.gen.ts';
import { toUid } from '../../../graphql/uids.ts';
import { productBySku } from '../../catalog/index.ts';
import { includedTax } from '../../pricing/index.ts';
import { openPieces } from '../shipping/ship-order.ts';
import { discountsOf, type LineInOrder } from './load-order-parts.ts';

const money = (amount: number, { order }: LineInOrder) => toMoney(amount, order.currency);
/** One piece of a row, as near as whole minor units come. */
const each = (amount: number, { line }: LineInOrder) => Math.round(amount / line.quantity);

function statusOf({ line }: LineInOrder): string {
  if (line.canceled === line.quantity) return 'Canceled';
  if (line.returned === line.quantity) return 'Refunded';
  if (openPieces(line) === 0) return 'Shipped';
  return line.shipped > 0 ? 'Partial' : 'Ordered';
}

/** What coupons took off the line, named by all that took something off the order. */
async function discountsOfLine(item: LineInOrder, _args: unknown, context: Parameters<typeof discountsOf>[1]) {
  const { line, order } = item;
  if (line.discount === 0) return [];
  const coupons = (await discountsOf(order, context)).filter(({ goods }) => goods > 0);
  const [first] = coupons;
  return [
    {
      amount: money(line.discount, item),
      applied_to: 'ITEM' as const,
      type: 'COUPON',
      value: null,
      label: coupons.map(({ label }) => label).join(', '),
      coupon: first ? { code: first.code } : null,
    },
  ];
}

const regularTotal = ({ line }: LineInOrder) => (line.unitPrice === 0 ? 0 : line.regularPrice * line.quantity);

function pricesOf(item: LineInOrder) {
  const { line } = item;
  const net = line.total - line.taxBeforeDiscount;
  const regular = regularTotal(item);
  const regularNet = regular - includedTax(regular, line.taxRate);
  return {
    item,
    price: money(each(net, item), item),
    price_including_tax: money(line.unitPrice, item),
    row_total: money(net, item),
    row_total_including_tax: money(line.total, item),
    original_price: money(each(regularNet, item), item),
    original_price_including_tax: money(each(regular, item), item),
    original_row_total: money(regularNet, item),
    original_row_total_including_tax: money(regular, item),
    total_item_discount: money(line.discount, item),
  };
}

const fieldsOfItem: OrderItemResolvers = {
  id: ({ line }: LineInOrder) => toUid(line.id),
  kind: ({ line }: LineInOrder) => line.kind,
  product: ({ line }: LineInOrder, _args, context) => productBySku(context, line.sku),
  product_name: ({ line }: LineInOrder) => line.name,
  product_sku: ({ line }: LineInOrder) => line.sku,
  product_type: ({ line }: LineInOrder) => (line.hasChoice ? 'configurable' : 'simple'),
  product_url_key: async ({ line }: LineInOrder, _args, context) =>
    (await productBySku(context, line.sku))?.data.urlKey ?? null,
  product_sale_price: (item: LineInOrder) => money(item.line.unitPrice, item),
  prices: pricesOf,
  discounts: discountsOfLine,
  entered_options: () => [],
  selected_options: ({ line }: LineInOrder) => line.options,
  quantity_ordered: ({ line }: LineInOrder) => line.quantity,
  quantity_shipped: ({ line }: LineInOrder) => line.shipped,
  quantity_canceled: ({ line }: LineInOrder) => line.canceled,
  quantity_returned: ({ line }: LineInOrder) => line.returned,
  quantity_refunded: ({ line }: LineInOrder) => line.returned,
  quantity_invoiced: ({ line, order }: LineInOrder) => (order.paidAt === null ? 0 : line.quantity - line.canceled),
  status: statusOf,
  gift_message: () => null,
};

/** Things of an order; what is told of them was true when it was placed, except the product beside it. */
export const orderItemFields: Resolvers = {
  OrderItem: fieldsOfItem,
  ConfigurableOrderItem: { ...fieldsOfItem, parent_sku: ({ line }: LineInOrder) => line.productSku },
  OrderItemPrices: {
    discounts: ({ item }, args, context) => discountsOfLine(item, args, context),
  },
};
