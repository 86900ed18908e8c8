import type { Money } from '@witryna/module-schemas';
import type { ShopClient } from '../api/shop-client.ts';
import { EstimateDeliveryDocument } from './cart.gen.ts';
import { toMoney } from './to-cart.ts';

/** What is known of delivery and payment before there is an address. */
export interface DeliveryEstimate {
  /** Of the cheapest delivery. */
  readonly from?: Money | undefined;
  /** The earliest day, `2026-11-24`. */
  readonly day?: string | undefined;
  /** Names of the ways of payment. */
  readonly payments: readonly string[];
}

/** Asks for it; undefined when it could not be had. */
export async function estimateDelivery(client: ShopClient, cartId: string): Promise<DeliveryEstimate | undefined> {
  const { data } = await client.query(EstimateDeliveryDocument, { cartId });
  if (!data) return undefined;
  const methods = (data.estimateShippingMethods ?? []).filter((method) => method?.available === true);
  const prices = methods.flatMap((method) => toMoney(method?.price_incl_tax) ?? []);
  const days = methods.flatMap((method) => method?.delivery_time?.from ?? []).sort();
  const payments = data.estimateTotals.cart?.available_payment_methods ?? [];
  return {
    from: prices.toSorted((one, other) => one.amount - other.amount)[0],
    day: days[0],
    payments: payments.flatMap((method) => method?.title ?? []),
  };
}
