import { randomBytes } from 'node:crypto';

const ID_BYTES = 16;
const CART_ID = /^[0-9a-f]{32}$/i;

/** A new id: 128 random bits. */
export function createCartId(): string {
  return randomBytes(ID_BYTES).toString('hex');
}

/** True for an id of the form that a client may make as well. */
export function isCartId(id: string): boolean {
  return CART_ID.test(id);
}
