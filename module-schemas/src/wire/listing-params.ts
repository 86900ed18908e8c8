import { ARTICLE_FILTERS, articleChoiceOf } from './article-listing.ts';
import { LISTING_SORTS, type ListingParams, type ListingSort } from './listing.ts';
import {
  type FilterValue,
  filterValues,
  IN_STOCK,
  isFilterFlag,
  OPTION_FILTERS,
  type OptionFilter,
  toFilters,
} from './listing-filters.ts';
import { MAX_PAGE_SIZE } from './paging.ts';

/** The parameters of an address that lists react to, in the order in which addresses have them. */
export const LISTING_PARAMS = [
  'page',
  'per-page',
  'sort',
  ...OPTION_FILTERS,
  'flags',
  'inStock',
  'price-from',
  'price-to',
  ...ARTICLE_FILTERS,
] as const;

/** Highest page that an address may ask for. */
export const MAX_LISTING_PAGE = 10_000;
/** Most values of filters that an address may have; those beyond, in the order of addresses, are ignored. */
export const MAX_FILTER_VALUES = 20;

const PAGE = /^[1-9][0-9]{0,4}$/;
const PAGE_SIZE = /^[1-9][0-9]{0,2}$/;
/** A code of the catalogue or a size: `rosa-i-len`, `4,2 g`. */
const OPTION = /^[\p{L}\p{N}][\p{L}\p{N} .,_-]{0,63}$/u;
/** In the currency's main unit, as people type it. */
const AMOUNT = /^(0|[1-9][0-9]{0,6})(?:[.,]([0-9]{1,2}))?$/;
const MINOR_UNITS = 100;

/**
 * What an address asks of a list. Whatever no list knows, is malformed or says what holds anyway is left out, so that
 * two addresses that ask for the same have the same parameters.
 */
export function parseListingParams(query: URLSearchParams): ListingParams {
  const page = query.get('page') ?? '';
  const perPage = query.get('per-page') ?? '';
  const sort = query.get('sort');
  const values = readValues(query);
  const articles = articleChoiceOf((name) => query.get(name));
  return {
    ...(PAGE.test(page) && Number(page) > 1 && Number(page) <= MAX_LISTING_PAGE && { page: Number(page) }),
    ...(PAGE_SIZE.test(perPage) && Number(perPage) <= MAX_PAGE_SIZE && { perPage: Number(perPage) }),
    ...(isSort(sort) && sort !== LISTING_SORTS[0] && { sort }),
    ...(values.length > 0 && { filters: toFilters(values) }),
    ...(Object.keys(articles).length > 0 && { articles }),
  };
}

/** The parameters in their one order, without a question mark; empty when there are none. */
export function serializeListingParams({ page, perPage, sort, filters = {}, articles = {} }: ListingParams): string {
  const pairs = new URLSearchParams();
  if (page !== undefined && page > 1) pairs.append('page', String(page));
  if (perPage !== undefined) pairs.append('per-page', String(perPage));
  if (sort !== undefined && sort !== LISTING_SORTS[0]) pairs.append('sort', sort);
  const values = filterValues(filters);
  for (const name of LISTING_PARAMS)
    for (const value of values) if (paramOf(value) === name) pairs.append(name, textOf(value));
  for (const name of ARTICLE_FILTERS) {
    const code = articles[name];
    if (code !== undefined) pairs.append(name, code);
  }
  return pairs.toString();
}

/** The address's name of a filter. */
export function paramOf({ code, bound }: Pick<FilterValue, 'code' | 'bound'>): (typeof LISTING_PARAMS)[number] {
  if (code === 'price') return bound === 'to' ? 'price-to' : 'price-from';
  return code;
}

/** Minor units of what somebody typed as a price; undefined where that is none. */
export function parseAmount(text: string): number | undefined {
  const [, whole, part = ''] = AMOUNT.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * MINOR_UNITS + Number(part.padEnd(2, '0'));
}

/** Minor units as an address has them: `20`, `19.5`. */
export function amountText(amount: number): string {
  return String(amount / MINOR_UNITS);
}

function readValues(query: URLSearchParams): FilterValue[] {
  const found = new Map<string, FilterValue>();
  for (const [name, text] of query) {
    const value = filterValueOf(name, text);
    if (value) found.set(`${paramOf(value)} ${value.code === 'price' ? '' : value.value}`, value);
  }
  return filterValues(toFilters([...found.values()])).slice(0, MAX_FILTER_VALUES);
}

function filterValueOf(name: string, text: string): FilterValue | undefined {
  if (isOptionFilter(name)) return OPTION.test(text) ? { code: name, value: text } : undefined;
  if (name === 'flags') return isFilterFlag(text) ? { code: 'flags', value: text } : undefined;
  if (name === 'inStock') return text === IN_STOCK ? { code: 'inStock', value: IN_STOCK } : undefined;
  const bound = name === 'price-from' ? 'from' : name === 'price-to' ? 'to' : undefined;
  const amount = bound && parseAmount(text);
  return bound === undefined || amount === undefined ? undefined : { code: 'price', value: String(amount), bound };
}

const textOf = ({ code, value }: FilterValue) => (code === 'price' ? amountText(Number(value)) : value);

const isOptionFilter = (name: string): name is OptionFilter => OPTION_FILTERS.some((code) => code === name);
const isSort = (text: string | null): text is ListingSort => LISTING_SORTS.some((sort) => sort === text);
