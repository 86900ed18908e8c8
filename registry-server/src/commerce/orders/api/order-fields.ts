import { formatDelivery } from '@witryna/module-schemas';
import { toCountryCode } from '../../../graphql/codes.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { toDateTime } from '../../../graphql/date-time.ts';
import type { Resolvers } from '../../../graphql/resolver-types.gen.ts';
import type { OrderActionType } from '../../../graphql/types.gen.ts';
import { toUid } from '../../../graphql/uids.ts';
import type { OrderAddress, OrderRow } from '../order-view.ts';
import { canCancel, canRetryPayment, isHighlighted, isReturnable } from '../status/order-rules.ts';
import { statusWords } from '../status/status-words.ts';
import { addressIn, commentsOf, discountsOf, historyOf, linesOf, toOrderItem } from './load-order-parts.ts';

const words = (order: Pick<OrderRow, 'status'>, { site }: GraphqlContext) => statusWords(order.status, site.language);

function availableActions(order: OrderRow, _args: unknown, { site }: GraphqlContext): OrderActionType[] {
  const actions: OrderActionType[] = ['REORDER'];
  if (canCancel(order, site)) actions.push('CANCEL');
  if (isReturnable(order, site, new Date())) actions.push('RETURN');
  return actions;
}

const comments = async (order: OrderRow, _args: unknown, context: GraphqlContext) => {
  const all = await commentsOf(order, context);
  return all.flatMap(({ isVisible, message, at }) => (isVisible ? [{ message, timestamp: toDateTime(at) }] : []));
};

const history = async (order: OrderRow, _args: unknown, context: GraphqlContext) => {
  const all = await historyOf(order, context);
  return all.map(({ to, at }) => ({
    date: toDateTime(at),
    status_code: to,
    status_label: statusWords(to, context.site.language).label,
  }));
};

const customerInfo = async (order: OrderRow, _args: unknown, context: GraphqlContext) => {
  const { firstName, lastName, middleName, prefix, suffix } = await addressIn(order, 'billing', context);
  return { firstname: firstName, lastname: lastName, middlename: middleName, prefix, suffix };
};

/** The fields of an order that stand in its row, and those that follow from it. */
export const orderFields: Resolvers = {
  CustomerOrder: {
    id: ({ id }: OrderRow) => toUid(id),
    increment_id: ({ number }: OrderRow) => number,
    order_number: ({ number }: OrderRow) => number,
    order_date: ({ createdAt }: OrderRow) => toDateTime(createdAt),
    created_at: ({ createdAt }: OrderRow) => toDateTime(createdAt),
    order_status_change_date: ({ statusAt }: OrderRow) => toDateTime(statusAt),
    status: (order: OrderRow, _args, context) => words(order, context).label,
    state: ({ status }: OrderRow) => status,
    status_code: ({ status }: OrderRow) => status,
    status_date_label: (order: OrderRow, _args, context) => words(order, context).dateLabel,
    token: (order: OrderRow, _args, { app }) => app.orders.tokenOf(order),
    is_virtual: () => false,
    grand_total: ({ total }: OrderRow) => total / 100,
    total: (order: OrderRow) => order,
    carrier: ({ carrierTitle }: OrderRow) => carrierTitle,
    shipping_method: (order: OrderRow) => formatDelivery(order),
    payment_methods: ({ paymentTitle, paymentMethod }: OrderRow) => [
      { name: paymentTitle, type: paymentMethod, additional_data: [] },
    ],
    items: async (order: OrderRow, _args, context) =>
      (await linesOf(order, context)).map((line) => toOrderItem(line, order)),
    applied_coupons: async (order: OrderRow, _args, context) =>
      (await discountsOf(order, context)).map(({ code }) => ({ code })),
    billing_address: (order: OrderRow, _args, context) => addressIn(order, 'billing', context),
    shipping_address: (order: OrderRow, _args, context) => addressIn(order, 'shipping', context),
    customer_info: customerInfo,
    customer_notes: ({ note }: OrderRow) => note,
    comments,
    history,
    available_actions: availableActions,
    can_retry_payment: (order: OrderRow, _args, { site }) => canRetryPayment(order, site),
    is_highlighted: (order: OrderRow, _args, { site }) => isHighlighted(order, site),
    is_returnable: (order: OrderRow, _args, { site }) => isReturnable(order, site, new Date()),
    pickup_point: ({ point }: OrderRow) => point,
    delivery_estimate: ({ estimateFrom: from, estimateTo: to }: OrderRow) => (from && to ? { from, to } : null),
    gift_message: () => null,
  },
  OrderAddress: {
    firstname: ({ firstName }: OrderAddress) => firstName,
    lastname: ({ lastName }: OrderAddress) => lastName,
    middlename: ({ middleName }: OrderAddress) => middleName,
    country_code: ({ countryCode }: OrderAddress) => toCountryCode(countryCode),
    region_id: ({ regionId }: OrderAddress) => (regionId === null ? null : String(regionId)),
    telephone: ({ phone }: OrderAddress) => phone,
    vat_id: ({ vatId }: OrderAddress) => vatId,
    custom_attributesV2: () => [],
  },
};
