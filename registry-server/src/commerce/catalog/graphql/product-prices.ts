import type { ProductPrice } from '@witryna/module-schemas';
import { toCurrency } from '../../../graphql/codes.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { toMoney } from '../../../graphql/money.ts';
import { customerGroupPriceAt } from '../prices/customer-group-price.ts';
import { priceAt } from '../prices/product-price.ts';
import type { VariantData } from '../products/product-view.ts';
import { type CatalogProduct, variantsOf } from './catalog-product.ts';

/** The price of a variant as the customer of this request sees it; undefined without one in the site's currency. */
function variantPrice(
  { price, friendsAndFamily, size }: VariantData,
  { at }: CatalogProduct,
  { customer }: GraphqlContext,
): ProductPrice | undefined {
  if (!price) return undefined;
  const sized = size ?? undefined;
  return customer?.isPremium ? customerGroupPriceAt(price, friendsAndFamily, at, sized) : priceAt(price, at, sized);
}

/** The price that stands on the product: of the cheapest variant in stock, else of the cheapest. */
export function minimumPrice(product: CatalogProduct, context: GraphqlContext): ProductPrice | undefined {
  const variants = variantsOf(product);
  const available = variants.filter(({ sellable }) => sellable > 0);
  return pricesOf(product, available, context).at(0) ?? pricesOf(product, variants, context).at(0);
}

/** The highest price among its variants. */
function maximumPrice(product: CatalogProduct, context: GraphqlContext): ProductPrice | undefined {
  return pricesOf(product, variantsOf(product), context).at(-1);
}

/** Cheapest first. */
function pricesOf(product: CatalogProduct, variants: readonly VariantData[], context: GraphqlContext) {
  const prices = variants.flatMap((variant) => variantPrice(variant, product, context) ?? []);
  return prices.toSorted((one, other) => one.final.amount - other.final.amount);
}

/** `PriceRange` of the schema. */
export function toPriceRange(product: CatalogProduct, context: GraphqlContext) {
  const minimum = minimumPrice(product, context);
  const lowest = minimum?.lowest30;
  return {
    minimum_price: toProductPrice(minimum, context),
    maximum_price: toProductPrice(maximumPrice(product, context), context),
    omnibus_lowest_price: lowest ? toMoney(lowest.amount, lowest.currency) : null,
    is_friends_and_family: minimum?.isFriendsAndFamily === true,
  };
}

/** A reduction is told from the lowest price of the 30 days before it, as the law asks, not from the crossed one. */
function toProductPrice(price: ProductPrice | undefined, { currency }: GraphqlContext) {
  // The schema has no room for a product without a price: its sums are null, their currency is the site's.
  if (!price) {
    const unknown = { value: null, currency: toCurrency(currency) };
    return { final_price: unknown, regular_price: unknown, discount: null };
  }
  const { final, regular, lowest30, discountPercent } = price;
  const off = lowest30 ? Math.max(0, lowest30.amount - final.amount) : 0;
  return {
    final_price: toMoney(final.amount, final.currency),
    regular_price: toMoney(regular.amount, regular.currency),
    discount: { amount_off: off / 100, percent_off: discountPercent ?? 0 },
  };
}
