import type { ComparedProductsFragment } from '../api/operations.gen.ts';
import { type ListedProduct, toListedProduct } from '../listed-products/index.ts';

/** A product that is compared: what every list says of it, and its attributes by code, in words. */
export interface ComparedProduct extends ListedProduct {
  /** From 0 to 5; undefined without reviews. */
  readonly rating?: { readonly average: number; readonly count: number } | undefined;
  readonly attributes: ReadonlyMap<string, string>;
  /** Months that it keeps once opened, as the maker writes it: `12M`. */
  readonly pao?: string | undefined;
  /** Ingredients, as they stand on the pack. */
  readonly composition: readonly string[];
}

/** Products side by side, as the shop has them now. */
export interface Comparison {
  readonly uid: string;
  /** Products that there is room for. */
  readonly maximum: number;
  /** What at least one of the products has, in the shop's order. */
  readonly attributes: readonly { readonly code: string; readonly label: string }[];
  readonly products: readonly ComparedProduct[];
}

/** The shop counts in percent of five stars. */
const STARS_OF_PERCENT = 20;

/** A list of the contract. Products without a name or page are left out. */
export function toComparison({ uid, maximum, attributes, items }: ComparedProductsFragment): Comparison {
  const products = (items ?? []).flatMap((item): ComparedProduct[] => {
    const listed = item && toListedProduct(item.product);
    if (!listed) return [];
    const { rating_summary: percent, review_count: count, pao, composition } = item.product;
    return [
      {
        ...listed,
        rating: count > 0 ? { average: percent / STARS_OF_PERCENT, count } : undefined,
        attributes: new Map(item.attributes.flatMap((each) => (each ? [[each.code, each.value] as const] : []))),
        pao: pao ?? undefined,
        composition: (composition ?? []).filter((each) => each !== null),
      },
    ];
  });
  return { uid, maximum, attributes: (attributes ?? []).filter((each) => each !== null), products };
}
