import type { GraphqlContext } from '../../../graphql/context.ts';
import { toMoney } from '../../../graphql/money.ts';
import type { Resolvers } from '../../../graphql/resolver-types.gen.ts';
import type { OrderDiscount, OrderRow } from '../order-view.ts';
import { discountsOf, taxesOf } from './load-order-parts.ts';

const money = (amount: number, { currency }: OrderRow) => toMoney(amount, currency);
const none = () => null;

const discounts = async (order: OrderRow, _args: unknown, context: GraphqlContext) => {
  const reported = (discount: OrderDiscount, amount: number, appliedTo: 'ITEM' | 'SHIPPING') => ({
    amount: money(amount, order),
    applied_to: appliedTo,
    label: discount.label,
    type: 'COUPON',
    value: null,
    coupon: { code: discount.code },
  });
  return (await discountsOf(order, context)).flatMap((discount) => [
    ...(discount.goods > 0 ? [reported(discount, discount.goods, 'ITEM')] : []),
    ...(discount.delivery > 0 ? [reported(discount, discount.delivery, 'SHIPPING')] : []),
  ]);
};

const taxItem = (amount: number, rate: number, order: OrderRow) => ({
  amount: money(amount, order),
  rate,
  title: `VAT ${rate}%`,
});

const taxes = async (order: OrderRow, _args: unknown, context: GraphqlContext) =>
  (await taxesOf(order, context)).map(({ amount, rate }) => taxItem(amount, rate, order));

/** What an order came to; `docs/money.md` says what adds up. */
export const orderTotalFields: Resolvers = {
  OrderTotal: {
    base_grand_total: (order: OrderRow) => money(order.total, order),
    grand_total: (order: OrderRow) => money(order.total, order),
    subtotal: (order: OrderRow) => money(order.subtotal - order.subtotalTax, order),
    subtotal_excl_tax: (order: OrderRow) => money(order.subtotal - order.subtotalTax, order),
    subtotal_incl_tax: (order: OrderRow) => money(order.subtotal, order),
    total_shipping: (order: OrderRow) => money(order.delivery, order),
    total_tax: (order: OrderRow) => money(order.tax, order),
    taxes,
    discounts,
    shipping_handling: (order: OrderRow) => order,
    total_giftcard: none,
    total_reward_points: none,
    total_store_credit: none,
  },
  ShippingHandling: {
    total_amount: (order: OrderRow) => money(order.delivery, order),
    amount_including_tax: (order: OrderRow) => money(order.delivery, order),
    amount_excluding_tax: (order: OrderRow) => money(order.delivery - order.deliveryTax, order),
    taxes: (order: OrderRow) =>
      order.deliveryTax > 0 ? [taxItem(order.deliveryTax, order.deliveryTaxRate, order)] : [],
    discounts: (order: OrderRow) =>
      order.deliveryDiscount > 0 ? [{ amount: money(order.deliveryDiscount, order) }] : [],
  },
};
