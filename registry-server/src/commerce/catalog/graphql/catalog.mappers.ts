import type { Page } from '../../../graphql/paging.ts';
import type { ProductList, ProductQuery } from '../product-query.ts';
import type { CatalogCategory } from './catalog-category.ts';
import type { CatalogProduct } from './catalog-product.ts';

/** One page of products, with what its fields need to tell more of the whole list. */
export interface FoundProducts {
  readonly query: ProductQuery;
  readonly list: ProductList;
  readonly page: Page;
}

export type ProductInterfaceMapper = CatalogProduct;
export type SimpleProductMapper = CatalogProduct;
export type ConfigurableProductMapper = CatalogProduct;
export type CategoryInterfaceMapper = CatalogCategory;
export type CategoryTreeMapper = CatalogCategory;
export type ProductsMapper = FoundProducts;
