import type { MediaFile } from '@witryna/module-schemas';
import type { Selectable } from 'kysely';
import type { Batch, GraphqlContext } from '../../../graphql/context.ts';
import type { CategoryTable } from '../catalog.tables.ts';
import { pathsAbove } from '../categories/category-path.ts';
import { type CatalogCategory, ROOT_CATEGORY_ID, toCategory } from './catalog-category.ts';

type Loaded<Key, Value> = (context: GraphqlContext, key: Key) => Promise<Value>;

/** Rows as resolvers take them, in the language of the site. */
export async function categoriesOfRows<Row extends Selectable<CategoryTable>>(
  rows: readonly Row[],
  { app, site }: GraphqlContext,
): Promise<(Row & CatalogCategory)[]> {
  const find = await app.catalog.translate(site.language, { category: rows.map(({ path }) => path) });
  return rows.map((row) => Object.assign({}, row, toCategory(row, find)));
}

/** One of the loaders below as a function that asks for a single thing. */
function loader<Key, Value>(batch: Batch<Key, Value>): Loaded<Key, Value> {
  return (context, key) => context.load(batch, key);
}

export const categoryByPath = loader<string, CatalogCategory | undefined>(async (paths, context) => {
  const rows = await context.app.db
    .selectFrom('category')
    .selectAll()
    .where('path', 'in', [...paths])
    .where('isShown', '=', true)
    .execute();
  const byPath = new Map((await categoriesOfRows(rows, context)).map((category) => [category.path, category]));
  return paths.map((path) => byPath.get(path));
});

/** Categories right below one, in the order of the menu. */
export const childCategories = loader<number, readonly CatalogCategory[]>(async (ids, context) => {
  const withRoot = ids.includes(ROOT_CATEGORY_ID);
  const rows = await context.app.db
    .selectFrom('category')
    .selectAll()
    .where((eb) => eb.or([eb('parentId', 'in', [...ids]), ...(withRoot ? [eb('parentId', 'is', null)] : [])]))
    .where('isShown', '=', true)
    .orderBy('position')
    .orderBy('path')
    .execute();
  const byParent = Map.groupBy(await categoriesOfRows(rows, context), ({ parentId }) => parentId ?? ROOT_CATEGORY_ID);
  return ids.map((id) => byParent.get(id) ?? []);
});

/** Categories above the one at a path, from the top down, without the root. */
export const categoriesAbove = loader<string, readonly CatalogCategory[]>(async (paths, context) => {
  const above = [...new Set(paths.flatMap(pathsAbove))];
  const rows =
    above.length > 0
      ? await context.app.db
          .selectFrom('category')
          .selectAll()
          .where('path', 'in', above)
          .where('isShown', '=', true)
          .execute()
      : [];
  const byPath = new Map((await categoriesOfRows(rows, context)).map((category) => [category.path, category]));
  return paths.map((path) => pathsAbove(path).flatMap((each) => byPath.get(each) ?? []));
});

/** The categories that a product was put in, by the product's id. */
export const categoriesOfProduct = loader<number, readonly CatalogCategory[]>(async (productIds, context) => {
  const rows = await context.app.db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.categoryId')
    .selectAll('category')
    .select('product_category.productId')
    .where('productId', 'in', [...productIds])
    .where('isDirect', '=', true)
    .where('isShown', '=', true)
    .orderBy('category.path')
    .execute();
  const byProduct = Map.groupBy(await categoriesOfRows(rows, context), ({ productId }) => productId);
  return productIds.map((id) => byProduct.get(id) ?? []);
});

/** How many products stand in a category and below it. */
export const productCount = loader<CatalogCategory, number>(async (categories, { app }) => {
  const counts = await app.catalog.productCounts(categories);
  return categories.map(({ id }) => counts.get(id) ?? 0);
});

/** A file of the media library. */
export const fileById = loader<number, MediaFile | undefined>(async (ids, { app }) => {
  const files = new Map((await app.media.findFiles(ids)).map((file) => [file.id, file]));
  return ids.map((id) => files.get(id));
});
