import {
  brandAndCategoryOf,
  isListingOfProduct,
  type ListingOfProduct,
  type ListingPage,
  type ListingQuery,
  type ListingSort,
} from '@witryna/module-schemas';
import type { Db } from '../../../database/dialects.ts';
import { translationLanguages } from '../../../text/translation-languages.ts';
import type { ProductTexts } from '../catalog.tables.ts';
import type { Dated } from '../catalog.ts';
import type { ProductCounts } from '../categories/product-counts.ts';
import { type ListOwnerKind, listOwner, refreshDueListPrices } from '../prices/list-price.ts';
import { createPriceOrder, type PriceSort } from '../prices/price-order.ts';
import type { CatalogView } from '../translations/translations.ts';
import { LISTED } from '../visibility.ts';

type PlainSort = Exclude<ListingSort, PriceSort>;

interface Owner {
  readonly kind: ListOwnerKind;
  readonly id: number;
}

/** Lists of products by rule. */
export function createListingReader(db: Db, counts: ProductCounts, now: () => Date) {
  const priceOrder = createPriceOrder(db);

  return async function readListing(
    query: ListingQuery,
    { currency, language }: CatalogView,
  ): Promise<Dated<ListingPage>> {
    const { page, pageSize, sort } = query;
    const answer = { page, pageSize, sort };
    if (isListingOfProduct(query.kind)) return { ...answer, ...(await chosenByHand(query, query.kind)) };
    if (query.kind === 'brandAndCategory') return { ...answer, ...(await ofBrandInCategory(query)) };
    const id = await findOwner(db, query.kind, query.key);
    if (id === undefined) return { ...answer, skus: [], total: 0 };
    const owner = { kind: query.kind, id };
    const rows = { limit: pageSize, offset: (page - 1) * pageSize };
    const total = await countMembers(owner, query.key);
    if (!isByPrice(sort)) {
      const members = membersOf(db, owner);
      const sorted = sort === 'name' ? inOrderOfNames(members, language) : ordered(members, sort);
      const found = await sorted.limit(rows.limit).offset(rows.offset).execute();
      return { ...answer, skus: found.map(({ sku }) => sku), total };
    }
    await refreshDueListPrices(db, now());
    const list = { owner: listOwner(owner.kind, owner.id), members: membersOf(db, owner), currency, sort };
    const [skus, validUntil] = await Promise.all([priceOrder.read(list, rows), priceOrder.validUntil(list)]);
    return { ...answer, skus, total, ...(validUntil && { validUntil }) };
  };

  async function countMembers({ kind, id }: Owner, key: string): Promise<number> {
    if (kind !== 'category') return countProductsOf(db, ownerColumn(kind), id);
    return (await counts.of([{ id, path: key }])).get(id) ?? 0;
  }

  /** In the order of the category. */
  async function ofBrandInCategory({ key, page, pageSize }: ListingQuery) {
    const { brand, category } = brandAndCategoryOf(key);
    const [brandId, categoryId] = [await findOwner(db, 'brand', brand), await findOwner(db, 'category', category)];
    if (brandId === undefined || categoryId === undefined) return { skus: [], total: 0 };
    const members = db
      .selectFrom('product_category')
      .innerJoin('product', 'product.id', 'product_category.productId')
      .where('categoryId', '=', categoryId)
      .where('isListed', '=', true)
      .where('brandId', '=', brandId);
    const rows = await members
      .select('product.sku')
      .orderBy('product_category.position')
      .orderBy('product.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute();
    const { total } = await members.select(db.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return { skus: rows.map(({ sku }) => sku), total };
  }

  /** Few, and always in the order in which they were chosen. */
  async function chosenByHand({ key, page, pageSize }: ListingQuery, kind: ListingOfProduct) {
    const product = await db.selectFrom('product').select('texts').where('sku', '=', key).executeTakeFirst();
    const chosen = (product && chosenIn(product.texts, kind)) ?? [];
    if (chosen.length === 0) return { skus: [], total: 0 };
    const known = await (kind === 'contents' ? productsOfVariants(db, chosen) : productsOfSkus(db, chosen));
    const skus = [...new Set(chosen.flatMap((sku) => known.get(sku) ?? []))];
    return { skus: skus.slice((page - 1) * pageSize, page * pageSize), total: skus.length };
  }
}

function chosenIn(texts: ProductTexts, kind: ListingOfProduct): readonly string[] | undefined {
  switch (kind) {
    case 'complementary':
      return texts.complementary;
    case 'recommendation':
      return texts.recommended;
    case 'contents':
      return texts.contents;
  }
}

/** The products among these that are sold, each by its own sku. */
async function productsOfSkus(db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('product')
    .select('sku')
    .where('sku', 'in', skus)
    .where('isActive', '=', true)
    .execute();
  return new Map(rows.map(({ sku }) => [sku, sku]));
}

/** The products that are sold, by the skus of these variants of theirs. */
async function productsOfVariants(db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('product_variant')
    .innerJoin('product', 'product.id', 'product_variant.productId')
    .select(['product_variant.sku as variant', 'product.sku'])
    .where('product_variant.sku', 'in', skus)
    .where('isActive', '=', true)
    .execute();
  return new Map(rows.map(({ variant, sku }) => [variant, sku]));
}

function isByPrice(sort: ListingSort): sort is PriceSort {
  return sort === 'price-asc' || sort === 'price-desc';
}

async function findOwner(db: Db, kind: ListOwnerKind, key: string): Promise<number | undefined> {
  const owner =
    kind === 'category'
      ? db.selectFrom('category').select('id').where('path', '=', key).where('isShown', '=', true)
      : db
          .selectFrom(kind === 'line' ? 'product_line' : 'brand')
          .select('id')
          .where('code', '=', key);
  return (await owner.executeTakeFirst())?.id;
}

const ownerColumn = (kind: Exclude<ListOwnerKind, 'category'>) => (kind === 'line' ? 'lineId' : 'brandId');

/** The products of a list, as rows with one set of names, so that all lists are ordered and cut alike. */
export type Members = ReturnType<typeof productsOf>;

function membersOf(db: Db, { kind, id }: Owner): Members {
  return kind === 'category' ? productsInCategory(db, id) : productsOf(db, ownerColumn(kind), id);
}

function productsOf(db: Db, column: 'lineId' | 'brandId', ownerId: number) {
  return db.selectFrom((eb) =>
    eb
      .selectFrom('product')
      .select(['id', 'sku', 'position', 'nameKey', 'createdAt'])
      .where(column, '=', ownerId)
      .where('isActive', '=', true)
      .where('visibility', 'in', LISTED)
      .as('member'),
  );
}

function productsInCategory(db: Db, categoryId: number): Members {
  return db.selectFrom((eb) =>
    eb
      .selectFrom('product_category')
      .innerJoin('product', 'product.id', 'product_category.productId')
      .select(['product.id', 'product.sku'])
      .select(['product_category.position', 'product_category.nameKey', 'product_category.createdAt'])
      .where('categoryId', '=', categoryId)
      .where('isListed', '=', true)
      .as('member'),
  );
}

async function countProductsOf(db: Db, column: 'lineId' | 'brandId', ownerId: number): Promise<number> {
  const { total } = await db
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(column, '=', ownerId)
    .where('isActive', '=', true)
    .where('visibility', 'in', LISTED)
    .executeTakeFirstOrThrow();
  return total;
}

/** Ties are broken by id, so that no product is on two pages or on none. */
function ordered(members: Members, sort: Exclude<PlainSort, 'name'>) {
  const skus = members.select('member.sku');
  switch (sort) {
    case 'position':
      return skus.orderBy('member.position').orderBy('member.id');
    case 'newest':
      return skus.orderBy('member.createdAt', 'desc').orderBy('member.id', 'desc');
  }
}

/** By the names that a site of this language shows: of the first language that has one, else the catalogue's own. */
function inOrderOfNames(members: Members, language: string | undefined) {
  const [first, second] = translationLanguages(language);
  const skus = members.select('member.sku');
  if (first === undefined) return skus.orderBy('member.nameKey').orderBy('member.id');
  const named = skus.leftJoin('catalogue_translation as own', (join) =>
    join.on('own.kind', '=', 'product').onRef('own.key', '=', 'member.sku').on('own.language', '=', first),
  );
  if (second === undefined)
    return named.orderBy((eb) => eb.fn.coalesce('own.nameKey', 'member.nameKey')).orderBy('member.id');
  return named
    .leftJoin('catalogue_translation as common', (join) =>
      join.on('common.kind', '=', 'product').onRef('common.key', '=', 'member.sku').on('common.language', '=', second),
    )
    .orderBy((eb) => eb.fn.coalesce('own.nameKey', 'common.nameKey', 'member.nameKey'))
    .orderBy('member.id');
}
