import type { PointProvider } from '../points/delivery-point.ts';

/** Days `2026-11-24`, both included. */
export interface DeliveryEstimate {
  readonly from: string;
  readonly to: string;
}

/** A way of delivery as it is offered for one cart. */
export interface OfferedMethod {
  readonly carrierCode: string;
  /** Unique among all: carriers' codes are not. */
  readonly methodCode: string;
  readonly carrierTitle: string;
  readonly methodTitle: string;
  /** In minor units of the site's currency; zero when delivery is free. */
  readonly priceGross: number;
  /** Per cent of VAT within the price. */
  readonly taxRate: number;
  /** False for one that is shown, but cannot be chosen for this cart; then `errorMessage` says why. */
  readonly available: boolean;
  readonly errorMessage?: string;
  /** The network in which a point has to be chosen. */
  readonly needsPoint?: PointProvider;
  readonly cashOnDelivery: boolean;
  /** Codes of ways of payment that do not go with it. */
  readonly disabledPaymentMethods: readonly string[];
  /** A sentence beside the title, in the site's language; may be empty. */
  readonly displayInfo: string;
  readonly estimate: DeliveryEstimate;
}

/** The method of these codes in an offer. */
export function findOffered(
  offer: readonly OfferedMethod[],
  { carrierCode, methodCode }: Pick<OfferedMethod, 'carrierCode' | 'methodCode'>,
): OfferedMethod | undefined {
  return offer.find((method) => method.carrierCode === carrierCode && method.methodCode === methodCode);
}
