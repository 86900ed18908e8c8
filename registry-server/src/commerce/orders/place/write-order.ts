import type { CompiledQuery, Insertable } from 'kysely';
import { engineOf } from '../../../database/engine.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import { queryTogether } from '../../../database/query-together.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { PlacedOrder } from '../order-view.ts';
import type { OrderActor } from '../orders.ts';
import type { OrderDraft } from './draft-order.ts';
import { NEXT_OF_SEQUENCE, nextOrderNumber } from './order-number.ts';
import { insertPart } from './part-inserts.ts';

type OrderValues = Insertable<Tables['sales_order']>;

const ORDER_COLUMNS = [
  'siteId',
  'number',
  'cartId',
  'customerId',
  'email',
  'emailKey',
  'lastNameKey',
  'language',
  'status',
  'heldFrom',
  'statusAt',
  'version',
  'currency',
  'subtotal',
  'subtotalTax',
  'discount',
  'goods',
  'goodsTax',
  'deliveryPrice',
  'deliveryDiscount',
  'delivery',
  'deliveryTax',
  'deliveryTaxRate',
  'tax',
  'total',
  'carrierCode',
  'methodCode',
  'carrierTitle',
  'methodTitle',
  'point',
  'estimateFrom',
  'estimateTo',
  'paymentMethod',
  'paymentTitle',
  'note',
  'paidAt',
  'shippedAt',
  'deliveredAt',
  'stockReturnedAt',
  'createdAt',
  'updatedAt',
] as const;

const insertOrder = prepareQuery(ORDER_COLUMNS, (db, values: Record<(typeof ORDER_COLUMNS)[number], never>) =>
  db
    .insertInto('sales_order')
    .values({ ...(values as unknown as OrderValues), ...(engineOf(db) === 'postgres' && { number: NEXT_OF_SEQUENCE }) })
    .returning(['id', 'number']),
);

/** Writes an order with all its parts: one statement for each table, and what goes along with it. */
export async function writeOrder(
  trx: Trx,
  draft: OrderDraft,
  actor: OrderActor,
  alongside: (orderId: number) => readonly CompiledQuery<unknown>[] = () => [],
): Promise<PlacedOrder> {
  const { lines, shippingAddress, billingAddress, taxes, discounts, consents, ...row } = draft;
  const number = await nextOrderNumber(trx);
  const point = row.point === null ? null : JSON.stringify(row.point);
  const [inserted] = await insertOrder(trx, { ...row, number, point } as never);
  if (!inserted) throw new Error('The order was written, but no id came back');
  const ofOrder = { orderId: inserted.id };
  const placed: PlacedOrder = {
    ...row,
    ...inserted,
    lines: lines.map((line) => ({ ...ofOrder, ...line })),
    shippingAddress: { ...ofOrder, kind: 'shipping', ...shippingAddress },
    billingAddress: { ...ofOrder, kind: 'billing', ...billingAddress },
    taxes: taxes.map((tax) => ({ ...ofOrder, ...tax })),
    discounts: discounts.map((discount) => ({ ...ofOrder, ...discount })),
    consents: consents.map((consent) => ({ ...ofOrder, ...consent })),
  };
  const change = { ...ofOrder, at: row.createdAt, actorKind: actor.kind, actorId: actor.id ?? null, note: null };
  await queryTogether(trx, [
    ...insertPart(trx, 'sales_order_line', placed.lines),
    ...insertPart(trx, 'sales_order_address', [placed.shippingAddress, placed.billingAddress]),
    ...insertPart(trx, 'sales_order_tax', placed.taxes),
    ...insertPart(trx, 'sales_order_discount', placed.discounts),
    ...insertPart(trx, 'sales_order_consent', placed.consents),
    ...insertPart(trx, 'sales_order_status', [
      { ...change, from: null, to: 'new' },
      { ...change, from: 'new', to: row.status },
    ]),
    ...alongside(inserted.id),
  ]);
  return placed;
}
