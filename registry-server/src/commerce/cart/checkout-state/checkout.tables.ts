import type { Json, Timestamp } from '../../../database/columns.ts';
import type { PointCodes } from '../../delivery/index.ts';
import type { CartAddress, CartConsent, DeliveryChoice, PaymentChoice } from './cart-checkout.ts';

/** One row a cart, from the first step of its checkout on. The guest's e-mail is in `cart.email`. */
export interface CartCheckoutTable {
  cartId: string;
  shippingAddress: Json<CartAddress> | null;
  /** Null as well when it is that of the parcel. */
  billingAddress: Json<CartAddress> | null;
  isBillingSame: boolean;
  points: Json<PointCodes> | null;
  delivery: Json<DeliveryChoice> | null;
  payment: Json<PaymentChoice> | null;
  consents: Json<readonly CartConsent[]>;
  customerNotes: string | null;
  updatedAt: Timestamp;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    cart_checkout: CartCheckoutTable;
  }
}
