import { OPTION_FACETS, type OptionFacet } from '../../commerce/catalog/index.ts';

/** A bit for whatever a list can be narrowed by, so that one number tells what a product fails at. */
export const PRICE_BIT = 1 << OPTION_FACETS.length;
export const STOCK_BIT = PRICE_BIT << 1;
export const FLAG_SHIFT = OPTION_FACETS.length + 2;

export function facetBit(facet: OptionFacet): number {
  return 1 << OPTION_FACETS.indexOf(facet);
}
