import type { ProductFilters, ProductList, ProductQuery } from '../../commerce/catalog/index.ts';
import type { ProductIndex } from '../index/product-index.ts';
import type { Synonyms } from '../text/synonyms.ts';
import { FacetCounter } from './facet-counter.ts';
import { foundInOf, namedSlots, planFilters } from './filter-plan.ts';
import { filterProducts } from './filter-products.ts';
import { matchField } from './match-field.ts';
import { matchPhrase } from './match-phrase.ts';
import { pickPage } from './pick-page.ts';
import type { QueryBuffers } from './query-buffers.ts';
import { toFacets } from './to-facets.ts';

export interface ListingDeps {
  readonly index: ProductIndex;
  readonly synonyms: Synonyms;
  readonly buffers: QueryBuffers;
  /** Milliseconds. */
  readonly now: number;
}

/** Answers one query from the index. */
export function listProducts(deps: ListingDeps, query: ProductQuery): ProductList {
  const { index, buffers, now } = deps;
  const { filters = {}, page, pageSize } = query;
  const phrase = query.phrase?.trim() ?? '';
  const prices = index.pricesAt(query.currency, now);
  const plan = planFilters(index, filters);
  const narrowed = narrowedSlots(deps, filters);
  const match = phrase === '' ? undefined : matchPhrase(deps, phrase, { isExact: query.isExact });
  if (!match) buffers.prepare(index.slots.size);
  const counter = query.withFacets ? new FacetCounter(index, prices, buffers.amounts) : undefined;
  const foundIn = foundInOf(filters, match !== undefined);
  const total = filterProducts(
    { index, prices, plan, foundIn, matched: buffers.matched, counter },
    candidatesOf(match?.slots, narrowed),
  );
  const sort = query.sort ?? { by: match ? 'relevance' : 'position' };
  const bounds = { offset: (page - 1) * pageSize, limit: pageSize };
  const slots =
    total > bounds.offset
      ? pickPage(
          { index, prices, buffers, sort: sortable(sort, match !== undefined), language: query.language },
          bounds,
        )
      : [];
  return {
    ids: slots.map(index.slots.idOf),
    skus: slots.map((slot) => index.slots.skuOf(slot)),
    total,
    ...(counter && { facets: toFacets(index.facets, counter, plan) }),
    ...(match?.correctedPhrase !== undefined && { correctedPhrase: match.correctedPhrase }),
    ...(match?.synonyms && { synonyms: match.synonyms }),
    ...(prices.nextChange !== undefined && { validUntil: new Date(prices.nextChange) }),
  };
}

/** Without a phrase nothing is more relevant than another: the shop's own order stands. */
function sortable(sort: NonNullable<ProductQuery['sort']>, isSearch: boolean): NonNullable<ProductQuery['sort']> {
  return sort.by === 'relevance' && !isSearch ? { by: 'position' } : sort;
}

/** What filters beside facets leave; undefined when there are none. */
function narrowedSlots(deps: ListingDeps, filters: ProductFilters): readonly number[] | undefined {
  const lists: readonly (readonly number[] | undefined)[] = [
    namedSlots(deps.index, filters),
    filters.name === undefined ? undefined : matchField(deps, 'name', filters.name),
    filters.description === undefined ? undefined : matchField(deps, 'description', filters.description),
  ];
  return lists.reduce<readonly number[] | undefined>((left, list) => candidatesOf(left, list), undefined);
}

function candidatesOf(one: readonly number[] | undefined, other: readonly number[] | undefined) {
  if (!one || !other) return one ?? other;
  const kept = new Set(other);
  return one.filter((slot) => kept.has(slot));
}
