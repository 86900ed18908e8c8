import type { GraphqlFeature } from '../../../graphql/feature.ts';
import { cancelByLink, cancelOrder } from './cancellation.ts';
import { customerOrders } from './customer-orders.ts';
import { guestOrders } from './guest-orders.ts';
import { createAccountFromOrder } from './order-account.ts';
import { orderFields } from './order-fields.ts';
import { orderItemFields } from './order-item-fields.ts';
import { orderShipmentFields } from './order-shipment-fields.ts';
import { orderTotalFields } from './order-total-fields.ts';
import { paymentOfOrder, paymentReasonFields } from './payment-of-order.ts';
import { placeOrder } from './place-order-mutation.ts';
import { reorderItems } from './reorder-items.ts';

/** Orders. */
export const ordersResolvers: GraphqlFeature = {
  access: {
    'Query.guestOrder': 'public',
    'Query.guestOrderByToken': 'public',
    'Query.orderPaymentStatus': 'public',
    'Query.paymentReasons': 'public',
    // A cart's id is its guest's key.
    'Mutation.placeOrder': 'public',
    // Whoever has the order's token may open an account with it.
    'Mutation.createAccountFromOrder': 'public',
    'Mutation.cancelOrder': 'customer',
    // The order's token, and then the key of its mail, are what they ask for.
    'Mutation.requestGuestOrderCancel': 'public',
    'Mutation.confirmCancelOrder': 'public',
    'Mutation.reorderItems': 'customer',
    'Mutation.retryPaymentUrl': 'public',
  },
  // Orders that are there can be read, paid and canceled on a site that sells no more.
  siteFeature: {
    'Mutation.createAccountFromOrder': 'user',
    'Mutation.placeOrder': 'cart',
    'Mutation.reorderItems': 'cart',
  },
  // Whether a cart may still be placed, is for `placeOrder` to say; an order that is there can be paid.
  closedInMaintenance: ['Mutation.reorderItems'],
  resolvers: {
    Query: { ...guestOrders, ...paymentOfOrder.query },
    Mutation: {
      placeOrder,
      createAccountFromOrder,
      cancelOrder,
      ...cancelByLink,
      reorderItems,
      ...paymentOfOrder.mutation,
    },
    Customer: { orders: customerOrders },
    ...paymentReasonFields,
    ...orderFields,
    ...orderItemFields,
    ...orderTotalFields,
    ...orderShipmentFields,
    CustomerOrder: {
      ...orderFields.CustomerOrder,
      ...orderShipmentFields.CustomerOrder,
    },
  },
};
