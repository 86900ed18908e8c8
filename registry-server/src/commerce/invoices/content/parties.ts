import type { Seller } from '@witryna/module-schemas';
import type { OrderAddress } from '../../orders/index.ts';
import type { Party } from './document.ts';

/** `123-456-32-18` */
export function formatNip(nip: string): string {
  return nip.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4');
}

/** `+48 600 100 200`; a number of elsewhere stays as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

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
