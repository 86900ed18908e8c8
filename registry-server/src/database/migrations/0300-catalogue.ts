import { type Kysely, sql } from 'kysely';
import { binaryText, withId } from '../columns.ts';
import type { Engine } from '../dialects.ts';
import { engineOf } from '../engine.ts';

type AnyDb = Kysely<unknown>;

export async function up(db: AnyDb): Promise<void> {
  const engine = engineOf(db);
  await createGroups(db, engine);
  await createProducts(db, engine);
  await createPrices(db, engine);
  await createMemberships(db, engine);
}

async function createGroups(db: AnyDb, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('brand'), engine)
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('manufacturer', 'jsonb')
    .execute();

  await withId(db.schema.createTable('product_line'), engine)
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('colour', 'text')
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('mediaId', 'integer')
    .execute();

  await withId(db.schema.createTable('category'), engine)
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('parentId', 'integer', (column) => column.references('category.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('mediaId', 'integer')
    .execute();
  await db.schema.createIndex('category_parent').on('category').columns(['parentId', 'position']).execute();
}

async function createProducts(db: AnyDb, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('product'), engine)
    .addColumn('sku', 'text', (column) => column.notNull().unique())
    .addColumn('urlKey', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('nameKey', binaryText(engine), (column) => column.notNull())
    .addColumn('summary', 'text')
    .addColumn('brandId', 'integer', (column) => column.references('brand.id'))
    .addColumn('lineId', 'integer', (column) => column.references('product_line.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('flags', 'jsonb', (column) => column.notNull())
    .addColumn('texts', 'jsonb', (column) => column.notNull())
    .addColumn('taxClass', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  // One index for each order in which a list may be asked for: a page of it is read without sorting.
  for (const owner of ['brandId', 'lineId']) {
    for (const order of ['position', 'nameKey', 'createdAt']) {
      await db.schema.createIndex(`product_${owner}_${order}`).on('product').columns([owner, order, 'id']).execute();
    }
  }
  await db.schema.createIndex('product_name').on('product').columns(['nameKey', 'id']).execute();

  await withId(db.schema.createTable('product_variant'), engine)
    .addColumn('productId', 'integer', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addColumn('sku', 'text', (column) => column.notNull().unique())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('size', 'jsonb')
    .addColumn('colour', 'jsonb')
    .addColumn('ean', 'text')
    .addColumn('weightGrams', 'integer')
    .execute();
  await db.schema
    .createIndex('product_variant_product')
    .on('product_variant')
    .columns(['productId', 'position'])
    .execute();

  await withId(db.schema.createTable('product_media'), engine)
    .addColumn('productId', 'integer', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addColumn('mediaId', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('product_media_product').on('product_media').columns(['productId', 'position']).execute();
  await db.schema.createIndex('product_media_media').on('product_media').column('mediaId').execute();
}

async function createPrices(db: AnyDb, engine: Engine): Promise<void> {
  await db.schema
    .createTable('product_price')
    .addColumn('variantId', 'integer', (column) =>
      column.notNull().references('product_variant.id').onDelete('cascade'),
    )
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('regular', 'bigint', (column) => column.notNull().check(sql`regular >= 0`))
    .addColumn('special', 'bigint', (column) => column.check(sql`special >= 0`))
    .addColumn('specialFrom', 'timestamptz')
    .addColumn('specialTo', 'timestamptz')
    .addColumn('lowest30', 'bigint')
    .addPrimaryKeyConstraint('product_price_pkey', ['variantId', 'currency'])
    .execute();

  await withId(db.schema.createTable('price_history'), engine)
    .addColumn('variantSku', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('regular', 'bigint', (column) => column.notNull())
    .addColumn('special', 'bigint')
    .addColumn('specialFrom', 'timestamptz')
    .addColumn('specialTo', 'timestamptz')
    .addColumn('validFrom', 'timestamptz', (column) => column.notNull())
    .addColumn('recordedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('price_history_variant')
    .on('price_history')
    .columns(['variantSku', 'currency', 'validFrom', 'id'])
    .execute();

  await db.schema
    .createTable('stock')
    .addColumn('variantId', 'integer', (column) =>
      column.primaryKey().references('product_variant.id').onDelete('cascade'),
    )
    .addColumn('sellable', 'integer', (column) => column.notNull().check(sql`sellable >= 0`))
    .execute();

  await db.schema
    .createTable('product_list_price')
    .addColumn('productId', 'integer', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('validUntil', 'timestamptz')
    .addPrimaryKeyConstraint('product_list_price_pkey', ['productId', 'currency'])
    .execute();
  await db.schema.createIndex('product_list_price_expiry').on('product_list_price').column('validUntil').execute();
}

async function createMemberships(db: AnyDb, engine: Engine): Promise<void> {
  await db.schema
    .createTable('product_category')
    .addColumn('categoryId', 'integer', (column) => column.notNull().references('category.id'))
    .addColumn('productId', 'integer', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addColumn('isDirect', 'boolean', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('nameKey', binaryText(engine), (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_category_pkey', ['categoryId', 'productId'])
    .execute();
  for (const order of ['position', 'nameKey', 'createdAt']) {
    await db.schema
      .createIndex(`product_category_${order}`)
      .on('product_category')
      .columns(['categoryId', order, 'productId'])
      .execute();
  }
  await db.schema.createIndex('product_category_product').on('product_category').column('productId').execute();

  await db.schema
    .createTable('product_word')
    .addColumn('word', binaryText(engine), (column) => column.notNull())
    .addColumn('productId', 'integer', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('product_word_pkey', ['word', 'productId'])
    .execute();
  await db.schema.createIndex('product_word_product').on('product_word').column('productId').execute();
}
