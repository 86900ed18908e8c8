import type { Money } from '@witryna/module-schemas';
import { requestKey } from '../../api/request-key.ts';
import type { ShopClient } from '../../api/shop-client.ts';
import type { ShopResponse } from '../../api/shop-result.ts';
import type { Cart } from '../../cart/index.ts';
import type { WalletCode, WalletContact } from '../../wallets/index.ts';
import type { Agreement, DeliveryMethod } from '../checkout.ts';
import { toOrderInput } from '../payment/payment-input.ts';
import { type OrderOutcome, placeOrder } from '../payment/place-order.ts';
import { TakeWalletSheetDocument } from './express.gen.ts';

/** What was chosen in the shop's own sheet and in that of the wallet. */
export interface ExpressChoice {
  readonly cart: Cart;
  /** With the chosen delivery. */
  readonly total: Money;
  readonly delivery: DeliveryMethod;
  readonly point?: string | undefined;
  readonly agreements: readonly Agreement[];
  /** Ids of those that are ticked. */
  readonly granted: ReadonlySet<number>;
  readonly wallet: WalletCode;
  readonly token: string;
  readonly contact: WalletContact;
}

export type ExpressOutcome =
  | Exclude<OrderOutcome, { kind: 'unknown' }>
  /** Every attempt was lost on the way; asked `again` it is the same order, for which no wallet is needed. */
  | { readonly kind: 'unknown'; readonly again: () => Promise<ExpressOutcome> }
  /** The shop does not take what the wallet says of the person: nothing is ordered. */
  | { readonly kind: 'not-taken'; readonly response: ShopResponse<unknown> };

/**
 * Orders what lies in the cart. Two requests, one after the other: with what the wallet says the cart has all that an
 * order needs, and only then it is ordered.
 */
export async function orderByWallet(client: Pick<ShopClient, 'query'>, choice: ExpressChoice): Promise<ExpressOutcome> {
  const { cart, total, agreements, granted, wallet, token } = choice;
  const taken = await client.query(TakeWalletSheetDocument, { cartId: cart.id, token, sheet: toSheet(choice) });
  if (!taken.data?.payWithWalletToken) return { kind: 'not-taken', response: taken };
  // The cart pays by the wallet already; its token lies with the shop.
  const { payment_method: _, ...input } = toOrderInput({
    cart: { ...cart, total },
    payment: { code: wallet },
    agreements,
    granted,
  });
  const idempotencyKey = requestKey();
  const place = async (): Promise<ExpressOutcome> => {
    const outcome = await placeOrder({ client, input, idempotencyKey, onLost: () => undefined });
    return outcome.kind === 'unknown' ? { kind: 'unknown', again: place } : outcome;
  };
  return place();
}

function toSheet({ wallet, contact, delivery, point }: ExpressChoice) {
  const { email, firstName, lastName, phone, street, postcode, city, countryCode } = contact;
  const address = {
    firstname: firstName,
    lastname: lastName,
    street: [...street],
    postcode,
    city,
    country_code: countryCode,
    telephone: phone,
  };
  return {
    method: wallet,
    email,
    shipping_address: { address, ...(point !== undefined && { pickup_location_code: point }) },
    shipping_method: { carrier_code: delivery.carrierCode, method_code: delivery.methodCode },
  };
}
