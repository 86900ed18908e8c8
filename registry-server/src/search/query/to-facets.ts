import { PRODUCT_FLAGS, type ProductFlag } from '@witryna/module-schemas';
import { type FacetOption, type Facets, OPTION_FACETS, type OptionFacet } from '../../commerce/catalog/index.ts';
import type { FacetValues } from '../index/facet-values.ts';
import type { FacetCounter } from './facet-counter.ts';
import type { FilterPlan } from './filter-plan.ts';
import { priceRanges } from './price-ranges.ts';

/** What was counted, as shops show it: options that have products or were chosen, the most numerous first. */
export function toFacets(values: FacetValues, counter: FacetCounter, plan: FilterPlan): Facets {
  const options = new Map<OptionFacet, CountedOption[]>(OPTION_FACETS.map((facet) => [facet, []]));
  for (let number = 0; number < values.size; number += 1) {
    const count = counter.options[number] as number;
    if (count === 0 && plan.chosen[number] === 0) continue;
    const { facet, value, label, id, hex, sortKey } = values.get(number);
    const option = { value, label, count, ...(id !== undefined && { id }), ...(hex && { hex }) };
    options.get(facet)?.push({ option, sortKey });
  }
  const sorted = [...options].map(([facet, list]) => [
    facet,
    list.sort(facet === 'size' ? bySize : byCount).map(({ option }) => option),
  ]);
  const flags = PRODUCT_FLAGS.map((flag, place) => [flag, counter.flags[place] as number]);
  const price = priceRanges(counter.amounts);
  return {
    options: Object.fromEntries(sorted) as Record<OptionFacet, FacetOption[]>,
    flags: Object.fromEntries(flags) as Record<ProductFlag, number>,
    inStock: counter.inStock,
    ...(price && { price }),
  };
}

interface CountedOption {
  readonly option: FacetOption;
  readonly sortKey: string;
}

function byCount(one: CountedOption, other: CountedOption): number {
  return (
    other.option.count - one.option.count ||
    byText(one.sortKey, other.sortKey) ||
    byText(one.option.value, other.option.value)
  );
}

/** 5 ml, 30 ml, 100 ml; grams before millilitres. */
function bySize({ option: one }: CountedOption, { option: other }: CountedOption): number {
  const [[amount, unit], [otherAmount, otherUnit]] = [partsOf(one.value), partsOf(other.value)];
  return byText(unit, otherUnit) || amount - otherAmount;
}

function partsOf(size: string): [number, string] {
  const [amount = '', unit = ''] = size.split(' ');
  return [Number(amount.replace(',', '.')), unit];
}

const byText = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
