import type { CompiledQuery, InsertType } from 'kysely';
import { engineOf } from '../../../database/engine.ts';
import { columnsOf } from '../../../database/insert-many.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import { queryTogether } from '../../../database/query-together.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { PlacedOrder } from '../order-view.ts';
import type { OrderActor } from '../orders.ts';
import type { OrderDraft } from './draft-order.ts';
import { type NumberSettings, nextOfSequence, nextOrderNumber } from './order-number.ts';
import {
  insertAddresses,
  insertConsents,
  insertDiscounts,
  insertLines,
  insertStatusChanges,
  insertTaxes,
} from './part-inserts.ts';

type OrderValues = {
  readonly [Column in (typeof ORDER_COLUMNS)[number]]: InsertType<Tables['sales_order'][Column]>;
};

const ORDER_COLUMNS = columnsOf<'sales_order'>()([
  'siteId',
  'number',
  'cartId',
  'customerId',
  'email',
  'emailKey',
  'lastNameKey',
  'firstNameKey',
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
]);

const NUMBER_SETTINGS = ['orderNumberPrefix', 'orderNumberStart'] as const;

const insertOrder = prepareQuery(
  [...ORDER_COLUMNS, ...NUMBER_SETTINGS],
  (db, { orderNumberPrefix, orderNumberStart, ...values }: OrderValues & NumberSettings) => {
    const sequence = nextOfSequence({ orderNumberPrefix, orderNumberStart });
    return db
      .insertInto('sales_order')
      .values({ ...values, number: engineOf(db) === 'postgres' ? sequence : values.number })
      .returning(['id', 'number']);
  },
);

/** Writes an order with all its parts: one statement for each table, and what goes along with it. */
export async function writeOrder(
  trx: Trx,
  draft: OrderDraft,
  { actor, numbers }: { readonly actor: OrderActor; readonly numbers: NumberSettings },
  alongside: (orderId: number) => readonly CompiledQuery<unknown>[] = () => [],
): Promise<PlacedOrder> {
  const { lines, shippingAddress, billingAddress, taxes, discounts, consents, ...row } = draft;
  const number = await nextOrderNumber(trx, numbers);
  const { orderNumberPrefix, orderNumberStart } = numbers;
  const point = row.point === null ? null : JSON.stringify(row.point);
  const [inserted] = await insertOrder(trx, { ...row, number, point, orderNumberPrefix, orderNumberStart });
  if (!inserted) throw new Error('The order was written, but no id came back');
  const ofOrder = { orderId: inserted.id };
  const placed: PlacedOrder = {
    ...row,
    ...inserted,
    // As the row is made: nothing has left yet.
    hasPiecesToShip: true,
    hasUntrackedParcel: false,
    lines: lines.map((line) => ({ ...ofOrder, ...line })),
    shippingAddress: { ...ofOrder, kind: 'shipping', ...shippingAddress },
    billingAddress: { ...ofOrder, kind: 'billing', ...billingAddress },
    taxes: taxes.map((tax) => ({ ...ofOrder, ...tax })),
    discounts: discounts.map((discount) => ({ ...ofOrder, ...discount })),
    consents: consents.map((consent) => ({ ...ofOrder, ...consent })),
  };
  const change = { ...ofOrder, at: row.createdAt, actorKind: actor.kind, actorId: actor.id ?? null, note: null };
  await queryTogether(trx, [
    ...insertLines(trx, placed.lines),
    ...insertAddresses(trx, [placed.shippingAddress, placed.billingAddress]),
    ...insertTaxes(trx, placed.taxes),
    ...insertDiscounts(trx, placed.discounts),
    ...insertConsents(trx, placed.consents),
    ...insertStatusChanges(trx, [
      { ...change, from: null, to: 'new' },
      { ...change, from: 'new', to: row.status },
    ]),
    ...alongside(inserted.id),
  ]);
  return placed;
}
