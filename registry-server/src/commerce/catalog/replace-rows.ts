import type { Insertable } from 'kysely';
import { insertMany, keyLists } from '../../database/insert-many.ts';
import { isAnyOf } from '../../database/is-any-of.ts';
import type { Tables } from '../../database/tables.ts';
import type { Trx } from '../../database/transaction.ts';

/** What is compared of a row; the rest follows from it or is a number of its own. */
const COLUMNS = {
  product_category: ['categoryId', 'productId', 'isDirect', 'position', 'nameKey', 'createdAt', 'isListed'],
  product_list_price: ['owner', 'productId', 'currency', 'amount', 'validUntil'],
  product_word: ['word', 'productId'],
} as const;

type OwnedTable = keyof typeof COLUMNS;
type OwnedRow<Table extends OwnedTable> = Insertable<Tables[Table]> & { readonly productId: number };

/** Makes these the rows of the products. Products whose rows are these already are left alone: most are, mostly. */
export async function replaceRows<Table extends OwnedTable>(
  trx: Trx,
  table: Table,
  productIds: readonly number[],
  rows: readonly OwnedRow<Table>[],
): Promise<void> {
  const before = await readSignatures(trx, table, productIds);
  const after = signaturesOf(table, rows);
  const changed = new Set(productIds.filter((id) => before.get(id) !== after.get(id)));
  for (const ids of keyLists([...changed].filter((id) => before.has(id))))
    await trx
      .deleteFrom(table as OwnedTable)
      .where(isAnyOf(trx, 'productId', ids))
      .execute();
  await insertMany(
    trx,
    table,
    rows.filter(({ productId }) => changed.has(productId)),
  );
}

async function readSignatures(
  trx: Trx,
  table: OwnedTable,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows: { productId: number }[] = [];
  for (const ids of keyLists(productIds)) {
    const found = await trx
      .selectFrom(table as 'product_word')
      .select(COLUMNS[table] as readonly 'productId'[])
      .where(isAnyOf(trx, 'productId', ids))
      .execute();
    for (const row of found) rows.push(row);
  }
  return signaturesOf(table, rows);
}

/** All that is compared of each product's rows, in one order. */
function signaturesOf(table: OwnedTable, rows: readonly { readonly productId: number }[]): Map<number, string> {
  const parts = new Map<number, string[]>();
  for (const row of rows) {
    const values = COLUMNS[table].map((column) => (row as unknown as Record<string, unknown>)[column] ?? null);
    const known = parts.get(row.productId);
    const signature = JSON.stringify(values);
    if (known) known.push(signature);
    else parts.set(row.productId, [signature]);
  }
  return new Map([...parts].map(([id, signatures]) => [id, signatures.sort().join()]));
}
