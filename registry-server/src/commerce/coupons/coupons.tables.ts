import type { Id, Json, Timestamp } from '../../database/columns.ts';

export const COUPON_KINDS = ['percent', 'fixed', 'freeDelivery'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** Amounts are in the currency of the coupon's site, gross. */
export interface CouponTable {
  id: Id;
  siteId: number;
  /** As staff wrote it. */
  code: string;
  /** As it is compared. */
  codeKey: string;
  name: string;
  searchText: string;
  kind: CouponKind;
  percent: number | null;
  amount: number | null;
  /** Least value of goods before discounts. */
  minimum: number | null;
  startsAt: Timestamp | null;
  /** The first instant without it. */
  endsAt: Timestamp | null;
  /** Only for goods of these categories and those below; for all when empty. */
  categoryPaths: Json<readonly string[]>;
  /** Gifts from which one may be chosen. */
  giftSkus: Json<readonly string[]>;
  usageLimit: number | null;
  usagePerCustomer: number | null;
  /** Orders that took it. */
  uses: number;
  isActive: boolean;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** One for each order that took the coupon. */
export interface CouponUseTable {
  id: Id;
  couponId: number;
  cartId: string;
  customerId: number | null;
  /** SHA-256 of the address in lower case: tells guests apart without keeping who they are. */
  emailHash: string;
  usedAt: Timestamp;
}

export interface CartCouponTable {
  cartId: string;
  couponId: number;
  /** In which order they were given. */
  position: number;
}

declare module '../../database/tables.ts' {
  interface Tables {
    coupon: CouponTable;
    coupon_use: CouponUseTable;
    cart_coupon: CartCouponTable;
  }
}
