import type { OrderAddress, OrderConsent, PlacedOrder } from '../order-view.ts';

/** An order that is calculated and has no row, no number yet. */
export type OrderDraft = Omit<
  PlacedOrder,
  'id' | 'number' | 'lines' | 'shippingAddress' | 'billingAddress' | 'taxes' | 'discounts' | 'consents'
> & {
  readonly lines: readonly Omit<PlacedOrder['lines'][number], 'orderId'>[];
  readonly shippingAddress: DraftAddress;
  readonly billingAddress: DraftAddress;
  readonly taxes: readonly Omit<PlacedOrder['taxes'][number], 'orderId'>[];
  readonly discounts: readonly Omit<PlacedOrder['discounts'][number], 'orderId'>[];
  readonly consents: readonly DraftConsent[];
};

export type DraftAddress = Omit<OrderAddress, 'orderId' | 'kind'>;
export type DraftConsent = Omit<OrderConsent, 'orderId'>;
