import { formatPhone, type Seller } from '@witryna/module-schemas';
import type { OrderAddress } from '../../orders/index.ts';
import type { Party } from './document.ts';

/** Somebody of an order's address. */
export function partyOf(address: OrderAddress): Party {
  const { firstName, lastName, company, vatId, street, postcode, city } = address;
  const person = `${firstName} ${lastName}`.trim();
  return {
    names: company ? [company, person] : [person],
    address: [...street.filter(Boolean), [postcode, city].filter(Boolean).join(' ')],
    ...(vatId && { vatId }),
  };
}

/** The shop itself. */
export function sellerParty({ name, street, postcode, city, nip, email, phone }: Seller): Party {
  return { names: [name], address: [street, `${postcode} ${city}`], vatId: nip, contact: [email, formatPhone(phone)] };
}

/** True when both stand for the same people at the same place. */
export function isSameParty(one: Party, other: Party): boolean {
  return JSON.stringify([one.names, one.address]) === JSON.stringify([other.names, other.address]);
}
