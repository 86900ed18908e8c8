import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import type { Tables } from '../../../database/tables.ts';
import { containsPattern } from '../../../text/like-pattern.ts';
import { isOrderStatus } from '../../order-status.ts';
import type { OrderRow } from '../order-view.ts';

/** What a customer asks for of the own orders. */
export interface OrderListQuery {
  readonly customerId: number;
  /** Only those of one site. */
  readonly siteId?: number | undefined;
  readonly numbers?: readonly string[] | undefined;
  readonly numberLike?: string | undefined;
  readonly statuses?: readonly string[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly leastTotal?: number | undefined;
  readonly mostTotal?: number | undefined;
  readonly sortBy: 'number' | 'createdAt';
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** The orders of a customer, through the index of theirs. */
export async function listOrders(db: Db, query: OrderListQuery): Promise<OrderRow[]> {
  const { sortBy, direction, limit, offset } = query;
  return db
    .selectFrom('sales_order')
    .selectAll()
    .where((eb) => eb.and(conditionsOf(eb, query)))
    .orderBy(sortBy, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many there are. */
export async function countOrders(db: Db, query: OrderListQuery): Promise<number> {
  const { count } = await db
    .selectFrom('sales_order')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.and(conditionsOf(eb, query)))
    .executeTakeFirstOrThrow();
  return count;
}

/** When the customer ordered for the first time. */
export async function firstOrderAt(db: Db, customerId: number): Promise<Date | undefined> {
  const first = await db
    .selectFrom('sales_order')
    .select('createdAt')
    .where('customerId', '=', customerId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.createdAt;
}

function conditionsOf(eb: ExpressionBuilder<Tables, 'sales_order'>, query: OrderListQuery) {
  const { customerId, siteId, numbers, numberLike, from, to, leastTotal, mostTotal } = query;
  const statuses = query.statuses?.filter(isOrderStatus);
  return [
    eb('customerId', '=', customerId),
    ...(siteId === undefined ? [] : [eb('siteId', '=', siteId)]),
    ...(numbers === undefined ? [] : [numbers.length > 0 ? eb('number', 'in', [...numbers]) : eb.lit(false)]),
    ...(numberLike === undefined ? [] : [eb('number', 'like', containsPattern(numberLike))]),
    ...(statuses === undefined ? [] : [statuses.length > 0 ? eb('status', 'in', statuses) : eb.lit(false)]),
    ...(from === undefined ? [] : [eb('createdAt', '>=', from)]),
    ...(to === undefined ? [] : [eb('createdAt', '<', to)]),
    ...(leastTotal === undefined ? [] : [eb('total', '>=', leastTotal)]),
    ...(mostTotal === undefined ? [] : [eb('total', '<=', mostTotal)]),
  ];
}
