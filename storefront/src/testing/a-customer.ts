import type { ReadCustomerQuery } from '../api/operations.gen.ts';
import type { CustomerProfile } from '../customer/index.ts';

type CustomerAnswer = NonNullable<ReadCustomerQuery['customer']>;
type AddressAnswer = NonNullable<NonNullable<CustomerAnswer['addresses']>[number]>;

/** An address as the shop answers it. */
export function anAddressAnswer(given: Partial<AddressAnswer> = {}): AddressAnswer {
  return {
    id: 7,
    company: null,
    country_code: 'PL',
    city: 'Warszawa',
    default_billing: false,
    default_shipping: false,
    firstname: 'Lena',
    lastname: 'Różana',
    postcode: '02-677',
    street: ['Lipowa 5/3'],
    telephone: '601234567',
    vat_id: null,
    ...given,
  };
}

/** A customer as the shop answers it: signed in for an hour. */
export function aCustomerAnswer(given: Partial<CustomerAnswer> = {}): CustomerAnswer {
  return {
    email: 'lena@example.com',
    firstname: 'Lena',
    lastname: 'Różana',
    telephone: '601234567',
    is_premium: false,
    token_expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    renewed_token: null,
    addresses: [],
    ...given,
  };
}

/** The same customer as screens know her. */
export function aProfile(given: Partial<CustomerProfile> = {}): CustomerProfile {
  return {
    email: 'lena@example.com',
    firstName: 'Lena',
    lastName: 'Różana',
    phone: '601234567',
    isPremium: false,
    addresses: [],
    ...given,
  };
}
