import type { Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { DeliveryPointListTable, DeliveryPointTable } from '../delivery.tables.ts';
import type { DeliveryPoint, PointProvider } from './delivery-point.ts';

export type PointRow = Selectable<DeliveryPointTable>;

const ROWS_AT_ONCE = 1_000;

/** The shop's own list of points, read. */
export function createPointsStore(db: Db) {
  return {
    /** By its code as networks write it. */
    async find(provider: PointProvider, code: string, reader: Db | Trx = db): Promise<DeliveryPoint | undefined> {
      const row = await reader
        .selectFrom('delivery_point')
        .selectAll()
        .where('provider', '=', provider)
        .where('code', '=', code)
        .executeTakeFirst();
      return row && pointOf(row);
    },

    /** All points of a network, in parts, by their codes. */
    async *parts(provider: PointProvider): AsyncGenerator<readonly DeliveryPoint[]> {
      for (let after = ''; ; ) {
        const rows = await db
          .selectFrom('delivery_point')
          .selectAll()
          .where('provider', '=', provider)
          .where('code', '>', after)
          .orderBy('code')
          .limit(ROWS_AT_ONCE)
          .execute();
        if (rows.length > 0) yield rows.map(pointOf);
        const last = rows.at(-1);
        if (!last || rows.length < ROWS_AT_ONCE) return;
        after = last.code;
      }
    },

    /** When the list was last taken over as a whole; undefined before the first time. */
    lastRefresh: (provider: PointProvider): Promise<Selectable<DeliveryPointListTable> | undefined> =>
      db.selectFrom('delivery_point_list').selectAll().where('provider', '=', provider).executeTakeFirst(),
  };
}

export type PointsStore = ReturnType<typeof createPointsStore>;

/** A row as the rest of the shop sees it. */
export function pointOf({ id: _id, sortText: _sortText, ...point }: PointRow): DeliveryPoint {
  return point;
}
