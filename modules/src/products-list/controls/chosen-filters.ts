import { type FilterValue, filterValues, type ListingFacet, type ListingFilters } from '@witryna/module-schemas';
import type { Shop } from '../../shop/shop.ts';

/** A filter that is chosen, in words. */
export interface ChosenFilter {
  readonly value: FilterValue;
  readonly label: string;
  /** Of the label, where it is not the site's. */
  readonly language?: string | undefined;
}

/** Everything that narrows a list, as a shopper reads it. */
export function chosenFilters(
  filters: ListingFilters,
  facets: readonly ListingFacet[],
  { site, formatMoney, t }: Pick<Shop, 'site' | 'formatMoney' | 't'>,
): ChosenFilter[] {
  return filterValues(filters).map((value) => {
    if (value.code !== 'price') return { value, ...labelOf(value, facets) };
    const price = formatMoney({ amount: Number(value.value), currency: site.currency });
    return { value, label: t(value.bound === 'to' ? 'filterPriceTo' : 'filterPriceFrom', { price }) };
  });
}

/** How many filters of a facet are chosen. */
export function countChosen(filters: ListingFilters, code: ListingFacet['code']): number {
  return filterValues(filters).filter((each) => each.code === code).length;
}

function labelOf(
  { code, value }: FilterValue,
  facets: readonly ListingFacet[],
): Pick<ChosenFilter, 'label' | 'language'> {
  const facet = facets.find((each) => each.code === code);
  const options = facet?.kind === 'options' ? facet.options : [];
  const { label, language } = options.find((option) => option.value === value) ?? { label: value };
  return { label, language };
}
