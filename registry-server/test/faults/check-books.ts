import { expect } from 'vitest';
import type { Db } from '../../src/database/dialects.ts';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';

/** What was bought in a test, one piece in each cart. */
export interface Bought {
  readonly stockBefore: number;
  /** Cart by cart the number that the shopper was told. */
  readonly orders: ReadonlyMap<string, string>;
}

/** Nothing acknowledged is lost, nothing is there half or twice, and what is gone from the stock was sold. */
export async function checkBooks(db: Db, { stockBefore, orders }: Bought): Promise<void> {
  expect(await checkInvariants(db)).toEqual([]);
  const rows = await db.selectFrom('sales_order').select(['cartId', 'number']).execute();
  expect(new Map(rows.map(({ cartId, number }) => [cartId, number]))).toEqual(orders);
  const { sellable } = await db.selectFrom('stock').select('sellable').executeTakeFirstOrThrow();
  expect(sellable).toBe(stockBefore - orders.size);
}
