import type { ReadCustomerQuery } from '../api/operations.gen.ts';

/** An address that a customer has saved. */
export interface CustomerAddress {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  /** NIP, of an address for invoices. */
  readonly vatId: string;
  readonly street: readonly string[];
  readonly postalCode: string;
  readonly city: string;
  readonly countryCode: string;
  readonly phoneNumber: string;
  readonly defaultBilling: boolean;
  readonly defaultShipping: boolean;
}

/** What the shop knows of the customer who is signed in. Texts that are not known are empty. */
export interface CustomerProfile {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Pays the friends-and-family prices. */
  readonly isPremium: boolean;
  /** The default ones first. */
  readonly addresses: readonly CustomerAddress[];
}

type CustomerAnswer = NonNullable<ReadCustomerQuery['customer']>;
type AddressAnswer = NonNullable<NonNullable<CustomerAnswer['addresses']>[number]>;

/** The customer as screens show them. */
export function toProfile(answer: CustomerAnswer): CustomerProfile {
  const addresses = (answer.addresses ?? []).flatMap((each) => toAddress(each) ?? []);
  const rank = ({ defaultShipping, defaultBilling }: CustomerAddress) =>
    (defaultShipping ? 0 : 2) + (defaultBilling ? 0 : 1);
  return {
    email: answer.email ?? '',
    firstName: answer.firstname ?? '',
    lastName: answer.lastname ?? '',
    phone: answer.telephone ?? '',
    isPremium: answer.is_premium,
    addresses: addresses.sort((one, other) => rank(one) - rank(other)),
  };
}

function toAddress(answer: AddressAnswer | null): CustomerAddress | undefined {
  if (answer?.id == null) return undefined;
  return {
    id: answer.id,
    firstName: answer.firstname ?? '',
    lastName: answer.lastname ?? '',
    company: answer.company ?? '',
    vatId: answer.vat_id ?? '',
    street: (answer.street ?? []).filter((line) => line !== null),
    postalCode: answer.postcode ?? '',
    city: answer.city ?? '',
    countryCode: answer.country_code ?? '',
    phoneNumber: answer.telephone ?? '',
    defaultBilling: answer.default_billing ?? false,
    defaultShipping: answer.default_shipping ?? false,
  };
}
