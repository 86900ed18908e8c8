import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../database/dialects.ts';
import { insertMany, insertRows, keyList } from '../../../database/insert-many.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import type { ListChanges } from './compare-lists.ts';
import type { DeliveryPoint, PointProvider } from './delivery-point.ts';
import { sortTextOf, wordsOfPoint } from './point-words.ts';

/** Points of one transaction: others wait for the lock no longer than they take. */
const BATCH = 250;

/** Brings the changes into the shop's list, batch by batch; each can be repeated. The moment is noted last. */
export async function writePoints(
  db: Db,
  provider: PointProvider,
  { written, removed }: ListChanges,
  list: { readonly points: number; readonly refreshedAt: Date },
): Promise<void> {
  for (const part of inParts(written)) {
    await inTransaction(db, (trx) => putPoints(trx, provider, part));
    // SQLite answers at once: without this nobody else would have a turn before the end.
    await setImmediate();
  }
  for (const part of inParts(removed)) {
    const codes = keyList(part);
    await inTransaction(db, (trx) =>
      trx.deleteFrom('delivery_point').where('provider', '=', provider).where('code', 'in', codes).execute(),
    );
  }
  await db
    .insertInto('delivery_point_list')
    .values({ provider, ...list })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(list))
    .execute();
}

async function putPoints(trx: Trx, provider: PointProvider, points: readonly DeliveryPoint[]): Promise<void> {
  const rows = points.map((point) => ({ ...point, provider, sortText: sortTextOf(point) }));
  const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[];
  const saved = await insertRows(trx, 'delivery_point', columns, rows)
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'code'])
        .doUpdateSet((eb) => Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)]))),
    )
    .returning(['id', 'code'])
    .execute();
  await trx
    .deleteFrom('delivery_point_word')
    .where('pointId', 'in', keyList(saved.map(({ id }) => id)))
    .execute();
  const ids = new Map(saved.map(({ id, code }) => [code, id]));
  const words = points.flatMap((point) => {
    const pointId = ids.get(point.code);
    return pointId === undefined ? [] : wordsOfPoint(point).map((word) => ({ provider, word, pointId }));
  });
  await insertMany(trx, 'delivery_point_word', ['provider', 'word', 'pointId'], words);
}

function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += BATCH) yield all.slice(from, from + BATCH);
}
