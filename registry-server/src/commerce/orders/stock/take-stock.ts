import { sql } from 'kysely';
import { engineOf } from '../../../database/engine.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Trx } from '../../../database/transaction.ts';

/** A variant after pieces were taken. */
export interface Taken {
  readonly variantId: number;
  readonly quantity: number;
  /** Pieces that remain. */
  readonly left: number;
}

/** Some variants had fewer pieces than asked for; nothing may be kept of this transaction. */
export class StockShort extends Error {
  readonly skus: readonly string[];

  constructor(skus: readonly string[]) {
    super('Some of the products are out of stock.');
    this.skus = skus;
  }
}

/**
 * Takes pieces from the stock, each variant by a guarded change, so that what is not there cannot be sold; throws
 * `StockShort` otherwise. Variants are locked in the order of their ids: two orders never wait for each other.
 */
export async function takeStock(trx: Trx, lines: readonly Pieces[]): Promise<Taken[]> {
  const wanted = sumPieces(lines);
  if (wanted.length === 0) return [];
  const taken = engineOf(trx) === 'postgres' ? await takeAtOnce(trx, wanted) : await takeEach(trx, wanted);
  if (taken.length < wanted.length) {
    const found = new Set(taken.map(({ variantId }) => variantId));
    throw new StockShort(wanted.filter(({ variantId }) => !found.has(variantId)).map(({ sku }) => sku));
  }
  return taken;
}

const takeOne = prepareQuery(
  ['variantId', 'quantity'],
  (db, { variantId, quantity }: { readonly variantId: number; readonly quantity: number }) =>
    db
      .updateTable('stock')
      .set({ sellable: sql<number>`sellable - ${quantity}` })
      .where('variantId', '=', variantId)
      .where('sellable', '>=', quantity)
      .returning(['variantId', 'sellable as left']),
);

async function takeEach(trx: Trx, wanted: readonly Pieces[]): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const { variantId, quantity } of wanted) {
    const [row] = await takeOne(trx, { variantId, quantity });
    if (row) taken.push({ ...row, quantity });
  }
  return taken;
}

const takeAll = prepareQuery(['ids', 'quantities'], (db, { ids, quantities }: Record<'ids' | 'quantities', number[]>) =>
  db
    .with('wanted', (cte) =>
      cte
        .selectFrom(
          sql<{ variantId: number; quantity: number }>`unnest(${ids}::int[], ${quantities}::int[])`.as<'given'>(
            sql`given("variantId", quantity)`,
          ),
        )
        .select(['given.variantId', 'given.quantity']),
    )
    .with('locked', (cte) =>
      cte
        .selectFrom('stock')
        .select('stock.variantId')
        .where('stock.variantId', 'in', (eb) => eb.selectFrom('wanted').select('wanted.variantId'))
        .orderBy('stock.variantId')
        .forUpdate(),
    )
    .updateTable('stock')
    .from('wanted')
    .innerJoin('locked', 'locked.variantId', 'wanted.variantId')
    .set((eb) => ({ sellable: eb('stock.sellable', '-', eb.ref('wanted.quantity')) }))
    .whereRef('stock.variantId', '=', 'wanted.variantId')
    .whereRef('stock.sellable', '>=', 'wanted.quantity')
    .returning(['stock.variantId', 'wanted.quantity', 'stock.sellable as left']),
);

/** One statement for all of them. */
function takeAtOnce(trx: Trx, wanted: readonly Pieces[]): Promise<Taken[]> {
  const ids = wanted.map(({ variantId }) => variantId);
  return takeAll(trx, { ids, quantities: wanted.map(({ quantity }) => quantity) });
}

/** Pieces of one variant. */
export interface Pieces {
  readonly variantId: number;
  readonly sku: string;
  readonly quantity: number;
}

/** What lines want together: two lines of one variant share its stock. In the order of ids, in which all lock them. */
export function sumPieces(lines: readonly Pieces[]): Pieces[] {
  const sums = new Map<number, Pieces>();
  for (const line of lines) {
    const before = sums.get(line.variantId)?.quantity ?? 0;
    sums.set(line.variantId, { ...line, quantity: before + line.quantity });
  }
  return [...sums.values()].sort((one, other) => one.variantId - other.variantId);
}
