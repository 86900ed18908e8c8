import { secretLink } from '../../content/sites/site-links.ts';
import type { Site } from '../../content/sites/sites.store.ts';
import type { OrderRow } from '../orders/order-view.ts';
import type { Orders } from '../orders/orders.ts';

/** The shop's page of one order, for whoever has its secret. */
export const ORDER_PATH = '/order';

/** The addresses that mails about an order lead to. */
export function orderLinks({ tokenOf }: Pick<Orders, 'tokenOf'>, order: Pick<OrderRow, 'id' | 'cartId'>, site: Site) {
  const token = tokenOf(order);
  return {
    orderUrl: secretLink(site, ORDER_PATH, { token }),
    retryUrl: secretLink(site, ORDER_PATH, { token, step: 'payment' }),
    cancelUrl: (key: string) => secretLink(site, ORDER_PATH, { token, cancel: key }),
  };
}
