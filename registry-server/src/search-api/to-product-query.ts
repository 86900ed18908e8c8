import { PRODUCT_FLAGS, type ProductFlag } from '@witryna/module-schemas';
import { OPTION_FACETS, type ProductFilters, type ProductQuery, type ProductSort } from '../commerce/catalog/index.ts';
import type { Site } from '../content/sites/index.ts';
import { FieldInvalid } from '../http/field-invalid.ts';
import type { SearchQuery } from './results.schema.ts';

/** What an address of `/search` asks of the search. */
export function toProductQuery(
  query: SearchQuery,
  { currency, language }: Pick<Site, 'currency' | 'language'>,
): ProductQuery {
  const sort = sortOf(query.sort);
  return {
    currency,
    language,
    phrase: query.q,
    page: query.page,
    pageSize: query['per-page'],
    filters: filtersOf(query),
    ...(sort && { sort }),
    withFacets: true,
    ...(query.exact && { isExact: true }),
  };
}

/** Whether anything narrows the products. */
export function hasFilters(query: SearchQuery): boolean {
  const { options = {}, flags, price, inStock } = filtersOf(query);
  return Object.keys(options).length > 0 || (flags ?? price ?? inStock) !== undefined;
}

function filtersOf(query: SearchQuery): ProductFilters {
  const { priceFrom, priceTo, inStock } = query;
  const options = OPTION_FACETS.flatMap((facet) => {
    const chosen = listOf(query[facet]);
    return chosen.length > 0 ? [[facet, chosen] as const] : [];
  });
  const flags = flagsOf(query.flags);
  return {
    options: Object.fromEntries(options),
    ...(flags.length > 0 && { flags: Object.fromEntries(flags.map((flag) => [flag, true])) }),
    ...((priceFrom ?? priceTo) !== undefined && { price: { from: priceFrom, to: priceTo } }),
    ...(inStock !== undefined && { inStock }),
  };
}

function flagsOf(text: string | undefined): ProductFlag[] {
  return listOf(text).map((name) => {
    const flag = PRODUCT_FLAGS.find((each) => each === name);
    if (!flag) throw new FieldInvalid('/flags', 'enum/flag', { name });
    return flag;
  });
}

function sortOf(sort: SearchQuery['sort']): ProductSort | undefined {
  switch (sort) {
    case undefined:
      return undefined;
    case 'price-asc':
      return { by: 'price', direction: 'asc' };
    case 'price-desc':
      return { by: 'price', direction: 'desc' };
    default:
      return { by: sort };
  }
}

function listOf(text: string | undefined): string[] {
  return (text ?? '').split(',').filter(Boolean);
}
