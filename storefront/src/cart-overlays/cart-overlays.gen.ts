// Written from the document beside it; do not edit.
import type { SuggestProductsQuery, SuggestProductsQueryVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const SuggestProductsDocument = "query SuggestProducts($key:String!){products(filter:{url_key:{eq:$key}}pageSize:1){items{crosssell_products{...SuggestedProduct}related_products{...SuggestedProduct}}}}fragment SuggestedProduct on ProductInterface{sku name url_key stock_status thumbnail{url}price_range{minimum_price{final_price{value currency}}}...on ConfigurableProduct{configurable_options{attribute_code}}}" as TypedDocument<SuggestProductsQuery, SuggestProductsQueryVariables>;
