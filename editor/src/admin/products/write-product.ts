import type { ProductWrite, StoredPrice, StoredProduct, StoredVariant } from '../../api/products.ts';
import { parseMoney } from '../../forms/money-text.ts';
import { type TypedPrice, type TypedProduct, type TypedVariant, typePrice, typeProduct } from './typed-product.ts';

/** What the server has to be told for a product to become what was typed; nothing that nobody touched. */
export function writeProduct(stored: StoredProduct, typed: TypedProduct): ProductWrite {
  const opened = typeProduct(stored);
  const isSame = JSON.stringify(withoutStock(opened)) === JSON.stringify(withoutStock(typed));
  const stock = typed.variants.flatMap(({ sku, stock: quantity }, index): [string, number][] =>
    quantity.trim() === opened.variants[index]?.stock ? [] : [[sku, Number(quantity)]],
  );
  return { sku: stored.sku, stock: Object.fromEntries(stock), ...(!isSame && { product: bodyOf(stored, typed) }) };
}

const withoutStock = (typed: TypedProduct) => ({
  ...typed,
  variants: typed.variants.map(({ stock: _, ...variant }) => variant),
});

/** The whole product, as its route wants it: what this form does not show goes back as it came. */
function bodyOf(
  { sku: _, createdAt: __, updatedAt: ___, summary: ____, ...stored }: StoredProduct,
  typed: TypedProduct,
) {
  const { name, summary, isActive, visibility, flags, images, variants } = typed;
  return {
    ...stored,
    name: name.trim(),
    ...(summary.trim() && { summary: summary.trim() }),
    isActive,
    visibility,
    flags: Object.fromEntries(flags.map((flag) => [flag, true])),
    images,
    variants: stored.variants.map((variant, index) => variantBodyOf(variant, variants[index])),
  };
}

/** Without its stock: orders may have taken from it since it was read. */
function variantBodyOf({ stock: _, ...variant }: StoredVariant, typed: TypedVariant | undefined) {
  const prices = Object.entries(variant.prices).map(
    ([currency, price]) => [currency, priceBodyOf(price, typed?.prices[currency] ?? typePrice(price))] as const,
  );
  return { ...variant, prices: Object.fromEntries(prices) };
}

function priceBodyOf(stored: StoredPrice, typed: TypedPrice) {
  const opened = typePrice(stored);
  // A promotion may begin or end in the middle of a day: a day that nobody changed stays the instant that it was.
  const from = typed.specialFrom === opened.specialFrom ? stored.specialFrom : typed.specialFrom;
  const to = typed.specialTo === opened.specialTo ? stored.specialTo : typed.specialTo;
  const special = parseMoney(typed.special);
  const friendsAndFamily = parseMoney(typed.friendsAndFamily);
  return {
    // What is checked before is an amount; a price is never lost to a slip here.
    regular: parseMoney(typed.regular) ?? stored.regular,
    ...(special !== undefined && { special, ...(from && { specialFrom: from }), ...(to && { specialTo: to }) }),
    ...(friendsAndFamily !== undefined && { friendsAndFamily }),
  };
}
