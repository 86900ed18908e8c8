/** What a page of results is asked for by its address. */
export interface ResultsQuery {
  /** As it was typed, made short and printable; empty where nothing was. */
  readonly phrase: string;
  readonly scope?: ResultsScope | undefined;
  readonly sort?: ResultsSort | undefined;
  /** From 1. */
  readonly page: number;
  readonly perPage?: number | undefined;
  /** The phrase is meant as it is typed. */
  readonly isExact?: true | undefined;
  /** Chosen values by the parameter of their filter. */
  readonly filters: Readonly<Partial<Record<FilterName, readonly string[]>>>;
}

export const RESULTS_SCOPES = ['products', 'articles', 'categories', 'offers'] as const;
export type ResultsScope = (typeof RESULTS_SCOPES)[number];

export const RESULTS_SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'name'] as const;
export type ResultsSort = (typeof RESULTS_SORTS)[number];

/** Filters that have options; those that are there or not; and the bounds of prices. */
const OPTION_FILTERS = [
  'category',
  'brand',
  'line',
  'colour',
  'size',
  'skinType',
  'certification',
  'application',
  'flags',
] as const;
export const PRICE_FILTERS = ['priceFrom', 'priceTo'] as const;
const FILTERS = [...OPTION_FILTERS, ...PRICE_FILTERS, 'inStock'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What a registry takes, so that nothing that is sent on is refused for its length. */
const LIMITS = { phrase: 200, page: 10_000, perPage: 48, values: 20, value: 80 } as const;

const MINOR_UNITS = 100;
const COUNT = /^[1-9]\d{0,4}$/;
const PRICE = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** Reads an address; what is malformed, too long or unknown is left out. */
export function parseResultsQuery(params: URLSearchParams): ResultsQuery {
  const filters = Object.fromEntries(
    FILTERS.map((name) => [name, valuesOf(name, params)] as const).filter(([, values]) => values.length > 0),
  );
  return {
    phrase: printable(params.get('q') ?? '').slice(0, LIMITS.phrase),
    scope: oneOf(RESULTS_SCOPES, params.get('scope')),
    sort: oneOf(RESULTS_SORTS, params.get('sort')),
    page: countOf(params.get('page'), LIMITS.page) ?? 1,
    perPage: countOf(params.get('per-page'), LIMITS.perPage),
    ...(params.get('exact') === 'true' && { isExact: true }),
    filters,
  };
}

/** The address of results, without what is usual. Prices stand in it as people write them. */
export function resultsHref(path: string, query: ResultsQuery): string {
  const params = new URLSearchParams();
  if (query.phrase !== '') params.set('q', query.phrase);
  if (query.scope) params.set('scope', query.scope);
  if (query.isExact) params.set('exact', 'true');
  for (const name of FILTERS) for (const value of query.filters[name] ?? []) params.append(name, value);
  if (query.sort && query.sort !== 'relevance') params.set('sort', query.sort);
  if (query.perPage) params.set('per-page', String(query.perPage));
  if (query.page > 1) params.set('page', String(query.page));
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The address at which the registry is asked for all of it. */
export function searchAddress({ phrase, sort, page, perPage, isExact, filters }: ResultsQuery): string {
  const params = new URLSearchParams({ q: phrase, page: String(page) });
  if (isExact) params.set('exact', 'true');
  if (sort) params.set('sort', sort);
  if (perPage) params.set('per-page', String(perPage));
  for (const name of FILTERS) {
    const values = filters[name];
    if (!values) continue;
    params.set(name, isPrice(name) ? String(minorUnits(values[0] ?? '')) : values.join(','));
  }
  return `/search?${params}`;
}

/** The address at which the registry is asked for job offers. */
export function offersAddress({ phrase, scope, page, perPage }: ResultsQuery, usualPageSize: number): string {
  // Beside other results only their number is told.
  const paging = scope === 'offers' ? { page, pageSize: perPage ?? usualPageSize } : { page: 1, pageSize: 1 };
  const params = { q: phrase, page: String(paging.page), pageSize: String(paging.pageSize) };
  return `/search/offers?${new URLSearchParams(params)}`;
}

/** The query without one value of a filter, from its first page on. */
export function withoutFilter(query: ResultsQuery, name: FilterName, value: string): ResultsQuery {
  const values = (query.filters[name] ?? []).filter((each) => each !== value);
  const { [name]: _, ...others } = query.filters;
  return { ...query, page: 1, filters: values.length > 0 ? { ...others, [name]: values } : others };
}

export const isPrice = (name: FilterName) => PRICE_FILTERS.some((price) => price === name);

/** A price as somebody wrote it, in minor units. */
export const minorUnits = (price: string) => Math.round(Number(price.replace(',', '.')) * MINOR_UNITS);

function valuesOf(name: FilterName, params: URLSearchParams): string[] {
  if (name === 'inStock') return params.get(name) === 'true' ? ['true'] : [];
  if (isPrice(name)) {
    // As the fields of lists are called, else as addresses are written.
    const price = (params.get(name === 'priceFrom' ? 'price-from' : 'price-to') || params.get(name) || '').trim();
    return PRICE.test(price) ? [price] : [];
  }
  const given = params.getAll(name).flatMap((values) => values.slice(0, LIMITS.value * LIMITS.values).split(','));
  const values = given.map((value) => printable(value)).filter((value) => value !== '' && value.length <= LIMITS.value);
  return [...new Set(values)].slice(0, LIMITS.values);
}

/** One line that can be stored and shown. */
const printable = (text: string) =>
  text
    .slice(0, 2 * LIMITS.phrase)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim();

function oneOf<T extends string>(known: readonly T[], given: string | null): T | undefined {
  return known.find((each) => each === given);
}

function countOf(given: string | null, most: number): number | undefined {
  return given !== null && COUNT.test(given) && Number(given) <= most ? Number(given) : undefined;
}
