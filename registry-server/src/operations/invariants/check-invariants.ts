import type { Db } from '../../database/dialects.ts';
import { couponInvariants } from './coupon-invariants.ts';
import { eventInvariants } from './event-invariants.ts';
import type { Invariant } from './invariant.ts';
import { orderInvariants } from './order-invariants.ts';
import { pageInvariant } from './page-invariant.ts';
import { paymentInvariants } from './payment-invariants.ts';
import { statusInvariant } from './status-invariant.ts';
import { stockInvariants } from './stock-invariants.ts';

/** All invariants of a database at rest. */
export const invariants: readonly Invariant[] = [
  ...stockInvariants,
  ...orderInvariants,
  statusInvariant,
  ...paymentInvariants,
  ...couponInvariants,
  ...eventInvariants,
  pageInvariant,
];

/** Maximum number of reported violations per invariant. */
const NAMED = 20;

export interface Breach {
  readonly name: string;
  readonly says: string;
  readonly subjects: readonly string[];
}

/** Checks all invariants; returns the violated ones. */
export async function checkInvariants(db: Db, chosen: readonly Invariant[] = invariants): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { name, says, find } of chosen) {
    const subjects = await find(db, NAMED);
    if (subjects.length > 0) breaches.push({ name, says, subjects });
  }
  return breaches;
}
