import { ON_DELIVERY } from '../../payment-method-codes.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { PayableOrder } from '../payment-orders.ts';
import type { PaymentMethod } from '../payments.ts';
import { offerMethods } from './offer-methods.ts';

type Needs = Pick<PaymentDeps, 'providers' | 'settingsOf' | 'siteOf' | 'payingFor'>;
type Order = Pick<PayableOrder, 'siteId' | 'currency' | 'total' | 'shippingMethod'>;

/** Every way of payment for an order that was placed, those that do not go with it too: they say why. */
export async function offerForOrder(deps: Needs, order: Order): Promise<readonly PaymentMethod[]> {
  const { currency, total } = order;
  const site = deps.siteOf(order.siteId);
  const shippingMethod = await deps.payingFor(site, order.shippingMethod);
  return offerMethods({ site, currency, total, shippingMethod }, deps.settingsOf(site), deps.providers);
}

/** The ways in which an order can be paid now. `failing` is a provider that has just failed, if one has. */
export async function waysToPay(deps: Needs, order: Order, failing: string | null = null): Promise<PaymentMethod[]> {
  const offered = await offerForOrder(deps, order);
  return offered.filter(({ code, available }) => {
    const isFailing = failing !== null && deps.providers.serving(code)?.name === failing;
    return available && code !== ON_DELIVERY && !isFailing;
  });
}
