import type { Generated } from 'kysely';
import type { Id, Json, Timestamp } from '../../database/columns.ts';
import type { LineKind } from '../cart/index.ts';
import type { CouponKind } from '../coupons/index.ts';
import type { OrderStatus } from '../order-status.ts';
import type { OrderPoint } from './order-point.ts';

/** All amounts are minor units of the order's currency, gross. What is in an order was true when it was placed. */
export interface SalesOrderTable {
  id: Id;
  siteId: number;
  /** Nine digits or more, `000000012`; unique over all sites. Can be guessed: never a key to anything. */
  number: string;
  /** One cart comes to one order. */
  cartId: string;
  /** Null for a guest's. */
  customerId: number | null;
  /** As it was typed. */
  email: string;
  /** In lower case: what is compared. */
  emailKey: string;
  /** Folded last name of the billing address. */
  lastNameKey: string;
  /** Folded first name of the billing address; empty of orders that are older than this column. */
  firstNameKey: string;
  /** In which the shopper is written to. */
  language: string;
  status: OrderStatus;
  /** Where an order that is on hold goes back to. */
  heldFrom: OrderStatus | null;
  /** Since when it has this status. */
  statusAt: Timestamp;
  /** Counts the changes. */
  version: number;
  currency: string;
  /** Goods before discounts, and the tax within. */
  subtotal: number;
  subtotalTax: number;
  /** Off goods. */
  discount: number;
  /** Goods after discounts, and the tax within. */
  goods: number;
  goodsTax: number;
  /** Delivery before its discount. */
  deliveryPrice: number;
  deliveryDiscount: number;
  /** Delivery as it is paid, and the tax within. */
  delivery: number;
  deliveryTax: number;
  deliveryTaxRate: number;
  /** All tax within the total. */
  tax: number;
  /** `goods + delivery`. */
  total: number;
  carrierCode: string;
  methodCode: string;
  carrierTitle: string;
  methodTitle: string;
  point: Json<OrderPoint> | null;
  /** Days `2026-11-24` on which the parcel was promised. */
  estimateFrom: string | null;
  estimateTo: string | null;
  paymentMethod: string;
  paymentTitle: string;
  /** What the shopper wrote for the carrier or the shop. */
  note: string | null;
  paidAt: Timestamp | null;
  /** Some piece has neither left nor been canceled; of the lines, so that the few are found among all others. */
  hasPiecesToShip: Generated<boolean>;
  /** Some parcel has left without a number to follow it by; of the parcels. */
  hasUntrackedParcel: Generated<boolean>;
  /** When its first parcel left. */
  shippedAt: Timestamp | null;
  /** When it was handed over: the day from which it may be returned. */
  deliveredAt: Timestamp | null;
  /** Set once, when what was taken from the stock went back. */
  stockReturnedAt: Timestamp | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface SalesOrderLineTable {
  id: Id;
  orderId: number;
  /** From 0. */
  position: number;
  /** Of the variant. */
  sku: string;
  productSku: string;
  /** Whose stock was taken; by number, it may be gone. */
  variantId: number | null;
  name: string;
  kind: LineKind;
  /** True when the product had other variants to choose from. */
  hasChoice: boolean;
  /** What was chosen, in words: size, colour. */
  options: Json<readonly OrderLineOption[]>;
  quantity: number;
  /** Paid for one before coupons; zero for a gift. */
  unitPrice: number;
  /** Before any reduction of the catalogue. */
  regularPrice: number;
  isFriendsAndFamily: boolean;
  taxRate: number;
  /** `unitPrice * quantity` */
  total: number;
  /** Of coupons. */
  discount: number;
  payable: number;
  tax: number;
  taxBeforeDiscount: number;
  /** Pieces that left, were canceled, came back. */
  shipped: number;
  canceled: number;
  returned: number;
}

export interface OrderLineOption {
  readonly label: string;
  readonly value: string;
}

export interface SalesOrderAddressTable {
  orderId: number;
  kind: 'shipping' | 'billing';
  firstName: string;
  lastName: string;
  middleName: string | null;
  prefix: string | null;
  suffix: string | null;
  company: string | null;
  /** Ten digits for Poland. */
  vatId: string | null;
  street: Json<readonly string[]>;
  city: string;
  postcode: string | null;
  countryCode: string;
  region: string | null;
  regionCode: string | null;
  regionId: number | null;
  phone: string | null;
  fax: string | null;
}

/** The tax within the total, by rate. */
export interface SalesOrderTaxTable {
  orderId: number;
  rate: number;
  amount: number;
}

/** What a coupon took off. */
export interface SalesOrderDiscountTable {
  orderId: number;
  position: number;
  couponId: number | null;
  code: string;
  label: string;
  kind: CouponKind;
  goods: number;
  delivery: number;
}

export type OrderActorKind = 'shopper' | 'staff' | 'payment' | 'system';

/** Every change of status, from the first (`from` is null) on. */
export interface SalesOrderStatusTable {
  id: Id;
  orderId: number;
  from: OrderStatus | null;
  to: OrderStatus;
  at: Timestamp;
  actorKind: OrderActorKind;
  /** Of the person of staff, or of the customer. */
  actorId: number | null;
  note: string | null;
}

/** What the shopper agreed to in the checkout. */
export interface SalesOrderConsentTable {
  orderId: number;
  /** `terms`, `privacy`, `newsletter` … */
  agreement: string;
  isGranted: boolean;
  textVersion: string;
  source: string;
  at: Timestamp;
}

/** Notes of staff; visible ones are shown to the shopper. */
export interface SalesOrderCommentTable {
  id: Id;
  orderId: number;
  at: Timestamp;
  message: string;
  isVisible: boolean;
  staffId: number | null;
}

export interface ShipmentTable {
  id: Id;
  orderId: number;
  /** `000000012-1` */
  number: string;
  note: string | null;
  createdAt: Timestamp;
}

export interface ShipmentLineTable {
  id: Id;
  shipmentId: number;
  orderLineId: number;
  quantity: number;
}

export interface ShipmentTrackingTable {
  id: Id;
  shipmentId: number;
  carrierCode: string;
  title: string;
  number: string;
}

/** Only on SQLite; on PostgreSQL a sequence gives the numbers. */
export interface OrderNumberTable {
  id: number;
  last: number;
}

declare module '../../database/tables.ts' {
  interface Tables {
    sales_order: SalesOrderTable;
    sales_order_line: SalesOrderLineTable;
    sales_order_address: SalesOrderAddressTable;
    sales_order_tax: SalesOrderTaxTable;
    sales_order_discount: SalesOrderDiscountTable;
    sales_order_status: SalesOrderStatusTable;
    sales_order_consent: SalesOrderConsentTable;
    sales_order_comment: SalesOrderCommentTable;
    shipment: ShipmentTable;
    shipment_line: ShipmentLineTable;
    shipment_tracking: ShipmentTrackingTable;
    order_number: OrderNumberTable;
  }
}
