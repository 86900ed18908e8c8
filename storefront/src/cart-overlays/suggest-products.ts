import type { Money } from '@witryna/module-schemas';
import type { SuggestedProductFragment } from '../api/operations.gen.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { type CartLine, toMoney } from '../cart/index.ts';
import { warnOf } from '../client-warnings.ts';
import { SuggestProductsDocument } from './cart-overlays.gen.ts';

/** A product that goes well with another one. */
export interface Suggestion {
  readonly sku: string;
  readonly name: string;
  readonly urlPath: string;
  readonly picture?: string | undefined;
  readonly price: Money;
  /** A shade or size has to be chosen first. */
  readonly hasChoice: boolean;
}

/** Products that go well with the one of this line, which can be bought; none when they could not be had. */
export async function suggestProducts(
  client: ShopClient,
  { urlPath }: Pick<CartLine, 'urlPath'>,
): Promise<readonly Suggestion[]> {
  const key = urlPath?.slice(1).split('?')[0];
  if (!key) return [];
  const { data } = await client.query(SuggestProductsDocument, { key });
  if (!data?.products) warnOf('products');
  const product = data?.products?.items?.[0];
  const found = [...(product?.crosssell_products ?? []), ...(product?.related_products ?? [])];
  const suggestions = new Map(found.flatMap((each) => toSuggestion(each)).map((each) => [each.sku, each]));
  return [...suggestions.values()];
}

function toSuggestion(product: SuggestedProductFragment | null): Suggestion[] {
  const price = toMoney(product?.price_range.minimum_price.final_price);
  if (!product?.sku || !product.name || !product.url_key || !price || product.stock_status !== 'IN_STOCK') return [];
  return [
    {
      sku: product.sku,
      name: product.name,
      urlPath: `/${product.url_key}`,
      picture: product.thumbnail?.url ?? undefined,
      price,
      hasChoice: 'configurable_options' in product,
    },
  ];
}
