import type { MediaFile } from '@witryna/module-schemas';
import type { Batch, GraphqlContext } from '../../../graphql/context.ts';
import { pathsAbove } from '../categories/category-path.ts';
import { type CatalogCategory, ROOT_CATEGORY_ID, toCategory } from './catalog-category.ts';

type Loaded<Key, Value> = (context: GraphqlContext, key: Key) => Promise<Value>;

/** One of the loaders below as a function that asks for a single thing. */
function loader<Key, Value>(batch: Batch<Key, Value>): Loaded<Key, Value> {
  return (context, key) => context.load(batch, key);
}

export const categoryByPath = loader<string, CatalogCategory | undefined>(async (paths, { app }) => {
  const rows = await app.db
    .selectFrom('category')
    .selectAll()
    .where('path', 'in', [...paths])
    .execute();
  const byPath = new Map(rows.map((row) => [row.path, toCategory(row)]));
  return paths.map((path) => byPath.get(path));
});

/** Categories right below one, in the order of the menu. */
export const childCategories = loader<number, readonly CatalogCategory[]>(async (ids, { app }) => {
  const withRoot = ids.includes(ROOT_CATEGORY_ID);
  const rows = await app.db
    .selectFrom('category')
    .selectAll()
    .where((eb) => eb.or([eb('parentId', 'in', [...ids]), ...(withRoot ? [eb('parentId', 'is', null)] : [])]))
    .orderBy('position')
    .orderBy('path')
    .execute();
  const byParent = Map.groupBy(rows.map(toCategory), ({ parentId }) => parentId ?? ROOT_CATEGORY_ID);
  return ids.map((id) => byParent.get(id) ?? []);
});

/** Categories above the one at a path, from the top down, without the root. */
export const categoriesAbove = loader<string, readonly CatalogCategory[]>(async (paths, { app }) => {
  const above = [...new Set(paths.flatMap(pathsAbove))];
  const rows =
    above.length > 0 ? await app.db.selectFrom('category').selectAll().where('path', 'in', above).execute() : [];
  const byPath = new Map(rows.map((row) => [row.path, toCategory(row)]));
  return paths.map((path) => pathsAbove(path).flatMap((each) => byPath.get(each) ?? []));
});

/** The categories that a product was put in, by the product's id. */
export const categoriesOfProduct = loader<number, readonly CatalogCategory[]>(async (productIds, { app }) => {
  const rows = await app.db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.categoryId')
    .selectAll('category')
    .select('product_category.productId')
    .where('productId', 'in', [...productIds])
    .where('isDirect', '=', true)
    .orderBy('category.path')
    .execute();
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return productIds.map((id) => (byProduct.get(id) ?? []).map(toCategory));
});

/** How many products stand in a category and below it. */
export const productCount = loader<number, number>(async (ids, { app }) => {
  const rows = await app.db
    .selectFrom('product_category')
    .select((eb) => ['categoryId', eb.fn.countAll<number>().as('count')])
    .where('categoryId', 'in', [...ids])
    .where('isListed', '=', true)
    .groupBy('categoryId')
    .execute();
  const counts = new Map(rows.map(({ categoryId, count }) => [categoryId, count]));
  return ids.map((id) => counts.get(id) ?? 0);
});

/** A file of the media library. */
export const fileById = loader<number, MediaFile | undefined>(async (ids, { app }) => {
  const files = new Map((await app.media.findFiles(ids)).map((file) => [file.id, file]));
  return ids.map((id) => files.get(id));
});
