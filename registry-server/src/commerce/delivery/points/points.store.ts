import type { Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { DeliveryPoint, PointProvider } from './delivery-point.ts';
import type { DeliveryPointTable } from './points.tables.ts';

export type PointRow = Selectable<DeliveryPointTable>;

/** The shop's own list of points: single ones. */
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
  };
}

export type PointsStore = ReturnType<typeof createPointsStore>;

/** A row as the rest of the shop sees it. */
export function pointOf({ id: _id, sortText: _sortText, ...point }: PointRow): DeliveryPoint {
  return point;
}
