import { PRODUCT_FLAGS } from '@witryna/module-schemas';
import { OPTION_FACETS, type OptionFacet, type ProductFilters } from '../../commerce/catalog/index.ts';
import { FOUND_IN, flagBit } from '../documents/product-document.ts';
import type { ProductIndex } from '../index/product-index.ts';
import { facetBit } from './facet-bits.ts';

/** Filters as a loop over many products applies them. */
export interface FilterPlan {
  /** Bits of the option facets in which something was chosen. */
  readonly chosenFacets: number;
  /** By option: the bit of its facet when it was chosen. */
  readonly chosen: Uint16Array;
  readonly price?: { readonly from: number; readonly to: number };
  readonly inStock?: number;
  /** Flags that matter, and those of them that have to be set. */
  readonly askedFlags: number;
  readonly wantedFlags: number;
}

/** Works filters out against the options that there are. */
export function planFilters(index: ProductIndex, filters: ProductFilters): FilterPlan {
  const chosen = new Uint16Array(index.facets.size);
  let chosenFacets = 0;
  const choose = (facet: OptionFacet, numbers: readonly (number | undefined)[]) => {
    chosenFacets |= facetBit(facet);
    for (const number of numbers) if (number !== undefined) chosen[number] = facetBit(facet);
  };
  for (const facet of OPTION_FACETS) {
    const values = filters.options?.[facet];
    if (values)
      choose(
        facet,
        values.map((value) => index.facets.find(facet, value)),
      );
  }
  if (filters.categoryIds) choose('category', categoriesById(index, filters.categoryIds));
  const flags = PRODUCT_FLAGS.filter((flag) => filters.flags?.[flag] !== undefined);
  const bitsOf = (list: readonly (typeof PRODUCT_FLAGS)[number][]) =>
    list.reduce((bits, flag) => bits | flagBit(flag), 0);
  return {
    chosenFacets,
    chosen,
    ...(filters.price && {
      price: { from: filters.price.from ?? 0, to: filters.price.to ?? Number.POSITIVE_INFINITY },
    }),
    ...(filters.inStock !== undefined && { inStock: filters.inStock ? 1 : 0 }),
    askedFlags: bitsOf(flags),
    wantedFlags: bitsOf(flags.filter((flag) => filters.flags?.[flag])),
  };
}

/** The slots that the filters name one by one; undefined when they name none. */
export function namedSlots({ slots }: ProductIndex, { ids, skus, urlKeys }: ProductFilters): number[] | undefined {
  const lists = [
    ids?.map((id) => slots.findId(id)),
    skus?.map((sku) => slots.findSku(sku)),
    urlKeys?.map((urlKey) => slots.findUrlKey(urlKey)),
  ].filter((list) => list !== undefined);
  const [first, ...others] = lists.map((list) => new Set(list.filter((slot) => slot !== undefined)));
  return first && [...first].filter((slot) => others.every((other) => other.has(slot)));
}

/** In which way the list looks for products: bits of `FOUND_IN` of which a product needs one. */
export function foundInOf({ skus, ids, urlKeys }: ProductFilters, isSearch: boolean): number {
  if (isSearch) return FOUND_IN.search;
  if (skus || ids) return FOUND_IN.bySku;
  return urlKeys ? FOUND_IN.byAddress : FOUND_IN.lists;
}

function categoriesById({ facets }: ProductIndex, ids: readonly number[]): number[] {
  const wanted = new Set(ids);
  return facets.ofFacet('category').filter((number) => wanted.has(facets.get(number).id ?? 0));
}
