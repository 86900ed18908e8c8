import type { Site } from '../../../content/sites/sites.store.ts';
import { foldText } from '../../../text/fold-text.ts';
import type { CartLine } from '../../cart/cart-line.ts';
import { reckonTotals } from '../../cart/cart-totals.ts';
import type { CartState } from '../../cart/reckon-cart.ts';
import type { OfferedMethod } from '../../delivery/offer/offered-method.ts';
import type { OrderPoint } from '../order-point.ts';
import type { OrderLineOption } from '../orders.tables.ts';
import type { OrderStatus } from '../status/order-status.ts';
import type { DraftAddress, DraftConsent, OrderDraft } from './order-draft.ts';

/** All that an order follows from; it was read under the lock of the cart. */
export interface DraftFacts {
  readonly site: Site;
  readonly state: CartState;
  readonly email: string;
  readonly shippingAddress: DraftAddress;
  readonly billingAddress: DraftAddress;
  readonly delivery: OfferedMethod;
  readonly point?: OrderPoint | undefined;
  readonly payment: { readonly code: string; readonly title: string };
  readonly note: string | null;
  readonly consents: readonly DraftConsent[];
  /** What was chosen of each variant, in words. */
  readonly options: ReadonlyMap<number, readonly OrderLineOption[]>;
  readonly now: Date;
}

const ON_DELIVERY = 'cashondelivery';

/** Reckons an order from its facts; nothing that a client sent is in its sums. */
export function draftOrder(facts: DraftFacts): OrderDraft {
  const { site, state, email, delivery, payment, now, billingAddress } = facts;
  const holding = state.coupons.filter(({ refusal }) => refusal === undefined);
  const totals = reckonTotals({
    lines: state.lines.map(({ pricing }) => pricing),
    coupons: holding.map(({ coupon }) => coupon),
    delivery: { price: delivery.priceGross, taxRate: delivery.taxRate },
  });
  return {
    ...{ siteId: site.id, cartId: state.cart.id, customerId: state.cart.customerId },
    ...{ email, emailKey: email.toLowerCase(), lastNameKey: foldText(billingAddress.lastName) },
    ...{ language: site.language, status: firstStatus(payment.code, totals.total), heldFrom: null, statusAt: now },
    ...{ version: 1, currency: site.currency },
    ...{ subtotal: totals.subtotal, subtotalTax: totals.subtotalTax, discount: totals.discount },
    ...{ goods: totals.goods, goodsTax: totals.goodsTax },
    ...{ deliveryPrice: totals.delivery.price, deliveryDiscount: totals.delivery.discount },
    ...{ delivery: totals.delivery.payable, deliveryTax: totals.delivery.tax, deliveryTaxRate: delivery.taxRate },
    ...{ tax: totals.tax, total: totals.total },
    ...{ carrierCode: delivery.carrierCode, methodCode: delivery.methodCode },
    ...{ carrierTitle: delivery.carrierTitle, methodTitle: delivery.methodTitle, point: facts.point ?? null },
    ...{ estimateFrom: delivery.estimate.from, estimateTo: delivery.estimate.to },
    ...{ paymentMethod: payment.code, paymentTitle: payment.title, note: facts.note },
    ...{ paidAt: null, shippedAt: null, deliveredAt: null, stockReturnedAt: null, createdAt: now, updatedAt: now },
    lines: state.lines.map((line, position) => draftLine(line, position, { facts, totals: totals.lines[position] })),
    shippingAddress: facts.shippingAddress,
    billingAddress,
    taxes: totals.taxes,
    discounts: holding.map(({ coupon }, position) => ({
      ...{ position, couponId: coupon.id, code: coupon.code, label: coupon.name, kind: coupon.kind },
      ...{ goods: totals.coupons[position]?.goods ?? 0, delivery: totals.coupons[position]?.delivery ?? 0 },
    })),
    consents: facts.consents,
  };
}

/** Where an order begins: what needs no money in advance is worked on at once, all others wait for theirs. */
export function firstStatus(paymentMethod: string, total: number): OrderStatus {
  return total === 0 || paymentMethod === ON_DELIVERY ? 'processing' : 'pendingPayment';
}

type Totals = ReturnType<typeof reckonTotals>['lines'][number];

function draftLine(
  { sku, productSku, name, kind, quantity, sellable, price, pricing }: CartLine,
  position: number,
  { facts, totals }: { readonly facts: DraftFacts; readonly totals: Totals | undefined },
): OrderDraft['lines'][number] {
  if (!totals || !sellable) throw new Error('Lines that can be ordered have totals and a variant.');
  return {
    ...{ position, sku, productSku, variantId: sellable.variantId, name, kind, hasChoice: sellable.hasChoice },
    ...{ options: facts.options.get(sellable.variantId) ?? [], quantity, unitPrice: pricing.unitPrice },
    ...{ regularPrice: price?.regular.amount ?? pricing.unitPrice, taxRate: pricing.taxRate },
    isFriendsAndFamily: price?.isFriendsAndFamily === true,
    ...{ total: totals.total, discount: totals.discount, payable: totals.payable },
    ...{ tax: totals.tax, taxBeforeDiscount: totals.taxBeforeDiscount, shipped: 0, canceled: 0, returned: 0 },
  };
}
