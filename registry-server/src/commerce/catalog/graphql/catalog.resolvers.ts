import type { GraphqlFeature } from '../../../graphql/feature.ts';
import { resolveCategories, resolveCategoryList } from './categories-query.ts';
import { categoryFields } from './category-fields.ts';
import { configurableFields } from './configurable-fields.ts';
import { productFields } from './product-fields.ts';
import { productsFields, resolveProducts, resolveSearchTerm } from './products-query.ts';

/** The catalogue in the words of the contract. */
export const catalogResolvers: GraphqlFeature = {
  resolvers: {
    Query: {
      products: resolveProducts,
      searchTerm: resolveSearchTerm,
      categories: resolveCategories,
      categoryList: resolveCategoryList,
    },
    Products: productsFields,
    SimpleProduct: productFields,
    ConfigurableProduct: { ...productFields, ...configurableFields },
    CategoryTree: categoryFields,
  },
  access: {
    'Query.products': 'public',
    'Query.searchTerm': 'public',
    'Query.categories': 'public',
    'Query.categoryList': 'public',
  },
};
