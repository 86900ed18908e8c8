import type { ClientDocument } from '../../collect-documents.ts';

/** The address of a category of the demo, and a phrase that finds something in it. */
export const CATEGORY = 'twarz';
export const PHRASE = 'krem';

/**
 * Queries of a shop's own pages, which only spread fragments of the packages. The last two are the queries that
 * GraphCommerce's server sends to the shop for the fields that it adds.
 */
export const PAGES: readonly ClientDocument[] = [
  { file: 'pages/layout.graphql', text: 'query Layout { ...MenuQueryFragment }' },
  { file: 'pages/category.graphql', text: 'query CategoryPage($url: String!) { ...CategoryQueryFragment }' },
  {
    file: 'pages/product.graphql',
    text: `query ProductPage($urlKey: String, $useCustomAttributes: Boolean = true) {
      ...ProductPageQueryFragment
      ...ProductPageConfigurableQueryFragment
    }`,
  },
  {
    file: 'server/currency.graphql',
    text: 'query Currency { currency { available_currency_codes base_currency_code exchange_rates { rate } } }',
  },
  {
    file: 'server/attribute.graphql',
    text: `query Attribute($attributes: [AttributeInput!]) {
      customAttributeMetadataV2(attributes: $attributes) {
        items {
          __typename
          code
          label
          frontend_input
          ... on CatalogAttributeMetadata { apply_to is_comparable is_filterable is_visible_on_front }
          options { label is_default value }
        }
      }
    }`,
  },
];
