import type { ProductFlag } from '@witryna/module-schemas';

/** By what a list can be narrowed with counted options. Each flag is a facet of its own. */
export const OPTION_FACETS = [
  'category',
  'brand',
  'line',
  'colour',
  'size',
  'skinType',
  'certification',
  'application',
] as const;
export type OptionFacet = (typeof OPTION_FACETS)[number];

/**
 * Which products a list holds. Options of one facet are alternatives, different facets narrow each other.
 * What does not exist matches nothing.
 */
export interface ProductFilters {
  /**
   * The options chosen of each facet: paths of categories (products below them belong too), codes of brands, lines,
   * colours, skin types, certifications and times of application, sizes as `50 ml`.
   */
  readonly options?: Readonly<Partial<Record<OptionFacet, readonly string[]>>>;
  readonly categoryIds?: readonly number[];
  readonly flags?: Readonly<Partial<Record<ProductFlag, boolean>>>;
  /** Of the price on the product's card, minor units, both ends included. */
  readonly price?: { readonly from?: number | undefined; readonly to?: number | undefined };
  readonly inStock?: boolean;
  readonly ids?: readonly number[];
  readonly skus?: readonly string[];
  readonly urlKeys?: readonly string[];
  /** Words that the name has to have. */
  readonly name?: string;
  /** Words that the summary or description has to have. */
  readonly description?: string;
}

export const PRODUCT_SORTS = ['relevance', 'position', 'price', 'name', 'newest'] as const;
export interface ProductSort {
  readonly by: (typeof PRODUCT_SORTS)[number];
  /** The natural one when absent: best, first, cheapest, A or newest first. */
  readonly direction?: 'asc' | 'desc';
}

export interface ProductQuery {
  readonly currency: string;
  /** Of the site: names are sorted as they are told there. */
  readonly language?: string;
  readonly phrase?: string;
  readonly filters?: ProductFilters;
  /** By relevance when there is a phrase, else by position. */
  readonly sort?: ProductSort;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Counting costs more than the list itself: ask for it where options are shown. */
  readonly withFacets?: boolean;
  /** The phrase is meant as it is typed: no typo is seen through, no word completed. */
  readonly isExact?: boolean;
  /** The phrase is still being typed: nothing that anybody has searched for. */
  readonly isTyping?: boolean;
  /** For an answer that is cached: every change that is known by now is in it. */
  readonly isSettled?: boolean;
}

export interface FacetOption {
  /** What a filter takes. */
  readonly value: string;
  readonly label: string;
  /** Of the label, where it is not the one asked for. */
  readonly language?: string;
  readonly count: number;
  /** Of a category, brand or line. */
  readonly id?: number;
  /** Of a colour. */
  readonly hex?: string;
}

/** Prices from `from` up to, but without, `to`. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Counts of what could be chosen; those of a facet leave its own choice out of account. */
export interface Facets {
  readonly options: Readonly<Record<OptionFacet, readonly FacetOption[]>>;
  readonly flags: Readonly<Record<ProductFlag, number>>;
  readonly inStock: number;
  /** Absent when nothing has a price. */
  readonly price?: { readonly min: number; readonly max: number; readonly ranges: readonly PriceRange[] };
}

export interface ProductList {
  readonly ids: readonly number[];
  readonly skus: readonly string[];
  readonly total: number;
  /** Asked for with `withFacets`. */
  readonly facets?: Facets;
  /** What was searched for instead, since nothing was found for the phrase itself. */
  readonly correctedPhrase?: string;
  /** What else was searched for, as the shop's synonyms have it. */
  readonly synonyms?: readonly string[];
  /** When prices change by themselves next, and with them lists by price and counts. */
  readonly validUntil?: Date;
}
