import type { CompiledQuery } from 'kysely';
import {
  type ColumnOf,
  type Complete,
  insertSelect,
  type RowOf,
  rowsAsJson,
  selectFromJson,
  type TableName,
} from '../../../database/insert-many.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Trx } from '../../../database/transaction.ts';

/**
 * The statement that inserts rows of a part of an order, none for no rows. Its text is the same for any number of them:
 * it stays prepared.
 */
function partInsert<Table extends TableName, Column extends ColumnOf<Table>>(
  table: Table,
  columns: readonly Column[] & Complete<Table, Column>,
) {
  const insert = prepareQuery(['rows'], (db, { rows }: { readonly rows: string }) =>
    insertSelect(db, table, columns, selectFromJson(db, table, columns, rows)),
  );
  return (trx: Trx, rows: readonly RowOf<Table, Column>[]): CompiledQuery<unknown>[] =>
    rows.length === 0 ? [] : [insert.with(trx, { rows: rowsAsJson(trx, columns, rows) })];
}

export const insertLines = partInsert('sales_order_line', [
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
]);

export const insertAddresses = partInsert('sales_order_address', [
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
]);

export const insertTaxes = partInsert('sales_order_tax', ['orderId', 'rate', 'amount']);

export const insertDiscounts = partInsert('sales_order_discount', [
  'orderId',
  'position',
  'couponId',
  'code',
  'label',
  'kind',
  'goods',
  'delivery',
]);

export const insertStatusChanges = partInsert('sales_order_status', [
  'orderId',
  'from',
  'to',
  'at',
  'actorKind',
  'actorId',
  'note',
]);

export const insertConsents = partInsert('sales_order_consent', [
  'orderId',
  'agreement',
  'isGranted',
  'textVersion',
  'source',
  'at',
]);
