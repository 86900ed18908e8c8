import type { Order, OrderItemPrices, OrderPaymentStatus, RetryPaymentUrlOutput } from '../../../graphql/types.gen.ts';
import type { OrderAddress, OrderRow } from '../order-view.ts';
import type { LineInOrder } from './load-order-parts.ts';

/** Of whose payment it is told how far it is. */
interface OfOrder {
  readonly unpaidOrderId: number;
}

export type CustomerOrderMapper = OrderRow;
export type OrderAddressMapper = OrderAddress;
export type OrderTotalMapper = OrderRow;
export type ShippingHandlingMapper = OrderRow;
export type OrderItemInterfaceMapper = LineInOrder;
export type OrderItemMapper = LineInOrder;
export type ConfigurableOrderItemMapper = LineInOrder;
export type OrderItemPricesMapper = Omit<OrderItemPrices, 'discounts'> & { readonly item: LineInOrder };
export type OrderMapper = Order & OfOrder;
export type OrderPaymentStatusMapper = OrderPaymentStatus & OfOrder;
export type RetryPaymentUrlOutputMapper = RetryPaymentUrlOutput & OfOrder;
