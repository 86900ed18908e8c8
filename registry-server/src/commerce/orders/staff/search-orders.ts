import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import type { Tables } from '../../../database/tables.ts';
import { type Paging, rowsOf } from '../../../http/paging.ts';
import { AWAITING_PAYMENT, type OrderStatus } from '../../order-status.ts';
import type { OrderRow } from '../order-view.ts';
import { orderWords } from './order-words.ts';

/** Rows that are counted, and gone past, at most; further back one searches. */
const MOST_COUNTED = 10_000;

export interface OrderSearch extends Paging {
  readonly siteId?: number | undefined;
  readonly status?: OrderStatus | undefined;
  readonly search?: string | undefined;
  /** What sites put before the digits of their numbers. */
  readonly numberPrefixes: readonly string[];
  readonly paymentMethod?: string | undefined;
  /** Only those that are worked on and of which some piece has not left yet. */
  readonly toShip?: boolean | undefined;
  /** Only those that wait for money. */
  readonly toPay?: boolean | undefined;
  /** Only those that are worked on and of which a parcel has left without a number to follow it by. */
  readonly untracked?: boolean | undefined;
  readonly from?: Date | undefined;
  /** The first instant that is too late. */
  readonly before?: Date | undefined;
}

export interface FoundOrders {
  readonly items: readonly OrderRow[];
  /** Up to `MOST_COUNTED`. */
  readonly total: number;
  readonly hasMore: boolean;
}

/** Orders, newest first, those to be sent oldest first. Each kind of search goes through an index, so that ten million orders are no burden. */
export async function searchOrders(db: Db, search: OrderSearch): Promise<FoundOrders> {
  const matching = db.selectFrom('sales_order').where((eb) => eb.and(conditionsOf(eb, search)));
  const { limit, offset } = rowsOf(search);
  // Whoever packs begins with those that have waited longest.
  const direction = search.toShip || search.toPay || search.untracked ? 'asc' : 'desc';
  const [items, { counted }] = await Promise.all([
    offset > MOST_COUNTED
      ? []
      : matching
          .selectAll()
          .orderBy('createdAt', direction)
          .orderBy('id', direction)
          .limit(limit)
          .offset(offset)
          .execute(),
    db
      .selectFrom(
        matching
          .select('id')
          .limit(MOST_COUNTED + 1)
          .as('some'),
      )
      .select((eb) => eb.fn.countAll<number>().as('counted'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total: Math.min(counted, MOST_COUNTED), hasMore: counted > MOST_COUNTED };
}

/** Orders that wait for somebody: how many, counted up to `MOST_COUNTED`, and when the first of them was placed. */
export interface WaitingOrders {
  readonly count: number;
  readonly oldestAt: Date | undefined;
}

/** Counts what `searchOrders` lists, in one query. */
export async function countWaitingOrders(
  db: Db,
  search: Pick<OrderSearch, 'toShip' | 'toPay' | 'untracked'>,
): Promise<WaitingOrders> {
  const some = db
    .selectFrom('sales_order')
    .where((eb) => eb.and(conditionsOf(eb, { ...search, numberPrefixes: [], page: 1, pageSize: 1 })))
    .select('createdAt')
    .limit(MOST_COUNTED);
  const { count, oldest } = await db
    .selectFrom(some.as('some'))
    // What is computed has no type in SQLite: it gives the text.
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min<Date | string | null>('createdAt').as('oldest')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestAt: oldest === null ? undefined : new Date(oldest) };
}

function conditionsOf(eb: ExpressionBuilder<Tables, 'sales_order'>, search: OrderSearch) {
  const { siteId, status, paymentMethod, toShip, toPay, untracked, from, before } = search;
  const words = orderWords(eb, search.search ?? '', search.numberPrefixes);
  // SQLite would read all orders of a status for the few that were found, unless the status is an expression.
  const statusOfFound = words.length === 0 ? eb.ref('status') : sql<OrderStatus>`coalesce(${eb.ref('status')}, '')`;
  return [
    ...(siteId === undefined ? [] : [eb('siteId', '=', siteId)]),
    ...(status === undefined ? [] : [eb(statusOfFound, '=', status)]),
    ...(paymentMethod === undefined ? [] : [eb('paymentMethod', '=', paymentMethod)]),
    ...(toShip === true ? [TO_SHIP] : []),
    ...(toPay === true ? [eb('status', 'in', AWAITING_PAYMENT)] : []),
    ...(untracked === true ? [UNTRACKED] : []),
    ...(from === undefined ? [] : [eb('createdAt', '>=', from)]),
    ...(before === undefined ? [] : [eb('createdAt', '<', before)]),
    ...words,
  ];
}

/** In the words of their indices, which hold these orders alone: a parameter would hide from SQLite that they fit. */
const TO_SHIP = sql<boolean>`coalesce(sales_order.status, '') = 'processing' and sales_order."hasPiecesToShip" = true`;
const UNTRACKED = sql<boolean>`coalesce(sales_order.status, '') = 'processing' and sales_order."hasUntrackedParcel" = true`;
