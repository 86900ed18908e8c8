import type { Db } from '../../database/dialects.ts';
import { keyList } from '../../database/insert-many.ts';
import { readOrders } from '../orders/index.ts';
import { refundOfReturn } from './refund-of-return.ts';
import { returnMovesOf } from './return-status.ts';
import { type ReturnRequest, returnsOfOrders } from './returns.store.ts';

/** Returns as staff sees them, with what belongs to their orders; as many queries for a hundred as for one. */
export async function answersOfReturns(db: Db, returns: readonly ReturnRequest[]) {
  const orderIds = [...new Set(returns.map(({ orderId }) => orderId))];
  if (orderIds.length === 0) return [];
  const rows = await db.selectFrom('sales_order').selectAll().where('id', 'in', orderIds).execute();
  const orders = new Map((await readOrders(db, rows)).map((order) => [order.id, order]));
  const all = await returnsOfOrders(db, orderIds);
  const names = await namesOfStaff(db, returns);
  return returns.map(({ id, orderId, number, status, name, email, reason, version, ...row }) => {
    const order = orders.get(orderId);
    if (!order) throw new Error(`Return ${number} has no order ${orderId}`);
    const settled = (all.get(orderId) ?? []).filter((other) => other.id !== id && other.status === 'refunded');
    const before = settled.flatMap(({ lines }) => lines);
    return {
      id,
      number,
      orderId,
      orderNumber: order.number,
      status,
      moves: [...returnMovesOf(status)],
      name,
      email,
      version,
      ...(reason && { reason }),
      currency: order.currency,
      suggestedRefund: refundOfReturn(order, row.lines, before),
      createdAt: row.createdAt.toISOString(),
      statusAt: row.statusAt.toISOString(),
      lines: row.lines.map(({ orderLineId, quantity }) => {
        const line = order.lines.find((each) => each.id === orderLineId);
        const options = line?.options.map(({ value }) => value).join(', ');
        return {
          orderLineId,
          quantity,
          name: line?.name ?? '',
          sku: line?.sku ?? '',
          ...(options && { options }),
        };
      }),
      history: row.history.map(({ from, to, at, staffId, note }) => ({
        ...(from && { from }),
        to,
        at: at.toISOString(),
        ...(staffId !== null && { staffId, ...nameOf(names.get(staffId)) }),
        ...(note && { note }),
      })),
    };
  });
}

const nameOf = (actorName: string | undefined) => (actorName === undefined ? {} : { actorName });

async function namesOfStaff(db: Db, returns: readonly ReturnRequest[]): Promise<ReadonlyMap<number, string>> {
  const ids = returns.flatMap(({ history }) => history.flatMap(({ staffId }) => (staffId === null ? [] : [staffId])));
  if (ids.length === 0) return new Map();
  const people = await db.selectFrom('staff_user').select(['id', 'name']).where('id', 'in', keyList(ids)).execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}
