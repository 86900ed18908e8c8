import type { ArticleChoice } from './article-listing.ts';
import type { ProductFlag } from './product.ts';

/** Filters whose options the products themselves bring: any of those chosen will do. */
export const OPTION_FILTERS = ['skinType', 'application', 'line', 'brand', 'colour', 'size', 'certification'] as const;
export type OptionFilter = (typeof OPTION_FILTERS)[number];

/** Everything that a list of products can be narrowed by, in the order in which it is offered where nobody says another. */
export const FILTER_CODES = [
  'skinType',
  'application',
  'line',
  'brand',
  'colour',
  'size',
  'price',
  'certification',
  'flags',
  'inStock',
] as const;
export type FilterCode = (typeof FILTER_CODES)[number];

/** Flags that shoppers look for; the others are the shop's own business. */
export const FILTER_FLAGS = [
  'isNew',
  'isBestseller',
  'isPromotion',
  'isSale',
  'isPresale',
  'hasGift',
  'hasSamples',
  'hasFreeDelivery',
  'isNatural',
] as const satisfies readonly ProductFlag[];
export type FilterFlag = (typeof FILTER_FLAGS)[number];

/** What narrows a list. Each list of values is sorted, holds each once, and is never empty. */
export interface ListingFilters {
  readonly options?: Readonly<Partial<Record<OptionFilter, readonly string[]>>>;
  /** All of them. */
  readonly flags?: readonly FilterFlag[];
  /** Minor units, both ends included. */
  readonly price?: { readonly from?: number; readonly to?: number };
  readonly inStock?: true;
}

/** One choice of a facet. */
export interface ListingFacetOption {
  /** What the parameter of the address takes. */
  readonly value: string;
  readonly label: string;
  /** Of the label, where it is not the site's. */
  readonly language?: string;
  /** How many products the list would have with it. */
  readonly count: number;
  readonly isChosen?: true;
  /** Of a colour. */
  readonly hex?: string;
}

/** One thing that a list can be narrowed by, with what there is to choose. */
export type ListingFacet =
  | {
      readonly kind: 'options';
      readonly code: Exclude<FilterCode, 'price'>;
      readonly label: string;
      readonly options: readonly ListingFacetOption[];
    }
  | {
      readonly kind: 'price';
      readonly code: 'price';
      readonly label: string;
      /** Minor units; of the products that the other filters leave. */
      readonly min: number;
      readonly max: number;
      readonly from?: number;
      readonly to?: number;
    };

/** Every single value that filters consist of, in the one order that there is: by code, then by value. */
export function filterValues({ options = {}, flags = [], price, inStock }: ListingFilters): FilterValue[] {
  return FILTER_CODES.flatMap((code): FilterValue[] => {
    switch (code) {
      case 'price':
        return [
          ...(price?.from === undefined ? [] : [{ code, value: String(price.from), bound: 'from' as const }]),
          ...(price?.to === undefined ? [] : [{ code, value: String(price.to), bound: 'to' as const }]),
        ];
      case 'flags':
        return flags.map((value) => ({ code, value }));
      case 'inStock':
        return inStock ? [{ code, value: IN_STOCK }] : [];
      default:
        return (options[code] ?? []).map((value) => ({ code, value }));
    }
  });
}

export interface FilterValue {
  readonly code: FilterCode;
  readonly value: string;
  /** Of a price. */
  readonly bound?: 'from' | 'to';
}

/** The value of `inStock` in an address. */
export const IN_STOCK = '1';

/** Filters of these values, whatever their order; what cannot be one of its code is left out. */
export function toFilters(values: readonly FilterValue[]): ListingFilters {
  const of = (code: FilterCode) => [...new Set(values.filter((each) => each.code === code).map(({ value }) => value))];
  const options = OPTION_FILTERS.flatMap((code) => {
    const chosen = of(code).sort(byText);
    return chosen.length > 0 ? [[code, chosen] as const] : [];
  });
  const named = new Set(of('flags'));
  const flags = FILTER_FLAGS.filter((flag) => named.has(flag));
  const [from] = values.filter(({ code, bound }) => code === 'price' && bound === 'from');
  const [to] = values.filter(({ code, bound }) => code === 'price' && bound === 'to');
  return {
    ...(options.length > 0 && { options: Object.fromEntries(options) }),
    ...(flags.length > 0 && { flags }),
    ...((from || to) && {
      price: { ...(from && { from: Number(from.value) }), ...(to && { to: Number(to.value) }) },
    }),
    ...(of('inStock').includes(IN_STOCK) && { inStock: true as const }),
  };
}

/** The filters with a value added, or without it where it is chosen. */
export function toggleFilter(filters: ListingFilters, { code, value, bound }: FilterValue): ListingFilters {
  const values = filterValues(filters);
  const rest = values.filter((each) => each.code !== code || each.value !== value || each.bound !== bound);
  return toFilters(rest.length < values.length ? rest : [...values, bound ? { code, value, bound } : { code, value }]);
}

/** The filters without everything of these codes. */
export function withoutFilters(filters: ListingFilters, codes: readonly FilterCode[] = FILTER_CODES): ListingFilters {
  return toFilters(filterValues(filters).filter(({ code }) => !codes.includes(code)));
}

/** The filters of these codes alone. */
export function onlyFilters(filters: ListingFilters, codes: readonly FilterCode[]): ListingFilters {
  return toFilters(filterValues(filters).filter(({ code }) => codes.includes(code)));
}

/**
 * Whether a list narrowed like this is a page that many ask for: at most one value, and that of a closed set. All others
 * stay out of caches, and search engines are told not to keep them.
 */
export function isSharedListing(filters: ListingFilters = {}, articles: ArticleChoice = {}): boolean {
  const values = filterValues(filters);
  const ofArticles = Object.keys(articles).length;
  if (ofArticles > 0) return ofArticles + values.length === 1;
  return values.length === 0 || (values.length === 1 && values[0]?.code !== 'price');
}

/** By code unit, which is the same everywhere. */
const byText = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

export const isFilterFlag = (text: string): text is FilterFlag => FILTER_FLAGS.some((flag) => flag === text);
