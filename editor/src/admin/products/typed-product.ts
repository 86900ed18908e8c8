import type { ProductFlag } from '@witryna/module-schemas';
import type { StoredPrice, StoredProduct, StoredVariant, Visibility } from '../../api/products.ts';
import { moneyText } from '../../forms/money-text.ts';
import { dayOfInstant, lastDayBefore } from '../../forms/shop-day.ts';

/** A price as it stands in the form: amounts in złote, days of the shop, both ends included. */
export interface TypedPrice {
  readonly regular: string;
  readonly special: string;
  readonly specialFrom: string;
  readonly specialTo: string;
  readonly friendsAndFamily: string;
}

export interface TypedVariant {
  readonly sku: string;
  readonly stock: string;
  readonly prices: Readonly<Record<string, TypedPrice>>;
}

/** What this form edits of a product, as it is typed. */
export interface TypedProduct {
  readonly name: string;
  readonly summary: string;
  readonly isActive: boolean;
  readonly visibility: Visibility;
  readonly flags: readonly ProductFlag[];
  readonly images: readonly number[];
  readonly variants: readonly TypedVariant[];
}

/** A product as the form shows it. */
export function typeProduct(product: StoredProduct): TypedProduct {
  const { name, summary = '', isActive, visibility, flags, images, variants } = product;
  const set = Object.entries(flags).flatMap(([flag, isSet]) => (isSet ? [flag as ProductFlag] : []));
  return { name, summary, isActive, visibility, flags: set.sort(), images, variants: variants.map(typeVariant) };
}

function typeVariant({ sku, stock, prices }: StoredVariant): TypedVariant {
  const typed = byImportance(Object.keys(prices)).flatMap((currency) => {
    const price = prices[currency];
    return price ? [[currency, typePrice(price)] as const] : [];
  });
  return { sku, stock: String(stock), prices: Object.fromEntries(typed) };
}

/** The currency of the first shop stands first; it is what nearly every visit to the form is about. */
const byImportance = (currencies: readonly string[]) =>
  currencies.toSorted((a, b) => Number(b === 'PLN') - Number(a === 'PLN') || (a < b ? -1 : 1));

export function typePrice(price: StoredPrice): TypedPrice {
  return {
    regular: moneyText(price.regular),
    special: moneyText(price.special),
    specialFrom: price.specialFrom ? dayOfInstant(price.specialFrom) : '',
    specialTo: price.specialTo ? lastDayBefore(price.specialTo) : '',
    friendsAndFamily: moneyText(price.friendsAndFamily),
  };
}
