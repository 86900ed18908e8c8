import { type Site, secretLink } from '../../content/sites/index.ts';
import type { OrderRow, Orders } from '../orders/index.ts';

/** The shop's page of one order, for whoever has its secret. */
const ORDER_PATH = '/order';

/** The addresses that mails about an order lead to. */
export function orderLinks({ tokenOf }: Pick<Orders, 'tokenOf'>, order: Pick<OrderRow, 'id' | 'cartId'>, site: Site) {
  const token = tokenOf(order);
  return {
    orderUrl: secretLink(site, ORDER_PATH, { token }),
    retryUrl: secretLink(site, ORDER_PATH, { token, step: 'payment' }),
    cancelUrl: (key: string) => secretLink(site, ORDER_PATH, { token, cancel: key }),
  };
}
