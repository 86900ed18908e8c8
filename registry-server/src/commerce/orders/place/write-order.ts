import type { Insertable } from 'kysely';
import { rowsAsSelect } from '../../../database/insert-many.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { PlacedOrder } from '../order-view.ts';
import type { OrderActor } from '../orders.ts';
import type { OrderDraft } from './order-draft.ts';
import { nextOrderNumber } from './order-number.ts';

type OrderValues = Insertable<Tables['sales_order']>;

const ORDER_COLUMNS = [
  ...(['siteId', 'number', 'cartId', 'customerId', 'email', 'emailKey', 'lastNameKey', 'language'] as const),
  ...(['status', 'heldFrom', 'statusAt', 'version', 'currency', 'subtotal', 'subtotalTax', 'discount'] as const),
  ...(['goods', 'goodsTax', 'deliveryPrice', 'deliveryDiscount', 'delivery', 'deliveryTax'] as const),
  ...(['deliveryTaxRate', 'tax', 'total', 'carrierCode', 'methodCode', 'carrierTitle', 'methodTitle'] as const),
  ...(['point', 'estimateFrom', 'estimateTo', 'paymentMethod', 'paymentTitle', 'note', 'paidAt'] as const),
  ...(['shippedAt', 'deliveredAt', 'stockReturnedAt', 'createdAt', 'updatedAt'] as const),
] as const;

const insertOrder = prepareQuery(ORDER_COLUMNS, (db, values: Record<(typeof ORDER_COLUMNS)[number], never>) =>
  db
    .insertInto('sales_order')
    .values(values as unknown as OrderValues)
    .returning('id'),
);

/** Writes an order with all its parts: one statement for each table. */
export async function writeOrder(trx: Trx, draft: OrderDraft, actor: OrderActor): Promise<PlacedOrder> {
  const { lines, shippingAddress, billingAddress, taxes, discounts, consents, ...row } = draft;
  const number = await nextOrderNumber(trx);
  const point = row.point === null ? null : JSON.stringify(row.point);
  const [inserted] = await insertOrder(trx, { ...row, number, point } as never);
  if (!inserted) throw new Error('An order that was written has an id.');
  const ofOrder = { orderId: inserted.id };
  const placed: PlacedOrder = {
    ...row,
    ...{ id: inserted.id, number },
    lines: lines.map((line) => ({ ...ofOrder, ...line })),
    shippingAddress: { ...ofOrder, kind: 'shipping', ...shippingAddress },
    billingAddress: { ...ofOrder, kind: 'billing', ...billingAddress },
    taxes: taxes.map((tax) => ({ ...ofOrder, ...tax })),
    discounts: discounts.map((discount) => ({ ...ofOrder, ...discount })),
    consents: consents.map((consent) => ({ ...ofOrder, ...consent })),
  };
  await insertRows(trx, 'sales_order_line', placed.lines);
  await insertRows(trx, 'sales_order_address', [placed.shippingAddress, placed.billingAddress]);
  await insertRows(trx, 'sales_order_tax', placed.taxes);
  await insertRows(trx, 'sales_order_discount', placed.discounts);
  await insertRows(trx, 'sales_order_consent', placed.consents);
  const change = { ...ofOrder, at: row.createdAt, actorKind: actor.kind, actorId: actor.id ?? null, note: null };
  await insertRows(trx, 'sales_order_status', [
    { ...change, from: null, to: 'new' },
    { ...change, from: 'new', to: row.status },
  ]);
  return placed;
}

type OrderPart =
  | 'sales_order_line'
  | 'sales_order_address'
  | 'sales_order_tax'
  | 'sales_order_discount'
  | 'sales_order_consent'
  | 'sales_order_status';

/** All rows of a table in one statement, whose text is the same for any number of them. */
async function insertRows(trx: Trx, table: OrderPart, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {});
  await trx
    .insertInto(table)
    .columns(columns as never)
    .expression(rowsAsSelect(trx, table, columns, rows) as never)
    .execute();
}
