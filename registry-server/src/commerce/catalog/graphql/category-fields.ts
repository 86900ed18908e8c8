import type { GraphqlContext } from '../../../graphql/context.ts';
import type { CategoryTreeResolvers } from '../../../graphql/resolver-types.gen.ts';
import { toUid } from '../../../graphql/uids.ts';
import { type CatalogCategory, isRoot, levelOf, ROOT_CATEGORY_ID, urlKeyOf } from './catalog-category.ts';
import { categoriesAbove, childCategories, fileById, productCount } from './category-loading.ts';
import { pictureUrl } from './product-media.ts';
import { listOfCategory } from './products-query.ts';

const IMAGE_WIDTH = 1200;

async function breadcrumbsOf(category: CatalogCategory, _args: unknown, context: GraphqlContext) {
  const above = await categoriesAbove(context, category.path);
  // The contract has null, not an empty list, where nothing lies above.
  if (above.length === 0) return null;
  return above.map((each) => ({
    category_id: each.id,
    category_uid: toUid(each.id),
    category_level: levelOf(each),
    category_name: each.name,
    category_url_key: urlKeyOf(each),
    category_url_path: each.address,
  }));
}

async function idPathOf(category: CatalogCategory, _args: unknown, context: GraphqlContext): Promise<string> {
  if (isRoot(category)) return String(ROOT_CATEGORY_ID);
  const above = await categoriesAbove(context, category.path);
  return [ROOT_CATEGORY_ID, ...above.map(({ id }) => id), category.id].join('/');
}

async function imageOf({ mediaId }: CatalogCategory, _args: unknown, context: GraphqlContext): Promise<string | null> {
  const file = mediaId === null ? undefined : await fileById(context, mediaId);
  return file ? pictureUrl(file, IMAGE_WIDTH, context) : null;
}

/** Fields of CategoryTree. */
export const categoryFields: CategoryTreeResolvers = {
  uid: ({ id }: CatalogCategory) => toUid(id),
  url_key: (category: CatalogCategory) => urlKeyOf(category),
  url_path: ({ address }: CatalogCategory) => address,
  url_suffix: () => null,
  canonical_url: ({ address }: CatalogCategory) => address,
  level: (category: CatalogCategory) => levelOf(category),
  path: idPathOf,
  path_in_store: ({ address }: CatalogCategory) => address,
  breadcrumbs: breadcrumbsOf,
  children: ({ id }: CatalogCategory, _args, context) => childCategories(context, id),
  children_count: async ({ id }: CatalogCategory, _args, context) =>
    String((await childCategories(context, id)).length),
  include_in_menu: () => 1,
  is_anchor: () => 1,
  display_mode: () => 'PRODUCTS',
  default_sort_by: () => 'position',
  available_sort_by: () => ['position', 'name', 'price', 'created_at'],
  image: imageOf,
  meta_title: ({ name }: CatalogCategory) => name,
  meta_description: ({ description }: CatalogCategory) => description,
  product_count: (category: CatalogCategory, _args, context) =>
    isRoot(category) ? null : productCount(context, category),
  products: listOfCategory,
  redirect_code: ({ route }: CatalogCategory) => route?.redirectCode ?? 0,
  relative_url: ({ route, address }: CatalogCategory) => route?.relativeUrl ?? address,
  type: () => 'CATEGORY',
};
