import type { Money } from '@witryna/module-schemas';

/** The steps of the checkout, in their order. */
export const STEPS = ['details', 'delivery', 'payment'] as const;
export type Step = (typeof STEPS)[number];

/** An address as the cart has it. */
export interface CheckoutAddress {
  /** Of the address book that it was taken from. */
  readonly savedId?: number | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  /** Tax number. */
  readonly vatId: string;
  /** Street and number, its lines in one. */
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly phone: string;
}

/** Days from and to which a parcel is expected, `2026-11-24`. */
export interface DeliveryDays {
  readonly from: string;
  readonly to: string;
}

/** Networks of points in which a parcel can wait. */
export type PointNetwork = 'inpost' | 'orlen';

/** A way of delivery for this cart. */
export interface DeliveryMethod {
  /** Carrier and method in one: what tells it from all others. */
  readonly id: string;
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly title: string;
  readonly price: Money;
  readonly days?: DeliveryDays | undefined;
  /** The network in which a point has to be chosen. */
  readonly network?: PointNetwork | undefined;
  /** It is paid where it is handed over, so a point has to take payments. */
  readonly isCashOnDelivery: boolean;
  readonly isAvailable: boolean;
  /** Why not. */
  readonly reason?: string | undefined;
}

/** A way of payment for this cart; with a reason it cannot be chosen. */
export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
  readonly reason?: string | undefined;
}

/** What is agreed to with the order. */
export interface Agreement {
  readonly id: number;
  readonly code: string;
  /** The sentence beside its box. */
  readonly text: string;
  readonly isRequired: boolean;
}

/** What may still be missing before a cart can be ordered, as the shop names it. */
export type Missing =
  | 'ITEMS'
  | 'EMAIL'
  | 'SHIPPING_ADDRESS'
  | 'BILLING_ADDRESS'
  | 'SHIPPING_METHOD'
  | 'PICKUP_LOCATION'
  | 'PAYMENT_METHOD'
  | 'CONSENTS';

/** Who orders, and where it goes. */
export interface Buyer {
  readonly email: string;
  readonly shipping?: CheckoutAddress | undefined;
  readonly billing?: CheckoutAddress | undefined;
  /** The first line of the street, town and postal code agree. */
  readonly isBillingSame: boolean;
  /** The invoice is for a company: with its name and tax number. */
  readonly hasInvoice: boolean;
}

/** What the shop knows of an order that is being made, beside what lies in the cart. */
export interface Checkout extends Buyer {
  readonly note: string;
  readonly deliveries: readonly DeliveryMethod[];
  /** `id` of the chosen one. */
  readonly deliveryId?: string | undefined;
  /** The point of the chosen delivery. */
  readonly pointCode?: string | undefined;
  readonly payments: readonly PaymentMethod[];
  readonly paymentCode?: string | undefined;
  readonly grantedConsents: ReadonlySet<number>;
  readonly missing: readonly Missing[];
}

const OF_DETAILS: readonly Missing[] = ['EMAIL', 'SHIPPING_ADDRESS', 'BILLING_ADDRESS'];
const OF_DELIVERY: readonly Missing[] = ['SHIPPING_METHOD', 'PICKUP_LOCATION'];

/** The last step that may be opened: one opens when those before it are complete. */
export function furthestStep({ missing }: Pick<Checkout, 'missing'>): Step {
  if (missing.some((each) => OF_DETAILS.includes(each))) return 'details';
  return missing.some((each) => OF_DELIVERY.includes(each)) ? 'delivery' : 'payment';
}

/** The step that an address names by its number from 1, as far as it may be opened. */
export function stepOf(search: string, checkout: Pick<Checkout, 'missing'>): Step {
  const furthest = STEPS.indexOf(furthestStep(checkout));
  const asked = Number(new URLSearchParams(search).get('step') ?? 1) - 1;
  const index = Number.isInteger(asked) && asked >= 0 ? Math.min(asked, furthest) : 0;
  return STEPS[index] ?? 'details';
}

/** A step's number in the address, from 1. */
export const numberOfStep = (step: Step): number => STEPS.indexOf(step) + 1;
