/** What other features may use of the catalogue. */

export {
  ATTRIBUTE_TRAITS,
  type AttributeDefinition,
  type AttributeTrait,
  attributesWith,
  definitionOf,
  type TraitFilter,
} from './attributes/attribute-definitions.ts';
export { valueLabelFor } from './attributes/attribute-value-labels.ts';
export { UrlKeyTaken } from './catalog.errors.ts';
export { type ProductInput, productSchema, skuParams } from './catalog.schema.ts';
export { FRIENDS_AND_FAMILY, type Visibility } from './catalog.tables.ts';
export type { Catalog } from './catalog.ts';
export { LOW_STOCK } from './catalog-defaults.ts';
export { ensureCategory } from './categories/categories.store.ts';
export type { FollowMove } from './categories/category-moves.ts';
export { pathsAbove } from './categories/category-path.ts';
export { type FindCurrentPath, findCurrentPaths } from './categories/current-paths.ts';
export { putBrand, putLine } from './categories/product-groups.store.ts';
export { findRemovedPaths } from './categories/removed-paths.ts';
export { type Label, labelFor } from './graphql/attribute-labels.ts';
export { type CatalogCategory, ROOT_CATEGORY_ID } from './graphql/catalog-category.ts';
export { type CatalogProduct, skuOf, variantsOf, wholeProduct } from './graphql/catalog-product.ts';
export { categoryByPath } from './graphql/category-loading.ts';
export { findVariantByOptions, optionsOfVariant } from './graphql/configurable-options.ts';
export { namedValues } from './graphql/named-values.ts';
export { FACET_ATTRIBUTES, FLAG_ATTRIBUTES } from './graphql/product-filters.ts';
export { productById, productBySku } from './graphql/product-loading.ts';
export { INGREDIENTS_TAG } from './ingredients/ingredients-tag.ts';
export { customerGroupPriceAt } from './prices/customer-group-price.ts';
export { writeListPrices } from './prices/list-price.ts';
export { earliest, type GroupPrice, nextPriceChange, priceAt, type StoredPrice } from './prices/product-price.ts';
export { toStoredPrice } from './prices/stored-price.ts';
export { mediaFileSchema, moneySchema, productCardSchema, textLanguagesSchema } from './product-card.schema.ts';
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
export { nextExpiry, standingCertifications } from './products/certificates.ts';
export { type Dimensions, dimensionsSchema } from './products/dimensions.ts';
export { faultsOfProduct } from './products/product-faults.ts';
export { tagsOfProducts } from './products/product-tags.ts';
export { cardPrice, isReduced, REDUCTION_FLAGS, toVariant } from './products/product-view.ts';
export { sizeLabel } from './products/size-label.ts';
export type { StaffEdit } from './products/staff-edits.ts';
export { type VariantLabel, variantLabelsOf } from './products/variant-labels.ts';
export { variantMeasuresOf } from './products/variant-measures.ts';
export { type ProductEntry, writeProducts } from './products/write-products.ts';
export { createProductSearch } from './rest/product-search.ts';
export { translateFacets } from './translations/translate-facets.ts';
export type { TranslatedWords } from './translations/translations.tables.ts';
export type { CatalogView, FindTranslation } from './translations/translations.ts';
