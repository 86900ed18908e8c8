import type { CartAddressInput } from '../../../graphql/types.gen.ts';
import type { CartAddress } from '../../cart/index.ts';

const PHONE = 'telephone';

/**
 * What PWA Studio sends to learn the prices of delivery before it knows who buys: each field holds its own name. It
 * does for an offer, and never for an order.
 */
export function isPlaceholderInput({ firstname, lastname, city, street, telephone }: CartAddressInput): boolean {
  return (
    firstname === 'firstname' &&
    lastname === 'lastname' &&
    city === 'city' &&
    street.length === 1 &&
    street[0] === 'street' &&
    telephone === PHONE
  );
}

/** Whether an address of a cart only stands for one. No other has a phone number without digits. */
export function isPlaceholder({ phone }: Pick<CartAddress, 'phone'>): boolean {
  return phone === PHONE;
}
