import type { Site } from '../../content/sites/index.ts';
import { billingAddressOf, type CartState } from '../cart/index.ts';
import { isPlaceholder } from './addresses/placeholder-address.ts';
import { missingConsents } from './agreements.ts';

/** Steps of the checkout, in their order. */
export type CheckoutStep =
  | 'ITEMS'
  | 'EMAIL'
  | 'SHIPPING_ADDRESS'
  | 'BILLING_ADDRESS'
  | 'SHIPPING_METHOD'
  | 'PICKUP_LOCATION'
  | 'PAYMENT_METHOD'
  | 'CONSENTS';

/** What still keeps a cart from being ordered. */
export function missingForOrder(
  { cart, lines, checkout, delivery, payment }: CartState,
  site: Pick<Site, 'language' | 'properties'>,
): CheckoutStep[] {
  const billing = billingAddressOf(checkout);
  const missing: Readonly<Record<CheckoutStep, boolean>> = {
    ITEMS: lines.length === 0 || lines.some(({ problem }) => problem !== undefined),
    EMAIL: cart.customerId === null && checkout.email === null,
    SHIPPING_ADDRESS: !checkout.shippingAddress || isPlaceholder(checkout.shippingAddress),
    BILLING_ADDRESS: !billing || isPlaceholder(billing),
    SHIPPING_METHOD: delivery === undefined,
    PICKUP_LOCATION: delivery?.needsPoint !== undefined && checkout.points?.[delivery.needsPoint] === undefined,
    PAYMENT_METHOD: payment === undefined,
    CONSENTS: missingConsents(checkout.consents, site).length > 0,
  };
  return (Object.keys(missing) as CheckoutStep[]).filter((step) => missing[step]);
}
