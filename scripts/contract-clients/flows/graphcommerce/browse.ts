import { expectThat, type Step } from '../flow.ts';
import { CATEGORY, PHRASE } from './pages.ts';

const LIST = 'ProductList/ProductList.graphql';
const FILTERS = 'ProductListFilters/ProductFilters.graphql';

const prices = (items: readonly { price_range: { minimum_price: { final_price: { value: number } } } }[]) =>
  items.map(({ price_range }) => price_range.minimum_price.final_price.value);

/** Home → category → filter → sort → product → reviews → search → compare. */
export const browse: readonly Step[] = [
  {
    file: 'queries/StoreConfig.graphql',
    operation: 'StoreConfig',
    keep: ({ storeConfig }) => expectThat(storeConfig.grid_per_page > 0, 'a page size'),
  },
  { file: 'StoreSwitcherList.graphql', operation: 'StoreSwitcherList' },
  { file: 'server/currency.graphql', operation: 'Currency' },
  {
    file: 'pages/layout.graphql',
    operation: 'Layout',
    keep: ({ menu }) => expectThat(menu.items[0].children.length > 0, 'categories in the menu'),
  },
  { file: 'GetCategoryStaticPaths.graphql', operation: 'GetCategoryStaticPaths' },
  {
    file: 'ProductStaticPaths.graphql',
    operation: 'ProductStaticPaths',
    variables: () => ({ currentPage: 1, pageSize: 100 }),
  },
  { file: 'CmsPage.graphql', operation: 'CmsPage', variables: () => ({ identifier: 'home' }) },
  {
    file: 'pages/category.graphql',
    operation: 'CategoryPage',
    variables: () => ({ url: CATEGORY }),
    keep: ({ categories }, state) => {
      state.categoryUid = categories.items[0].uid;
    },
  },
  {
    file: 'CategorySiblings.graphql',
    operation: 'CategorySiblings',
    variables: ({ categoryUid }) => ({ parentUid: categoryUid }),
  },
  {
    file: 'ProductFilterTypes.graphql',
    operation: 'ProductFilterTypes',
    variables: () => ({ filters: {} }),
    keep: ({ attributesList }) =>
      expectThat(
        attributesList.items.some(
          ({ code, frontend_input }: Record<string, string>) => code === 'brand' && frontend_input === 'SELECT',
        ),
        'brands to filter by',
      ),
  },
  {
    file: LIST,
    operation: 'ProductList',
    variables: ({ categoryUid }) => ({ filters: { category_uid: { in: [categoryUid] } }, pageSize: 24 }),
    keep: ({ products }) => expectThat(products.items.length > 0, 'products in the category'),
  },
  {
    file: FILTERS,
    operation: 'ProductFilters',
    variables: ({ categoryUid }) => ({ filters: { category_uid: { in: [categoryUid] } } }),
    keep: ({ filters }) => expectThat(filters.aggregations.length > 0, 'filters of the category'),
  },
  {
    file: LIST,
    operation: 'ProductList',
    variables: ({ categoryUid }) => ({
      filters: { category_uid: { in: [categoryUid] }, price: { from: '20', to: '80' } },
      sort: { price: 'ASC' },
      onlyItems: true,
    }),
    keep: ({ products }) => {
      const found = prices(products.items);
      expectThat(found.length > 0 && found.every((price) => price >= 20 && price <= 80), 'products of these prices');
      expectThat(String(found) === String(found.toSorted((one, other) => one - other)), 'the cheapest first');
    },
  },
  { file: 'HandleRedirect.graphql', operation: 'HandleRedirect', variables: ({ urlKey }) => ({ url: urlKey }) },
  {
    file: 'pages/product.graphql',
    operation: 'ProductPage',
    variables: ({ urlKey }) => ({ urlKey }),
    keep: ({ products }) =>
      expectThat(products.items[0].custom_attributesV2.items.length > 0, 'attributes of the product'),
  },
  {
    file: 'server/attribute.graphql',
    operation: 'Attribute',
    variables: () => ({ attributes: [{ attribute_code: 'brand', entity_type: 'catalog_product' }] }),
    keep: ({ customAttributeMetadataV2: { items } }) => expectThat(items[0].options.length > 0, 'brands'),
  },
  {
    file: 'ConfigurableProductPage.graphql',
    operation: 'ConfigurableProductPage',
    variables: ({ configurableUrlKey }) => ({ urlKey: configurableUrlKey, useCustomAttributes: true }),
  },
  {
    file: 'GetConfigurableOptionsSelection.graphql',
    operation: 'GetConfigurableOptionsSelection',
    variables: ({ configurableUrlKey, optionUids }) => ({ urlKey: configurableUrlKey, selectedOptions: optionUids }),
  },
  {
    file: 'ProductReviewsPage.graphql',
    operation: 'ProductReviewsPage',
    variables: ({ urlKey }) => ({ urlKey, reviewPage: 1 }),
  },
  {
    file: LIST,
    operation: 'ProductList',
    variables: () => ({ search: PHRASE, pageSize: 10, quickSearch: true }),
    keep: ({ products }) => expectThat(products.items.length > 0, 'something to be found'),
  },
  {
    file: 'CategorySearch.graphql',
    operation: 'CategorySearch',
    variables: () => ({ filters: { name: { match: 'twarz' } } }),
  },
  {
    file: 'CreateCompareList.graphql',
    operation: 'CreateCompareList',
    variables: () => ({ products: [] }),
    keep: ({ createCompareList }, state) => {
      state.compareUid = createCompareList.uid;
    },
  },
  {
    file: 'AddProductsToCompareList.graphql',
    operation: 'AddProductsToCompareList',
    variables: ({ compareUid, productId }) => ({ uid: compareUid, products: [productId] }),
  },
  { file: 'CompareSummary.graphql', operation: 'CompareSummary', variables: ({ compareUid }) => ({ uid: compareUid }) },
  {
    file: 'graphql/CompareList.graphql',
    operation: 'CompareList',
    variables: ({ compareUid }) => ({ uid: compareUid }),
    keep: ({ compareList }, { productId }) => {
      expectThat(compareList.items[0]?.uid === productId, 'the product in the list');
      expectThat(compareList.attributes.length > 0, 'something to compare by');
    },
  },
];
