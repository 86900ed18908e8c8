/** What other features may use of the catalogue. */

export {
  ATTRIBUTE_TRAITS,
  type AttributeDefinition,
  type AttributeTrait,
  attributesWith,
  definitionOf,
  type TraitFilter,
} from './attribute-definitions.ts';
export { valueLabelFor } from './attribute-value-labels.ts';
export { UrlKeyTaken } from './catalog.errors.ts';
export { type ProductInput, productSchema, skuParams } from './catalog.schema.ts';
export { FRIENDS_AND_FAMILY, type Visibility } from './catalog.tables.ts';
export type { Catalog } from './catalog.ts';
export { LOW_STOCK } from './catalog-defaults.ts';
export { pathsAbove } from './category-path.ts';
export { nextExpiry, standingCertifications } from './certificates.ts';
export { customerGroupPriceAt } from './customer-group-price.ts';
export { type Label, labelFor } from './graphql/attribute-labels.ts';
export { type CatalogCategory, ROOT_CATEGORY_ID } from './graphql/catalog-category.ts';
export { type CatalogProduct, skuOf, variantsOf, wholeProduct } from './graphql/catalog-product.ts';
export { categoryByPath } from './graphql/category-loading.ts';
export { findVariantByOptions, optionsOfVariant } from './graphql/configurable-options.ts';
export { namedValues } from './graphql/named-values.ts';
export { FACET_ATTRIBUTES } from './graphql/product-filters.ts';
export { productById, productBySku } from './graphql/product-loading.ts';
export { writeListPrices } from './list-price.ts';
export { faultsOfProduct } from './product-faults.ts';
export { putBrand, putCategory, putLine } from './product-groups.store.ts';
export { earliest, type GroupPrice, nextPriceChange, priceAt, type StoredPrice } from './product-price.ts';
export {
  type FacetOption,
  type Facets,
  OPTION_FACETS,
  type OptionFacet,
  type ProductFilters,
  type ProductList,
  type ProductQuery,
  type ProductSort,
} from './product-query.ts';
export { tagsOfProducts } from './product-tags.ts';
export { cardPrice, isReduced, REDUCTION_FLAGS, toVariant } from './product-view.ts';
export { toStoredPrice } from './stored-price.ts';
export { type ProductEntry, writeProducts } from './write-products.ts';
