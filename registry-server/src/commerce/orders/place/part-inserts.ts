import { type CompiledQuery, sql } from 'kysely';
import { engineOf } from '../../../database/engine.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Trx } from '../../../database/transaction.ts';

const COLUMNS = {
  sales_order_line: [
    'orderId',
    'position',
    'sku',
    'productSku',
    'variantId',
    'name',
    'kind',
    'hasChoice',
    'options',
    'quantity',
    'unitPrice',
    'regularPrice',
    'isFriendsAndFamily',
    'taxRate',
    'total',
    'discount',
    'payable',
    'tax',
    'taxBeforeDiscount',
    'shipped',
    'canceled',
    'returned',
  ],
  sales_order_address: [
    'orderId',
    'kind',
    'firstName',
    'lastName',
    'middleName',
    'prefix',
    'suffix',
    'company',
    'vatId',
    'street',
    'city',
    'postcode',
    'countryCode',
    'region',
    'regionCode',
    'regionId',
    'phone',
    'fax',
  ],
  sales_order_tax: ['orderId', 'rate', 'amount'],
  sales_order_discount: ['orderId', 'position', 'couponId', 'code', 'label', 'kind', 'goods', 'delivery'],
  sales_order_status: ['orderId', 'from', 'to', 'at', 'actorKind', 'actorId', 'note'],
  sales_order_consent: ['orderId', 'agreement', 'isGranted', 'textVersion', 'source', 'at'],
} as const satisfies { readonly [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

type Part = keyof typeof COLUMNS;

/** All rows of a table by one statement, whose text is the same for any number of them: it stays prepared. */
function insertOf(table: Part) {
  const columns: readonly string[] = COLUMNS[table];
  return prepareQuery(['rows'], (db, { rows }: { readonly rows: string }) => {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const values = sql.join(columns.map((_, index) => sql`value ->> ${sql.lit(index)}`));
    const source =
      engineOf(db) === 'postgres'
        ? sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`
        : sql`select ${values} from json_each(${rows}) where true`;
    return db
      .insertInto(table)
      .columns(columns as never)
      .expression(source as never);
  });
}

const INSERTS = Object.fromEntries(Object.keys(COLUMNS).map((table) => [table, insertOf(table as Part)])) as Record<
  Part,
  ReturnType<typeof insertOf>
>;

/** The statement that inserts these rows; none for no rows. */
export function insertPart(trx: Trx, table: Part, rows: readonly object[]): CompiledQuery<unknown>[] {
  if (rows.length === 0) return [];
  const given =
    engineOf(trx) === 'postgres'
      ? rows
      : rows.map((row) => COLUMNS[table].map((column) => (row as Record<string, unknown>)[column] ?? null));
  return [INSERTS[table].with(trx, { rows: JSON.stringify(given) })];
}
