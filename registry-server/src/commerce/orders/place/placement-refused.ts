/** The codes of the contract. */
export type PlacementCode =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

/** A line that stands in the way, with what the shopper should know of it. */
export interface RefusedLine {
  readonly lineId: number;
  readonly sku: string;
  readonly name: string;
  readonly reason: string;
  /** In the shopper's language. */
  readonly message: string;
  /** Pieces that there are. */
  readonly available: number;
  /** What the whole line costs now, before coupons; minor units. */
  readonly rowTotal: number;
}

/** What keeps an order from being placed; nothing of it has happened. */
export class PlacementRefused extends Error {
  readonly code: PlacementCode;
  /** Stable, kebab-case, finer than the code. */
  readonly reason: string;
  readonly lines: readonly RefusedLine[];

  constructor(code: PlacementCode, reason: string, message: string, lines: readonly RefusedLine[] = []) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.reason = reason;
    this.lines = lines;
  }
}

/** The refusals in the words of the contract. */
export const refuse = {
  outOfStock: (lines: readonly RefusedLine[]) => unable('out-of-stock', 'Some of the products are out of stock', lines),
  unavailable: (lines: readonly RefusedLine[]) =>
    unable('products-unavailable', 'Some of the products are not available', lines),
  changed: (lines: readonly RefusedLine[]) =>
    unable('total-changed', 'The total has changed. Please check the order and try again', lines),
  empty: () => unable('cart-empty', 'The cart is empty'),
  coupon: (message: string) => unable('coupon-refused', message),
  shippingAddress: () =>
    unable('shipping-address-missing', "Some addresses can't be used due to the configurations for specific countries"),
  billingAddress: () => unable('billing-address-missing', 'Please check the billing address information'),
  shippingMethod: (reason = 'shipping-method-missing', message?: string) =>
    unable(reason, message ?? 'The shipping method is missing. Select the shipping method and try again'),
  paymentMethod: (reason = 'payment-method-missing') => unable(reason, 'Enter a valid payment method and try again'),
  consents: () =>
    unable('consents-missing', 'First, agree to the terms and conditions, then try placing your order again.'),
  guestEmail: () =>
    new PlacementRefused('GUEST_EMAIL_MISSING', 'guest-email-missing', 'Guest email for cart is missing.'),
  cartMissing: (id: string) =>
    new PlacementRefused('CART_NOT_FOUND', 'cart-missing', `Could not find a cart with ID "${id}"`),
  cartNotActive: () => new PlacementRefused('CART_NOT_ACTIVE', 'cart-not-active', "The cart isn't active."),
} as const;

function unable(reason: string, message: string, lines: readonly RefusedLine[] = []): PlacementRefused {
  return new PlacementRefused('UNABLE_TO_PLACE_ORDER', reason, `Unable to place order: ${message}`, lines);
}
