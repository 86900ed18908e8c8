import type { AddressRow } from './addresses/addresses.store.ts';
import type { CustomerRow } from './customers.store.ts';
import type { IssuedToken } from './tokens/customer-tokens.store.ts';

/** What resolvers of `Customer` take: the row, and the token that replaces those which a change has ended. */
export type CustomerValue = CustomerRow & { readonly renewed?: IssuedToken };

export type CustomerMapper = CustomerValue;
export type CustomerAddressMapper = AddressRow;
