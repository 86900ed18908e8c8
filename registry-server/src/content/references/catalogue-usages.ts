import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../database/dialects.ts';

/** Something of the catalogue that shows a file, stands in a category or is for its goods. */
export interface CatalogueUsage {
  readonly kind: 'product' | 'brand' | 'line' | 'category' | 'ingredient' | 'coupon';
  readonly key: string;
  readonly name: string;
}

/** What of the catalogue uses something: the first of each kind, and how many there are of all. */
export interface CatalogueUsages {
  readonly catalogue: readonly CatalogueUsage[];
  readonly catalogueTotal: number;
}

interface Counted<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

type Named = Omit<CatalogueUsage, 'kind'>;

/** As many of a kind as one answer names. */
const MOST_NAMED = 50;

/** Reads what of the catalogue uses files and categories. */
export function createCatalogueUsages(db: Db) {
  return {
    /** Names of what of the catalogue shows a file. */
    async findFileUsages(id: number): Promise<CatalogueUsages> {
      const [products, brands, lines, categories, ingredients] = await Promise.all([
        firstOf(
          db
            .selectFrom('product')
            .select(['sku as key', 'name'])
            .where('id', 'in', (eb) =>
              eb
                .selectFrom('product_media')
                .select('productId')
                .where('mediaId', '=', id)
                .union(eb.selectFrom('product_document').select('productId').where('mediaId', '=', id)),
            ),
        ),
        firstOf(db.selectFrom('brand').select(['code as key', 'name']).where('mediaId', '=', id)),
        firstOf(db.selectFrom('product_line').select(['code as key', 'name']).where('mediaId', '=', id)),
        firstOf(db.selectFrom('category').select(['path as key', 'name']).where('mediaId', '=', id)),
        firstOf(db.selectFrom('ingredient').select(['code as key', 'name']).where('mediaId', '=', id)),
      ]);
      return together({ product: products, brand: brands, line: lines, category: categories, ingredient: ingredients });
    },

    /** What stands in a category: products put into it, categories right below it, coupons for its goods. */
    async findCategoryUsages(path: string): Promise<CatalogueUsages> {
      const [products, categories, coupons] = await Promise.all([
        firstOf(
          db
            .selectFrom('product_category')
            .innerJoin('product', 'product.id', 'product_category.productId')
            .innerJoin('category', 'category.id', 'product_category.categoryId')
            .select(['product.sku as key', 'product.name'])
            .where('category.path', '=', path)
            .where('isDirect', '=', true)
            .orderBy('product.nameKey'),
        ),
        firstOf(
          db
            .selectFrom('category')
            .innerJoin('category as parent', 'parent.id', 'category.parentId')
            .select(['category.path as key', 'category.name'])
            .where('parent.path', '=', path)
            .orderBy('category.position'),
        ),
        firstOf(
          db
            .selectFrom('coupon')
            .select(['id', 'code', 'name'])
            .where(sql<boolean>`cast(${sql.ref('categoryPaths')} as text) like ${`%"${path}"%`}`)
            .orderBy('code'),
        ),
      ]);
      const named = coupons.rows.map(({ id, code, name }) => ({ key: String(id), name: name || code }));
      return together({ category: categories, product: products, coupon: { rows: named, total: coupons.total } });
    },
  };
}

/** They are counted where the answer does not name them all. */
async function firstOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) {
  const rows = await query.limit(MOST_NAMED).execute();
  if (rows.length < MOST_NAMED) return { rows, total: rows.length };
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

function together(kinds: Partial<Record<CatalogueUsage['kind'], Counted<Named>>>): CatalogueUsages {
  const known = Object.entries(kinds) as [CatalogueUsage['kind'], Counted<Named>][];
  return {
    catalogue: known.flatMap(([kind, { rows }]) => rows.map((row) => ({ ...row, kind }))),
    catalogueTotal: known.reduce((sum, [, { total }]) => sum + total, 0),
  };
}
