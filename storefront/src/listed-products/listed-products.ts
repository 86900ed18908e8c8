import type { Money } from '@witryna/module-schemas';
import type { ListedProductFragment } from '../api/operations.gen.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { toMoney } from '../cart/index.ts';
import { warnOf } from '../client-warnings.ts';
import { ListedProductsDocument } from './listed-products.gen.ts';

/** A product on a list of a shopper, favourites or a comparison, as the shop has it now. */
export interface ListedProduct {
  readonly sku: string;
  readonly name: string;
  /** Its line of products, or its brand. */
  readonly title: string;
  readonly urlPath: string;
  readonly picture?: string | undefined;
  readonly price?: Money | undefined;
  /** Other variants cost more. */
  readonly priceVaries: boolean;
  /** Before a reduction. */
  readonly previousPrice?: Money | undefined;
  /** The lowest of the 30 days before a reduction. */
  readonly lowestPrice?: Money | undefined;
  readonly isInStock: boolean;
  /** What goes into the cart; absent where a shade or size has to be chosen first. */
  readonly cartSku?: string | undefined;
}

/** Products that are asked for at a time. */
const MOST_AT_ONCE = 50;

/** Products by their skus, in that order, without those that are not sold any more; undefined when the shop is away. */
export async function readListedProducts(
  client: Pick<ShopClient, 'query'>,
  skus: readonly string[],
): Promise<readonly ListedProduct[] | undefined> {
  const parts: (readonly string[])[] = [];
  for (let from = 0; from < skus.length; from += MOST_AT_ONCE) parts.push(skus.slice(from, from + MOST_AT_ONCE));
  const answers = await Promise.all(
    parts.map((part) => client.query(ListedProductsDocument, { skus: part, count: MOST_AT_ONCE })),
  );
  const found = new Map<string, ListedProduct>();
  for (const { data } of answers) {
    if (!data?.products) {
      warnOf('products');
      return undefined;
    }
    for (const each of data.products.items ?? []) {
      const product = each && toListedProduct(each);
      if (product) found.set(product.sku, product);
    }
  }
  return skus.flatMap((sku) => found.get(sku) ?? []);
}

/** A product of the contract; undefined where it has no name or page. */
export function toListedProduct(given: ListedProductFragment): ListedProduct | undefined {
  const { sku, name, url_key: key, price_range: range } = given;
  if (!sku || !name || !key) return undefined;
  const price = toMoney(range.minimum_price.final_price);
  const highest = toMoney(range.maximum_price?.final_price);
  const regular = toMoney(range.minimum_price.regular_price);
  const isReduced = price !== undefined && regular !== undefined && regular.amount > price.amount;
  return {
    sku,
    name,
    title: given.product_line_label ?? given.brand_label ?? '',
    urlPath: `/${key}`,
    picture: given.small_image?.url ?? undefined,
    price,
    priceVaries: price !== undefined && highest !== undefined && highest.amount > price.amount,
    previousPrice: isReduced ? regular : undefined,
    lowestPrice: isReduced ? toMoney(range.omnibus_lowest_price) : undefined,
    isInStock: given.stock_status === 'IN_STOCK',
    cartSku: cartSkuOf(given),
  };
}

/** A product without a choice is bought by its own sku, one with a single variant by that of the variant. */
function cartSkuOf(given: ListedProductFragment): string | undefined {
  if (!('variants' in given)) return given.sku ?? undefined;
  const variants = (given.variants ?? []).flatMap((variant) => variant?.product ?? []);
  return variants.length === 1 ? (variants[0]?.sku ?? undefined) : undefined;
}
