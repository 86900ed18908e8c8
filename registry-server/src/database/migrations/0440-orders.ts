import { type Kysely, sql } from 'kysely';
import { binaryText, withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = engineOf(db);
  const isPostgres = engine === 'postgres';
  const ofOrder = 'sales_order.id';

  await withId(db.schema.createTable('sales_order'), engine)
    .addColumn('siteId', 'integer', (column) => column.notNull().references('site.id'))
    .addColumn('number', binaryText(engine), (column) => column.notNull())
    // By name: the cart is cleaned away, the order stays. Unique: one cart comes to one order.
    .addColumn('cartId', 'text', (column) => column.notNull())
    .addColumn('customerId', 'integer')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('emailKey', binaryText(engine), (column) => column.notNull())
    .addColumn('lastNameKey', binaryText(engine), (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('heldFrom', 'text')
    .addColumn('statusAt', 'timestamptz', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('subtotal', 'bigint', (column) => column.notNull())
    .addColumn('subtotalTax', 'bigint', (column) => column.notNull())
    .addColumn('discount', 'bigint', (column) => column.notNull())
    .addColumn('goods', 'bigint', (column) => column.notNull())
    .addColumn('goodsTax', 'bigint', (column) => column.notNull())
    .addColumn('deliveryPrice', 'bigint', (column) => column.notNull())
    .addColumn('deliveryDiscount', 'bigint', (column) => column.notNull())
    .addColumn('delivery', 'bigint', (column) => column.notNull())
    .addColumn('deliveryTax', 'bigint', (column) => column.notNull())
    .addColumn('deliveryTaxRate', 'integer', (column) => column.notNull())
    .addColumn('tax', 'bigint', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull().check(sql`total >= 0`))
    .addColumn('carrierCode', 'text', (column) => column.notNull())
    .addColumn('methodCode', 'text', (column) => column.notNull())
    .addColumn('carrierTitle', 'text', (column) => column.notNull())
    .addColumn('methodTitle', 'text', (column) => column.notNull())
    .addColumn('point', 'jsonb')
    .addColumn('estimateFrom', 'text')
    .addColumn('estimateTo', 'text')
    .addColumn('paymentMethod', 'text', (column) => column.notNull())
    .addColumn('paymentTitle', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('paidAt', 'timestamptz')
    .addColumn('shippedAt', 'timestamptz')
    .addColumn('deliveredAt', 'timestamptz')
    .addColumn('stockReturnedAt', 'timestamptz')
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('sales_order_number_key', ['number'])
    .addUniqueConstraint('sales_order_cartId_key', ['cartId'])
    .execute();
  const indices = [
    ['sales_order_customer', ['customerId', 'createdAt', 'id']],
    ['sales_order_site', ['siteId', 'createdAt', 'id']],
    ['sales_order_age', ['createdAt', 'id']],
    ['sales_order_state', ['status', 'createdAt', 'id']],
    ['sales_order_email', ['emailKey', 'createdAt', 'id']],
    ['sales_order_name', ['lastNameKey', 'createdAt', 'id']],
  ] as const;
  for (const [name, columns] of indices) {
    await db.schema
      .createIndex(name)
      .on('sales_order')
      .columns([...columns])
      .execute();
  }

  // Numbers may have gaps: one that a failed order took is not given again, so that nobody waits for another's commit.
  if (isPostgres) {
    await sql`create sequence order_number_seq`.execute(db);
  } else {
    await db.schema
      .createTable('order_number')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into order_number (id, last) values (1, 0)`.execute(db);
  }

  await withId(db.schema.createTable('sales_order_line'), engine)
    .addColumn('orderId', 'integer', (column) => column.notNull().references(ofOrder).onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('productSku', 'text', (column) => column.notNull())
    .addColumn('variantId', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('item', 'gift', 'sample')`))
    .addColumn('hasChoice', 'boolean', (column) => column.notNull())
    .addColumn('options', 'jsonb', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('unitPrice', 'bigint', (column) => column.notNull())
    .addColumn('regularPrice', 'bigint', (column) => column.notNull())
    .addColumn('isFriendsAndFamily', 'boolean', (column) => column.notNull())
    .addColumn('taxRate', 'integer', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('discount', 'bigint', (column) => column.notNull())
    .addColumn('payable', 'bigint', (column) => column.notNull())
    .addColumn('tax', 'bigint', (column) => column.notNull())
    .addColumn('taxBeforeDiscount', 'bigint', (column) => column.notNull())
    .addColumn('shipped', 'integer', (column) => column.notNull())
    .addColumn('canceled', 'integer', (column) => column.notNull())
    .addColumn('returned', 'integer', (column) => column.notNull())
    .addUniqueConstraint('sales_order_line_orderId_position_key', ['orderId', 'position'])
    .execute();

  await db.schema
    .createTable('sales_order_address')
    .addColumn('orderId', 'integer', (column) => column.notNull().references(ofOrder).onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('shipping', 'billing')`))
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('middleName', 'text')
    .addColumn('prefix', 'text')
    .addColumn('suffix', 'text')
    .addColumn('company', 'text')
    .addColumn('vatId', 'text')
    .addColumn('street', 'jsonb', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('postcode', 'text')
    .addColumn('countryCode', 'text', (column) => column.notNull())
    .addColumn('region', 'text')
    .addColumn('regionCode', 'text')
    .addColumn('regionId', 'integer')
    .addColumn('phone', 'text')
    .addColumn('fax', 'text')
    .addPrimaryKeyConstraint('sales_order_address_pkey', ['orderId', 'kind'])
    .execute();

  await db.schema
    .createTable('sales_order_tax')
    .addColumn('orderId', 'integer', (column) => column.notNull().references(ofOrder).onDelete('cascade'))
    .addColumn('rate', 'integer', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sales_order_tax_pkey', ['orderId', 'rate'])
    .execute();

  await db.schema
    .createTable('sales_order_discount')
    .addColumn('orderId', 'integer', (column) => column.notNull().references(ofOrder).onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('couponId', 'integer')
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('goods', 'bigint', (column) => column.notNull())
    .addColumn('delivery', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sales_order_discount_pkey', ['orderId', 'position'])
    .execute();

  await withId(db.schema.createTable('sales_order_status'), engine)
    .addColumn('orderId', 'integer', (column) => column.notNull().references(ofOrder).onDelete('cascade'))
    .addColumn('from', 'text')
    .addColumn('to', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('actorKind', 'text', (column) =>
      column.notNull().check(sql`"actorKind" in ('shopper', 'staff', 'payment', 'system')`),
    )
    .addColumn('actorId', 'integer')
    .addColumn('note', 'text')
    .execute();
  await db.schema.createIndex('sales_order_status_order').on('sales_order_status').columns(['orderId', 'id']).execute();

  await db.schema
    .createTable('sales_order_consent')
    .addColumn('orderId', 'integer', (column) => column.notNull().references(ofOrder).onDelete('cascade'))
    .addColumn('agreement', 'text', (column) => column.notNull())
    .addColumn('isGranted', 'boolean', (column) => column.notNull())
    .addColumn('textVersion', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('sales_order_consent_pkey', ['orderId', 'agreement'])
    .execute();

  await withId(db.schema.createTable('sales_order_comment'), engine)
    .addColumn('orderId', 'integer', (column) => column.notNull().references(ofOrder).onDelete('cascade'))
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('isVisible', 'boolean', (column) => column.notNull())
    .addColumn('staffId', 'integer')
    .execute();
  await db.schema
    .createIndex('sales_order_comment_order')
    .on('sales_order_comment')
    .columns(['orderId', 'id'])
    .execute();

  await withId(db.schema.createTable('shipment'), engine)
    .addColumn('orderId', 'integer', (column) => column.notNull().references(ofOrder).onDelete('cascade'))
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('shipment_number_key', ['number'])
    .execute();
  await db.schema.createIndex('shipment_order').on('shipment').columns(['orderId', 'id']).execute();

  await withId(db.schema.createTable('shipment_line'), engine)
    .addColumn('shipmentId', 'integer', (column) => column.notNull().references('shipment.id').onDelete('cascade'))
    .addColumn('orderLineId', 'integer', (column) =>
      column.notNull().references('sales_order_line.id').onDelete('cascade'),
    )
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addUniqueConstraint('shipment_line_shipmentId_orderLineId_key', ['shipmentId', 'orderLineId'])
    .execute();

  await withId(db.schema.createTable('shipment_tracking'), engine)
    .addColumn('shipmentId', 'integer', (column) => column.notNull().references('shipment.id').onDelete('cascade'))
    .addColumn('carrierCode', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('shipment_tracking_shipment').on('shipment_tracking').column('shipmentId').execute();
}
