import { type ErrorCode, type ErrorKey, errorSentence } from '../../../error-messages/error-messages.ts';
import type { Language } from '../../../error-messages/language.ts';
import type { MessageValues } from '../../../error-messages/message.ts';

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

/** Why, and how it is said. */
interface PlacementReason {
  /** Stable, kebab-case, finer than the code; its sentence stands in the catalogue. */
  readonly reason: ErrorCode;
  /** Another sentence than that of the reason, with what it is filled with. */
  readonly sentence?: ErrorKey;
  readonly values?: MessageValues;
  /** What of the cart is at fault, a JSON pointer. */
  readonly path?: string;
  readonly lines?: readonly RefusedLine[];
}

/** What keeps an order from being placed; nothing of it has happened. */
export class PlacementRefused extends Error {
  readonly code: PlacementCode;
  readonly reason: ErrorCode;
  readonly lines: readonly RefusedLine[];
  readonly path: string | undefined;
  readonly #sentence: ErrorKey;
  readonly #values: MessageValues | undefined;

  constructor(code: PlacementCode, message: string, { reason, sentence, values, path, lines = [] }: PlacementReason) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.reason = reason;
    this.lines = lines;
    this.path = path;
    this.#sentence = sentence ?? reason;
    this.#values = values;
  }

  /** What a person reads. */
  sentenceIn(language: Language): string {
    return errorSentence(this.#sentence, language, this.#values);
  }
}

/** The refusals in the words of the contract. */
export const placementError = {
  outOfStock: (lines: readonly RefusedLine[]) =>
    unable('Some of the products are out of stock', { reason: 'out-of-stock', path: '/items', lines }),
  unavailable: (lines: readonly RefusedLine[]) =>
    unable('Some of the products are not available', { reason: 'products-unavailable', path: '/items', lines }),
  changed: (lines: readonly RefusedLine[]) =>
    unable('The total has changed. Please check the order and try again', {
      reason: 'total-changed',
      path: '/prices',
      lines,
    }),
  empty: () => unable('The cart is empty', { reason: 'cart-empty', path: '/items' }),
  coupon: (message: string, coupon?: { readonly sentence: ErrorKey; readonly values: MessageValues }) =>
    unable(message, { ...coupon, reason: 'coupon-refused', path: '/applied_coupons' }),
  shippingAddress: () =>
    unable("Some addresses can't be used due to the configurations for specific countries", {
      reason: 'shipping-address-missing',
      path: '/shipping_addresses',
    }),
  billingAddress: () =>
    unable('Please check the billing address information', {
      reason: 'billing-address-missing',
      path: '/billing_address',
    }),
  shippingMethod: (reason: ErrorCode = 'shipping-method-missing', message?: string) =>
    unable(message ?? 'The shipping method is missing. Select the shipping method and try again', {
      reason,
      path: '/shipping_addresses/0/selected_shipping_method',
    }),
  point: (reason: ErrorCode, message = 'The pick-up point is missing. Choose the point and try again') =>
    unable(message, { reason, path: '/shipping_addresses/0/pickup_location_code' }),
  paymentMethod: (reason: ErrorCode = 'payment-method-missing') =>
    unable('Enter a valid payment method and try again', { reason, path: '/selected_payment_method' }),
  consents: () =>
    unable('First, agree to the terms and conditions, then try placing your order again.', {
      reason: 'consents-missing',
      path: '/consents',
    }),
  maintenance: () =>
    unable('The shop takes no orders at the moment. Please try again later', {
      reason: 'maintenance',
      sentence: 'maintenance/orders',
    }),
  guestEmail: () =>
    new PlacementRefused('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.', {
      reason: 'guest-email-missing',
      path: '/email',
    }),
  cartMissing: (id: string) =>
    new PlacementRefused('CART_NOT_FOUND', `Could not find a cart with ID "${id}"`, {
      reason: 'cart-missing',
      path: '/id',
    }),
  cartNotActive: () =>
    new PlacementRefused('CART_NOT_ACTIVE', "The cart isn't active.", { reason: 'cart-not-active', path: '/id' }),
} as const;

function unable(message: string, reason: PlacementReason): PlacementRefused {
  return new PlacementRefused('UNABLE_TO_PLACE_ORDER', `Unable to place order: ${message}`, reason);
}
