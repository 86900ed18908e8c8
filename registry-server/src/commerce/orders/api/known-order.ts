import { isOrderNumber } from '@witryna/module-schemas/validation';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { EntityMissing } from '../../../graphql/refusals.ts';
import { idFromUid } from '../../../graphql/uids.ts';
import type { OrderRow } from '../order-view.ts';
import { findOrder, findOrderByNumber, isPlacedByGuest } from '../reading/find-order.ts';

/** There is none, or none that this caller may know of: the answer is the same. */
export class OrderUnknown extends EntityMissing {
  constructor() {
    super("We couldn't locate an order with the information provided.", 'order-missing');
  }
}

/** What shows that an order is the caller's: being its customer, its cart's id, or its token. */
export interface OrderProof {
  readonly cart_id?: string | null;
  readonly token?: string | null;
}

/** The order of this number or id, when the caller may know of it; throws `OrderUnknown`. */
export async function knownOrder(context: GraphqlContext, name: string, proof: OrderProof = {}): Promise<OrderRow> {
  const { app, site, customer } = context;
  const order = await findNamed(context, name);
  if (!order || order.siteId !== site.id) throw new OrderUnknown();
  if (customer && order.customerId === customer.id) return order;
  const { cart_id: cartId, token } = proof;
  // The id of the cart stays its guest's key, also when an account was opened with the order.
  if (cartId && cartId === order.cartId && (await isPlacedByGuest(app.db, order))) return order;
  if (token && app.orders.isTokenOf(order, token)) return order;
  throw new OrderUnknown();
}

async function findNamed({ app }: GraphqlContext, name: string): Promise<OrderRow | undefined> {
  // Ids come as uids, or are shorter.
  if (isOrderNumber(name)) return findOrderByNumber(app.db, name);
  const id = idFromUid(name);
  return id === undefined ? undefined : findOrder(app.db, id);
}
