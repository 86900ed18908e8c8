import { REDUCTION_BITS } from '../documents/product-document.ts';
import type { PriceColumn } from '../index/price-column.ts';
import { NO_PRICE } from '../index/price-column.ts';
import type { ProductIndex } from '../index/product-index.ts';
import { FLAG_SHIFT, PRICE_BIT, STOCK_BIT } from './facet-bits.ts';
import type { FacetCounter } from './facet-counter.ts';
import type { FilterPlan } from './filter-plan.ts';

export interface Filtering {
  readonly index: ProductIndex;
  readonly prices: PriceColumn;
  readonly plan: FilterPlan;
  /** Bits of `FOUND_IN` of which a product needs one. */
  readonly foundIn: number;
  /** Gets a 1 for each product that passes. */
  readonly matched: Uint8Array;
  readonly counter?: FacetCounter | undefined;
}

/**
 * Marks the products that pass all filters and tells how many they are. One that fails at a single facet still counts
 * for the options of that facet: a shopper may add one of them.
 */
export function filterProducts(filtering: Filtering, candidates: readonly number[] | undefined): number {
  const test = tester(filtering);
  const { matched, counter, index } = filtering;
  const { foundIn } = index.slots.columns;
  let total = 0;
  const size = candidates ? candidates.length : index.slots.size;
  for (let at = 0; at < size; at += 1) {
    const slot = candidates ? (candidates[at] as number) : at;
    if (((foundIn[slot] as number) & filtering.foundIn) === 0) continue;
    const failing = test(slot);
    if (failing === 0) {
      matched[slot] = 1;
      total += 1;
      counter?.count(slot);
    } else if (counter && !hasSeveralBits(failing)) {
      counter.countBeside(slot, failing);
    }
  }
  return total;
}

const hasSeveralBits = (bits: number) => (bits & (bits - 1)) !== 0;

/** Tells by bits what a product fails at; of one that fails at several things perhaps not each. */
function tester({ index, prices, plan }: Filtering): (slot: number) => number {
  const { pool, starts, lengths } = index.facets.columns;
  const { flags, inStock } = index.slots.columns;
  const { amounts, reduced } = prices.columns;
  const { chosen, chosenFacets, price, askedFlags, wantedFlags } = plan;
  return (slot) => {
    let failing = 0;
    if (price) {
      const amount = amounts[slot] ?? NO_PRICE;
      if (amount === NO_PRICE || amount < price.from || amount > price.to) failing |= PRICE_BIT;
    }
    if (plan.inStock !== undefined && inStock[slot] !== plan.inStock) failing |= STOCK_BIT;
    if (askedFlags !== 0) {
      const shown = reduced[slot] === 1 ? (flags[slot] as number) : (flags[slot] as number) & ~REDUCTION_BITS;
      failing |= ((shown ^ wantedFlags) & askedFlags) << FLAG_SHIFT;
    }
    // The options come last, since they take longest: not where a product is out already, and no further than needed.
    if (chosenFacets === 0 || hasSeveralBits(failing)) return failing;
    let missing = chosenFacets;
    const start = starts[slot] as number;
    const end = start + (lengths[slot] as number);
    for (let at = start; at < end && missing !== 0; at += 1) missing &= ~(chosen[pool[at] as number] as number);
    return failing | missing;
  };
}
