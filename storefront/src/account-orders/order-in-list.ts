import type { Money } from '../order-parts/index.ts';

/** What a row of the history asks of an order. The contract lets more of it be null than this shop ever leaves out. */
export interface OrderInList {
  readonly number: string;
  readonly token: string;
  readonly status: string;
  readonly status_code: string;
  readonly order_date: string;
  readonly order_status_change_date: string;
  readonly status_date_label: string;
  readonly is_highlighted: boolean;
  readonly can_retry_payment: boolean;
  readonly is_returnable: boolean;
  readonly total: { readonly grand_total: Money };
  readonly items: readonly {
    readonly id: string;
    readonly product_name: string;
    readonly quantity_ordered: number;
    /** Null for a product that the shop does not have any more. */
    readonly product: { readonly thumbnail: { readonly url: string | null } | null } | null;
  }[];
  readonly shipments: readonly {
    readonly tracking: readonly { readonly number: string; readonly url: string | null }[];
  }[];
}

/** The one act that fits an order best. */
export type OrderAct =
  | { readonly kind: 'pay' | 'return' | 'reorder' }
  | { readonly kind: 'track' /** Of the carrier. */; readonly url: string };

/** Paying comes before all else; a parcel under way is followed, one that has come may go back; the rest is bought again. */
export function actOf(order: Pick<OrderInList, 'can_retry_payment' | 'is_returnable' | 'shipments'>): OrderAct {
  if (order.can_retry_payment) return { kind: 'pay' };
  if (order.is_returnable) return { kind: 'return' };
  const url = order.shipments.flatMap(({ tracking }) => tracking).find((each) => each.url)?.url;
  return url ? { kind: 'track', url } : { kind: 'reorder' };
}
