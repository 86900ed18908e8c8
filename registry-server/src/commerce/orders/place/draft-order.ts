import { normalizeForSearch } from '@witryna/module-schemas';
import type { Site } from '../../../content/sites/index.ts';
import type { CartLine, CartState, ChosenDelivery, OfferedPayment } from '../../cart/index.ts';
import type { OrderStatus } from '../../order-status.ts';
import { ON_DELIVERY } from '../../payment-method-codes.ts';
import type { OrderPoint } from '../order-point.ts';
import type { OrderAddress, OrderConsent, PlacedOrder } from '../order-view.ts';
import type { OrderLineOption } from '../orders.tables.ts';
import type { OrderCheckout } from './order-checkout.ts';

/** An order that is calculated and has no row, no number yet. */
export type OrderDraft = Omit<
  PlacedOrder,
  | 'id'
  | 'number'
  | 'lines'
  | 'shippingAddress'
  | 'billingAddress'
  | 'taxes'
  | 'discounts'
  | 'consents'
  | 'hasPiecesToShip'
  | 'hasUntrackedParcel'
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

/** All that an order follows from; it was read under the lock of the cart. */
export interface DraftFacts {
  readonly site: Site;
  readonly state: CartState;
  readonly email: string;
  readonly checkout: OrderCheckout;
  readonly delivery: ChosenDelivery;
  readonly point: OrderPoint | null;
  readonly payment: Pick<OfferedPayment, 'code' | 'title'>;
  /** What was chosen of each variant, in words. */
  readonly options: ReadonlyMap<number, readonly OrderLineOption[]>;
  readonly now: Date;
}

/** An order of its facts: exactly the sums of the cart at this moment, nothing that a client sent. */
export function draftOrder(facts: DraftFacts): OrderDraft {
  const { site, state, email, checkout, delivery, payment, now, point } = facts;
  const { totals } = state;
  return {
    siteId: site.id,
    cartId: state.cart.id,
    customerId: state.cart.customerId,
    email,
    emailKey: email.toLowerCase(),
    lastNameKey: normalizeForSearch(checkout.billingAddress.lastName),
    firstNameKey: normalizeForSearch(checkout.billingAddress.firstName),
    language: site.language,
    status: firstStatus(payment.code, totals.total),
    heldFrom: null,
    statusAt: now,
    version: 1,
    currency: site.currency,
    subtotal: totals.subtotal,
    subtotalTax: totals.subtotalTax,
    discount: totals.discount,
    goods: totals.goods,
    goodsTax: totals.goodsTax,
    deliveryPrice: totals.delivery.price,
    deliveryDiscount: totals.delivery.discount,
    delivery: totals.delivery.payable,
    deliveryTax: totals.delivery.tax,
    deliveryTaxRate: delivery.taxRate,
    tax: totals.tax,
    total: totals.total,
    carrierCode: delivery.carrierCode,
    methodCode: delivery.methodCode,
    carrierTitle: delivery.carrierTitle,
    methodTitle: delivery.methodTitle,
    point,
    estimateFrom: delivery.estimate.from,
    estimateTo: delivery.estimate.to,
    paymentMethod: payment.code,
    paymentTitle: payment.title,
    note: checkout.note,
    paidAt: null,
    shippedAt: null,
    deliveredAt: null,
    stockReturnedAt: null,
    createdAt: now,
    updatedAt: now,
    lines: state.lines.map((line, position) => draftLine(line, position, facts.options)),
    shippingAddress: checkout.shippingAddress,
    billingAddress: checkout.billingAddress,
    taxes: totals.taxes,
    discounts: state.coupons.map(({ coupon, goods, delivery: offDelivery }, position) => ({
      position,
      couponId: coupon.id,
      code: coupon.code,
      label: coupon.name,
      kind: coupon.kind,
      goods,
      delivery: offDelivery,
    })),
    consents: checkout.consents,
  };
}

/** Where an order begins: what needs no money in advance is worked on at once, all others wait for theirs. */
function firstStatus(paymentMethod: string, total: number): OrderStatus {
  return total === 0 || paymentMethod === ON_DELIVERY ? 'processing' : 'pendingPayment';
}

function draftLine(
  { sku, productSku, name, kind, quantity, variant, price, pricing, totals }: CartLine,
  position: number,
  options: DraftFacts['options'],
): OrderDraft['lines'][number] {
  if (!variant) throw new Error(`Cart line ${sku} has no variant`);
  return {
    position,
    sku,
    productSku,
    variantId: variant.variantId,
    name,
    kind,
    hasChoice: variant.hasChoice,
    options: options.get(variant.variantId) ?? [],
    quantity,
    unitPrice: pricing.unitPrice,
    regularPrice: price?.regular.amount ?? pricing.unitPrice,
    taxRate: pricing.taxRate,
    isFriendsAndFamily: price?.isFriendsAndFamily === true,
    total: totals.total,
    discount: totals.discount,
    payable: totals.payable,
    tax: totals.tax,
    taxBeforeDiscount: totals.taxBeforeDiscount,
    shipped: 0,
    canceled: 0,
    returned: 0,
  };
}
