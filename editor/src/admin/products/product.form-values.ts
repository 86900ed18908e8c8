import type { ProductFlag } from '@witryna/module-schemas';
import type {
  DocumentBody,
  ProductWrite,
  StoredPrice,
  StoredProduct,
  StoredVariant,
  Visibility,
} from '../../api/products.ts';
import { moneyText, parseMoney } from '../../forms/money-text.ts';
import { dayOfInstant, lastDayBefore } from '../../forms/shop-day.ts';

/** A price as it stands in the form: amounts in złote, days of the shop, both ends included. */
export interface PriceFormValues {
  readonly regular: string;
  readonly special: string;
  readonly specialFrom: string;
  readonly specialTo: string;
  readonly friendsAndFamily: string;
}

export interface VariantFormValues {
  readonly sku: string;
  readonly stock: string;
  readonly prices: Readonly<Record<string, PriceFormValues>>;
}

/** What this form edits of a product, as it is typed. */
export interface ProductFormValues {
  readonly name: string;
  readonly summary: string;
  readonly isActive: boolean;
  readonly visibility: Visibility;
  readonly flags: readonly ProductFlag[];
  readonly images: readonly number[];
  readonly documents: readonly DocumentBody[];
  /** Skus of the variants that a set holds, and of products that go with this one. */
  readonly contents: readonly string[];
  readonly complementary: readonly string[];
  readonly recommended: readonly string[];
  readonly variants: readonly VariantFormValues[];
}

/** A product as the form shows it. */
export function toFormValues(product: StoredProduct): ProductFormValues {
  const { name, summary = '', isActive, visibility, flags, images, documents = [], variants } = product;
  const { contents = [], complementary = [], recommended = [] } = product;
  const set = Object.entries(flags).flatMap(([flag, isSet]) => (isSet ? [flag as ProductFlag] : []));
  return {
    name,
    summary,
    isActive,
    visibility,
    flags: set.sort(),
    images,
    documents,
    contents,
    complementary,
    recommended,
    variants: variants.map(toVariantFormValues),
  };
}

function toVariantFormValues({ sku, stock, prices }: StoredVariant): VariantFormValues {
  const typed = byImportance(Object.keys(prices)).flatMap((currency) => {
    const price = prices[currency];
    return price ? [[currency, toPriceFormValues(price)] as const] : [];
  });
  return { sku, stock: String(stock), prices: Object.fromEntries(typed) };
}

/** The currency of the first shop stands first; it is what nearly every visit to the form is about. */
const byImportance = (currencies: readonly string[]) =>
  currencies.toSorted((a, b) => Number(b === 'PLN') - Number(a === 'PLN') || (a < b ? -1 : 1));

function toPriceFormValues(price: StoredPrice): PriceFormValues {
  return {
    regular: moneyText(price.regular),
    special: moneyText(price.special),
    specialFrom: price.specialFrom ? dayOfInstant(price.specialFrom) : '',
    specialTo: price.specialTo ? lastDayBefore(price.specialTo) : '',
    friendsAndFamily: moneyText(price.friendsAndFamily),
  };
}

/** What the server has to be told for a product to become what was typed; nothing that nobody touched. */
export function fromFormValues(stored: StoredProduct, typed: ProductFormValues): ProductWrite {
  const opened = toFormValues(stored);
  const isSame = JSON.stringify(withoutStock(opened)) === JSON.stringify(withoutStock(typed));
  const stock = typed.variants.flatMap(({ sku, stock: quantity }, index): [string, number][] =>
    quantity.trim() === opened.variants[index]?.stock ? [] : [[sku, Number(quantity)]],
  );
  return { sku: stored.sku, stock: Object.fromEntries(stock), ...(!isSame && { product: bodyOf(stored, typed) }) };
}

const withoutStock = (typed: ProductFormValues) => ({
  ...typed,
  variants: typed.variants.map(({ stock: _, ...variant }) => variant),
});

/** The whole product, as its route wants it: what this form does not show goes back as it came. */
function bodyOf(
  {
    sku: _sku,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    summary: _summary,
    contents: _contents,
    recommended: _recommended,
    ...stored
  }: StoredProduct,
  typed: ProductFormValues,
) {
  const { name, summary, isActive, visibility, flags, images, documents, variants } = typed;
  const { contents, complementary, recommended } = typed;
  return {
    ...stored,
    name: name.trim(),
    ...(summary.trim() && { summary: summary.trim() }),
    isActive,
    visibility,
    flags: Object.fromEntries(flags.map((flag) => [flag, true])),
    images,
    documents: documents.map((document) => ({ ...document, title: document.title.trim() })),
    complementary,
    ...(recommended.length > 0 && { recommended }),
    ...(contents.length > 0 && { contents }),
    variants: stored.variants.map((variant, index) => variantBodyOf(variant, variants[index])),
  };
}

/** Without its stock: orders may have taken from it since it was read. */
function variantBodyOf({ stock: _, ...variant }: StoredVariant, typed: VariantFormValues | undefined) {
  const prices = Object.entries(variant.prices).map(
    ([currency, price]) => [currency, priceBodyOf(price, typed?.prices[currency] ?? toPriceFormValues(price))] as const,
  );
  return { ...variant, prices: Object.fromEntries(prices) };
}

function priceBodyOf(stored: StoredPrice, typed: PriceFormValues) {
  const opened = toPriceFormValues(stored);
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
