import type { ListingPage, ListingQuery, ListingSort } from '@witryna/module-schemas';
import { sql } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import type { Dated } from './catalog.ts';
import { refreshDueListPrices } from './list-price.ts';

type OwnerKind = Exclude<ListingQuery['kind'], 'complementary'>;
type Members = ReturnType<typeof productsWith>;

/** Lists of products by rule. */
export function createListingReader(db: Db, now: () => Date) {
  return async function readListing(query: ListingQuery, currency: string): Promise<Dated<ListingPage>> {
    const { page, pageSize, sort } = query;
    const answer = { page, pageSize, sort };
    if (query.kind === 'complementary') return { ...answer, ...(await complementary(query, currency)) };
    const ownerId = await findOwner(db, query.kind, query.key);
    if (ownerId === undefined) return { ...answer, skus: [], total: 0 };
    if (isByPrice(sort)) await refreshDueListPrices(db, now());
    const members = membersOf(db, query.kind, ownerId);
    const [rows, total, validUntil] = await Promise.all([
      ordered(members, sort, currency)
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute(),
      countMembers(db, query.kind, ownerId),
      isByPrice(sort) ? nextPriceChange(members, currency) : undefined,
    ]);
    return { ...answer, skus: rows.map(({ sku }) => sku), total, ...(validUntil && { validUntil }) };
  };

  /** Chosen by hand and few: in the order in which they were chosen. */
  async function complementary({ key, page, pageSize, sort }: ListingQuery, currency: string) {
    const product = await db.selectFrom('product').select('texts').where('sku', '=', key).executeTakeFirst();
    const chosen = product?.texts.complementary ?? [];
    if (chosen.length === 0) return { skus: [], total: 0 };
    const rows = await ordered(productsWith(db, 'sku', chosen), sort, currency).execute();
    const existing = rows.map(({ sku }) => sku);
    const skus = sort === 'position' ? chosen.filter((sku) => existing.includes(sku)) : existing;
    return { skus: skus.slice((page - 1) * pageSize, page * pageSize), total: skus.length };
  }
}

async function findOwner(db: Db, kind: OwnerKind, key: string): Promise<number | undefined> {
  const owner =
    kind === 'category'
      ? db.selectFrom('category').select('id').where('path', '=', key)
      : db
          .selectFrom(kind === 'line' ? 'product_line' : 'brand')
          .select('id')
          .where('code', '=', key);
  return (await owner.executeTakeFirst())?.id;
}

function membersOf(db: Db, kind: OwnerKind, ownerId: number): Members {
  if (kind === 'category') return productsInCategory(db, ownerId);
  return productsWith(db, ownerColumn(kind), [ownerId]);
}

const ownerColumn = (kind: Exclude<OwnerKind, 'category'>) => (kind === 'line' ? 'lineId' : 'brandId');

/** Rows with one set of names, so that all lists are ordered and cut alike. */
function productsWith(db: Db, column: 'lineId' | 'brandId' | 'sku', values: readonly (number | string)[]) {
  return db.selectFrom((eb) =>
    eb
      .selectFrom('product')
      .select(['id', 'sku', 'position', 'nameKey', 'createdAt'])
      .where(column, 'in', values as never)
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
      .as('member'),
  );
}

async function countMembers(db: Db, kind: OwnerKind, ownerId: number): Promise<number> {
  // Not through the members: of a category the counting needs no product.
  const count = db.fn.countAll<number>().as('total');
  const members =
    kind === 'category'
      ? db.selectFrom('product_category').select(count).where('categoryId', '=', ownerId)
      : db.selectFrom('product').select(count).where(ownerColumn(kind), '=', ownerId);
  return (await members.executeTakeFirstOrThrow()).total;
}

function isByPrice(sort: ListingSort): boolean {
  return sort === 'price-asc' || sort === 'price-desc';
}

/** Ties are broken by id, so that no product is on two pages or on none. */
function ordered(members: Members, sort: ListingSort, currency: string) {
  const skus = members.select('member.sku');
  switch (sort) {
    case 'position':
      return skus.orderBy('member.position').orderBy('member.id');
    case 'name':
      return skus.orderBy('member.nameKey').orderBy('member.id');
    case 'newest':
      return skus.orderBy('member.createdAt', 'desc').orderBy('member.id', 'desc');
    case 'price-asc':
    case 'price-desc':
      return (
        skus
          .leftJoin('product_list_price', (join) =>
            join
              .onRef('product_list_price.productId', '=', 'member.id')
              .on('product_list_price.currency', '=', currency),
          )
          // Without a price in this currency: at the end, whichever way round.
          .orderBy(sql`"amount" is null`)
          .orderBy('product_list_price.amount', sort === 'price-asc' ? 'asc' : 'desc')
          .orderBy('member.id')
      );
  }
}

/** When the order may change by itself. */
async function nextPriceChange(members: Members, currency: string): Promise<Date | undefined> {
  const row = await members
    .innerJoin('product_list_price', 'product_list_price.productId', 'member.id')
    .select('product_list_price.validUntil')
    .where('currency', '=', currency)
    .where('product_list_price.validUntil', 'is not', null)
    .orderBy('product_list_price.validUntil')
    .limit(1)
    .executeTakeFirst();
  return row?.validUntil ?? undefined;
}
