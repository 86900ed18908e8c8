import type { Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import type { Trx } from '../../database/transaction.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import { orderWords } from '../orders/index.ts';
import { OPEN_RETURNS, type ReturnStatus } from './return-status.ts';
import type { ReturnedPieces } from './returnable-pieces.ts';
import type { ReturnHistoryTable, ReturnRequestTable } from './returns.tables.ts';

export type ReturnRow = Selectable<ReturnRequestTable>;

/** A return with its pieces and its history, oldest first. */
export interface ReturnRequest extends ReturnRow {
  readonly lines: readonly ReturnedPieces[];
  readonly history: readonly Selectable<ReturnHistoryTable>[];
}

/** The returns of these orders by order, oldest first; as many queries for a hundred as for one. */
export async function returnsOfOrders(
  db: Db | Trx,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ReturnRequest[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('return_request')
    .selectAll()
    .where('orderId', 'in', orderIds)
    .orderBy('id')
    .execute();
  return Map.groupBy(await complete(db, rows), ({ orderId }) => orderId);
}

/** One return; locked for the transaction when it is read in one. */
export async function findReturn(db: Db | Trx, id: number): Promise<ReturnRequest | undefined> {
  const row = await db
    .selectFrom('return_request')
    .selectAll()
    .where('id', '=', id)
    .$if(db.isTransaction && engineOf(db) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row && (await complete(db, [row]))[0];
}

interface ReturnSearch extends Paging {
  readonly status?: ReturnStatus | undefined;
  /** Only those whose money is still owed. */
  readonly open?: boolean | undefined;
  readonly orders?: readonly string[] | undefined;
  /** The number of a return, or what its order is found by. */
  readonly search?: string | undefined;
  /** What sites put before the digits of their order numbers. */
  readonly prefixes: readonly string[];
}

/** Returns for staff, newest first, those that are open oldest first, each with the number of its order. */
export async function listReturns(
  db: Db,
  { status, open, orders, search, prefixes, ...paging }: ReturnSearch,
): Promise<{ items: (ReturnRequest & { readonly orderNumber: string })[]; total: number }> {
  const asked = db
    .selectFrom('return_request')
    .innerJoin('sales_order', 'sales_order.id', 'return_request.orderId')
    .$if(status !== undefined, (query) => query.where('return_request.status', '=', status as ReturnStatus))
    .$if(open === true, (query) => query.where('return_request.status', 'in', OPEN_RETURNS))
    .$if(orders !== undefined, (query) => query.where('sales_order.number', 'in', orders ?? []))
    .$if(search !== undefined && search.trim() !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('return_request.number', '=', (search ?? '').trim().toUpperCase()),
          eb(
            'return_request.orderId',
            'in',
            db
              .selectFrom('sales_order')
              .select('sales_order.id')
              .where((order) => order.and(orderWords(order, search ?? '', prefixes))),
          ),
        ]),
      ),
    );
  const { total } = await asked.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = rowsOf(paging);
  const rows = await asked
    .selectAll('return_request')
    .select('sales_order.number as orderNumber')
    .orderBy('return_request.id', open ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const numbers = new Map(rows.map(({ id, orderNumber }) => [id, orderNumber]));
  const items = await complete(db, rows);
  return { items: items.map((item) => ({ ...item, orderNumber: numbers.get(item.id) ?? '' })), total };
}

/** Writes a statement down. */
export async function insertReturn(
  trx: Trx,
  {
    lines,
    at,
    ...row
  }: Pick<ReturnRow, 'orderId' | 'number' | 'name' | 'email' | 'reason'> & {
    readonly lines: readonly ReturnedPieces[];
    readonly at: Date;
  },
): Promise<ReturnRow> {
  const made = await trx
    .insertInto('return_request')
    .values({ ...row, status: 'requested', handRefund: null, version: 1, createdAt: at, statusAt: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('return_line')
    .values(lines.map((line) => ({ ...line, returnId: made.id })))
    .execute();
  await writeHistory(trx, { returnId: made.id, from: null, to: 'requested', at, staffId: null, note: null });
  return made;
}

/** Changes the status of a return that is locked. */
export async function updateStatus(
  trx: Trx,
  { id, status, version }: ReturnRow,
  {
    to,
    handRefund,
    ...change
  }: { to: ReturnStatus; handRefund: number | null; at: Date; staffId: number; note: string | null },
): Promise<void> {
  await trx
    .updateTable('return_request')
    .set({ status: to, handRefund, statusAt: change.at, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await writeHistory(trx, { returnId: id, from: status, to, ...change });
}

async function writeHistory(trx: Trx, entry: Omit<Selectable<ReturnHistoryTable>, 'id'>): Promise<void> {
  await trx.insertInto('return_history').values(entry).execute();
}

async function complete(db: Db | Trx, rows: readonly ReturnRow[]): Promise<ReturnRequest[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await db
    .selectFrom('return_line')
    .selectAll()
    .where('returnId', 'in', ids)
    .orderBy('orderLineId')
    .execute();
  const history = await db
    .selectFrom('return_history')
    .selectAll()
    .where('returnId', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ returnId }) => returnId === row.id),
    history: history.filter(({ returnId }) => returnId === row.id),
  }));
}
