import { normalizeForSearch } from '@witryna/module-schemas';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { type Page, pageInfoOf, pageOf } from '../../../graphql/paging.ts';
import type { CategoryFilterInput, QueryCategoriesArgs } from '../../../graphql/types.gen.ts';
import { idFromUid } from '../../../graphql/uids.ts';
import { type CatalogCategory, ROOT_CATEGORY_ID, rootCategory, urlKeyOf } from './catalog-category.ts';
import { categoriesOfRows } from './category-loading.ts';
import { type EqualFilter, valuesOf } from './equal-filter.ts';

/** `categories`: one page of those that match; the root when nothing is asked. */
export async function resolveCategories(_parent: unknown, args: QueryCategoriesArgs, context: GraphqlContext) {
  const page = pageOf(args);
  const found = await findCategories(args.filters, context);
  return { items: cut(found, page), total_count: found.length, page_info: pageInfoOf(page, found.length) };
}

/** `categoryList`: the same without the counts. */
export async function resolveCategoryList(_parent: unknown, args: QueryCategoriesArgs, context: GraphqlContext) {
  return cut(await findCategories(args.filters, context), pageOf(args));
}

function cut(categories: readonly CatalogCategory[], { offset, pageSize }: Page) {
  return categories.slice(offset, offset + pageSize);
}

/** Categories are few beside products: the table of them is read whole and filtered here, alike on both engines. */
async function findCategories(
  filters: CategoryFilterInput | null | undefined,
  context: GraphqlContext,
): Promise<CatalogCategory[]> {
  const { app, site } = context;
  const root = rootCategory(site.name);
  const conditions = filters ? conditionsOf(filters) : [];
  if (conditions.length === 0) return [root];
  const rows = await app.db
    .selectFrom('category')
    .selectAll()
    .where('isShown', '=', true)
    .orderBy('position')
    .orderBy('path')
    .execute();
  const all = [root, ...(await categoriesOfRows(rows, context))];
  return all.filter((category) => conditions.every((holds) => holds(category)));
}

type Condition = (category: CatalogCategory) => boolean;

function conditionsOf(filters: CategoryFilterInput): Condition[] {
  const { category_uid, ids, parent_category_uid, parent_id, url_key, url_path, name } = filters;
  return [
    ...byNumber(category_uid, ({ id }) => id),
    ...byNumber(ids, ({ id }) => id),
    ...byNumber(parent_category_uid, parentOf),
    ...byNumber(parent_id, parentOf),
    ...byText(url_key, urlKeyOf),
    ...byText(url_path, ({ address }) => address),
    ...(name?.match ? [named(name.match)] : []),
  ];
}

function parentOf({ id, parentId }: CatalogCategory): number | undefined {
  return id === ROOT_CATEGORY_ID ? undefined : (parentId ?? ROOT_CATEGORY_ID);
}

function byNumber(filter: EqualFilter, valueIn: (category: CatalogCategory) => number | undefined) {
  const values = valuesOf(filter);
  if (!values) return [];
  const wanted = new Set(values.map(idFromUid));
  return [
    (category: CatalogCategory) => {
      const value = valueIn(category);
      return value !== undefined && wanted.has(value);
    },
  ];
}

function byText(filter: EqualFilter, valueIn: (category: CatalogCategory) => string) {
  const wanted = valuesOf(filter);
  return wanted ? [(category: CatalogCategory) => wanted.includes(valueIn(category))] : [];
}

function named(match: string): Condition {
  const words = normalizeForSearch(match);
  return ({ name }) => normalizeForSearch(name).includes(words);
}
