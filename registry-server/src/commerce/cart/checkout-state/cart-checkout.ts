import type { Address } from '@witryna/module-schemas/validation';
import type { PointCodes } from '../../delivery/index.ts';

/** An address of a cart: of the parcel, or of the invoice. */
export type CartAddress = Omit<Address, 'isDefaultShipping' | 'isDefaultBilling'>;

/** Field by field: what is saved in an account, or kept with a cart, may carry more. */
export function toCartAddress(address: CartAddress): CartAddress {
  const { firstName, lastName, middleName, prefix, suffix, company, vatId, street, city } = address;
  const { postcode, countryCode, region, regionCode, regionId, phone, fax } = address;
  return {
    firstName,
    lastName,
    middleName,
    prefix,
    suffix,
    company,
    vatId,
    street,
    city,
    postcode,
    countryCode,
    region,
    regionCode,
    regionId,
    phone,
    fax,
  };
}

/** A way of delivery as the shopper has chosen it. What it costs is calculated with the cart, and never kept. */
export interface DeliveryChoice {
  readonly carrierCode: string;
  readonly methodCode: string;
  /** As the client has shown it: for display only. */
  readonly deliveryTime?: DeliveryTime;
  readonly displayInfo?: string;
  /** Ways of payment that the client switches off beside those that the method itself does. */
  readonly disabledPaymentMethods: readonly string[];
}

/** In the client's words. */
export interface DeliveryTime {
  readonly from: string;
  readonly to: string;
}

/** A way of payment as the shopper has chosen it, without anything secret: codes and tokens live in memory only. */
export interface PaymentChoice {
  readonly code: string;
  /** What the method asks for beside its code. */
  readonly additionalData: Readonly<Record<string, string | boolean>>;
  readonly purchaseOrderNumber?: string;
}

/** What the shopper has agreed to, or not. */
export interface CartConsent {
  /** `terms`, `privacy`, `newsletter`. */
  readonly agreement: string;
  readonly isGranted: boolean;
  /** Names the wording that was shown. */
  readonly textVersion: string;
  /** When, as ISO text. */
  readonly at: string;
  /** Where: `checkout`. */
  readonly source: string;
}

/** What a cart carries beside its lines, on its way to an order. */
export interface CartCheckout {
  /** A guest's as given; a customer's own is in the account, and this is null then. */
  readonly email: string | null;
  readonly shippingAddress?: CartAddress;
  /** `same`: that of the parcel, whatever it is by then. */
  readonly billingAddress?: 'same' | CartAddress;
  /** The point of each network where the parcel may wait; the chosen delivery uses the one of its own. */
  readonly points?: PointCodes;
  readonly delivery?: DeliveryChoice;
  readonly payment?: PaymentChoice;
  readonly consents: readonly CartConsent[];
  /** What the shopper wrote for the carrier or the shop. */
  readonly customerNotes?: string;
}

/** The address of the invoice. */
export function billingAddressOf({ shippingAddress, billingAddress }: CartCheckout): CartAddress | undefined {
  return billingAddress === 'same' ? shippingAddress : billingAddress;
}
