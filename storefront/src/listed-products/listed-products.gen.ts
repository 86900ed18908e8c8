// Written from the document beside it; do not edit.
import type { ListedProductsQuery, ListedProductsQueryVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const ListedProductsDocument = "query ListedProducts($skus:[String!]!$count:Int!){products(filter:{sku:{in:$skus}}pageSize:$count){items{...ListedProduct}}}fragment ListedProduct on ProductInterface{sku name url_key stock_status brand_label product_line_label small_image{url}price_range{minimum_price{final_price{value currency}regular_price{value currency}}maximum_price{final_price{value currency}}omnibus_lowest_price{value currency}}...on ConfigurableProduct{variants{product{sku stock_status}}}}" as TypedDocument<ListedProductsQuery, ListedProductsQueryVariables>;
