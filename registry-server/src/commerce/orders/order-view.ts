import type { Selectable } from 'kysely';
import type {
  SalesOrderAddressTable,
  SalesOrderCommentTable,
  SalesOrderConsentTable,
  SalesOrderDiscountTable,
  SalesOrderLineTable,
  SalesOrderStatusTable,
  SalesOrderTable,
  SalesOrderTaxTable,
  ShipmentLineTable,
  ShipmentTable,
  ShipmentTrackingTable,
} from './orders.tables.ts';

export type OrderRow = Selectable<SalesOrderTable>;
export type OrderLine = Selectable<SalesOrderLineTable>;
export type OrderAddress = Selectable<SalesOrderAddressTable>;
export type OrderTax = Selectable<SalesOrderTaxTable>;
export type OrderDiscount = Selectable<SalesOrderDiscountTable>;
export type OrderStatusChange = Selectable<SalesOrderStatusTable>;
export type OrderConsent = Selectable<SalesOrderConsentTable>;
export type OrderComment = Selectable<SalesOrderCommentTable>;

export interface OrderShipment extends Selectable<ShipmentTable> {
  readonly lines: readonly Selectable<ShipmentLineTable>[];
  readonly tracking: readonly Selectable<ShipmentTrackingTable>[];
}

/** An order as it was just placed: everything that a confirmation needs, nothing read again. */
export interface PlacedOrder extends OrderRow {
  readonly lines: readonly Omit<OrderLine, 'id'>[];
  readonly shippingAddress: OrderAddress;
  readonly billingAddress: OrderAddress;
  readonly taxes: readonly OrderTax[];
  readonly discounts: readonly OrderDiscount[];
  readonly consents: readonly OrderConsent[];
}

/** A whole order as it is shown. */
export interface OrderView extends OrderRow {
  /** In the order of their positions. */
  readonly lines: readonly OrderLine[];
  readonly shippingAddress: OrderAddress;
  readonly billingAddress: OrderAddress;
  /** Highest rate first. */
  readonly taxes: readonly OrderTax[];
  readonly discounts: readonly OrderDiscount[];
  /** Oldest first; the first one has no `from`. */
  readonly history: readonly OrderStatusChange[];
  readonly consents: readonly OrderConsent[];
  /** All, also those that only staff may see. */
  readonly comments: readonly OrderComment[];
  readonly shipments: readonly OrderShipment[];
}
