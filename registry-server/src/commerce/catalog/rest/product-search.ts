import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { keyList } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Tables } from '../../../database/tables.ts';
import { type Paging, rowsOf } from '../../../http/paging.ts';
import { endOfPrefix, wordsOf } from '../../../text/words.ts';
import type { STAFF_STATES } from '../catalog.schema.ts';
import { LOW_STOCK } from '../catalog-defaults.ts';

export interface ProductSearch extends Paging {
  readonly search?: string;
  /** Of the products or of variants of theirs. */
  readonly skus?: readonly string[] | undefined;
  readonly sort: 'name' | 'newest';
  readonly category?: string;
  readonly line?: string;
  readonly brand?: string;
  readonly state?: (typeof STAFF_STATES)[number];
}

interface NamedGroup {
  readonly id: number;
  readonly words: readonly string[];
}

/**
 * Products for staff to pick from: every word that was typed begins a word of the product's name, of one of its
 * codes, or of its line's or brand's name.
 */
export function createProductSearch(db: Db) {
  return async function searchProducts(query: ProductSearch): Promise<{ skus: string[]; total: number }> {
    const words = wordsOf(query.search);
    // Lines and brands are few; so their names need not be kept with each product.
    const [lines, brands] = words.length > 0 ? await Promise.all([groups('product_line'), groups('brand')]) : [[], []];
    const found = words.reduce(
      (products, word) => products.where((eb) => eb.or(matchesOf(eb, word, lines, brands))),
      filtered(query),
    );
    const { limit, offset } = rowsOf(query);
    const [rows, { total }] = await Promise.all([
      found
        .select('product.sku')
        .$if(query.sort === 'name', (products) => products.orderBy('product.nameKey').orderBy('product.id'))
        .$if(query.sort === 'newest', (products) => products.orderBy('product.id', 'desc'))
        .limit(limit)
        .offset(offset)
        .execute(),
      found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { skus: rows.map(({ sku }) => sku), total };
  };

  function filtered({ skus, category, line, brand, state }: ProductSearch) {
    return db
      .selectFrom('product')
      .$if(skus !== undefined, (products) =>
        products.where((eb) =>
          eb.or([
            isAnyOf(db, 'product.sku', keyList(skus ?? [])),
            eb(
              'product.id',
              'in',
              eb
                .selectFrom('product_variant')
                .select('productId')
                .where(isAnyOf(db, 'product_variant.sku', keyList(skus ?? []))),
            ),
          ]),
        ),
      )
      .$if(line !== undefined, (products) =>
        products.where('lineId', 'in', (eb) =>
          eb
            .selectFrom('product_line')
            .select('id')
            .where('code', '=', line ?? ''),
        ),
      )
      .$if(brand !== undefined, (products) =>
        products.where('brandId', 'in', (eb) =>
          eb
            .selectFrom('brand')
            .select('id')
            .where('code', '=', brand ?? ''),
        ),
      )
      .$if(state !== undefined, (products) => products.where('product.isActive', '=', state !== 'withdrawn'))
      .$if(state === 'sold-out' || state === 'low-stock', (products) =>
        products.where('product.id', 'in', (eb) =>
          eb
            .selectFrom('product_variant')
            .leftJoin('stock', 'stock.variantId', 'product_variant.id')
            .select('product_variant.productId')
            .where((variant) => {
              const left = variant.fn.coalesce('stock.sellable', variant.val(0));
              const isSoldOut = variant(left, '<=', 0);
              return state === 'sold-out'
                ? isSoldOut
                : variant.and([variant.not(isSoldOut), variant(left, '<=', LOW_STOCK)]);
            }),
        ),
      )
      .$if(category !== undefined, (products) =>
        products.where('product.id', 'in', (eb) =>
          eb
            .selectFrom('product_category')
            .innerJoin('category', 'category.id', 'product_category.categoryId')
            .select('productId')
            .where('path', '=', category ?? ''),
        ),
      );
  }

  async function groups(table: 'product_line' | 'brand'): Promise<NamedGroup[]> {
    const rows = await db.selectFrom(table).select(['id', 'name']).execute();
    return rows.map(({ id, name }) => ({ id, words: wordsOf(name) }));
  }
}

function matchesOf(
  eb: ExpressionBuilder<Tables, 'product'>,
  word: string,
  lines: readonly NamedGroup[],
  brands: readonly NamedGroup[],
) {
  const byWord = eb(
    'product.id',
    'in',
    eb.selectFrom('product_word').select('productId').where('word', '>=', word).where('word', '<', endOfPrefix(word)),
  );
  const lineIds = idsOf(lines, word);
  const brandIds = idsOf(brands, word);
  return [
    byWord,
    ...(lineIds.length > 0 ? [eb('product.lineId', 'in', lineIds)] : []),
    ...(brandIds.length > 0 ? [eb('product.brandId', 'in', brandIds)] : []),
  ];
}

function idsOf(groups: readonly NamedGroup[], word: string): number[] {
  return groups.filter(({ words }) => words.some((each) => each.startsWith(word))).map(({ id }) => id);
}
