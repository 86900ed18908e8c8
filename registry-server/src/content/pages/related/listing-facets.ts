import {
  type FilterFlag,
  IN_STOCK,
  type ListingFacet,
  type ListingFacetOption,
  type ListingFilters,
  type OptionFilter,
} from '@witryna/module-schemas';
import {
  FACET_ATTRIBUTES,
  type Facets,
  FLAG_ATTRIBUTES,
  type Label,
  labelFor,
  valueLabelFor,
} from '../../../commerce/catalog/index.ts';
import type { Site } from '../../sites/index.ts';
import type { FilterSet } from './filter-sets.ts';

export interface FacetCounts {
  /** Of the list as nothing narrows it: says which options there are, and their order. */
  readonly whole: Facets;
  readonly wholeTotal: number;
  /** Of the list as it is narrowed. */
  readonly narrowed: Facets;
}

/** Most options of a facet: those of the most products. */
const MOST_OPTIONS = 100;

/** What a list can be narrowed by, with counts; options stay in their places whatever is chosen. */
export function toListingFacets(
  set: FilterSet,
  counts: FacetCounts,
  chosen: ListingFilters,
  site: Pick<Site, 'language'>,
): ListingFacet[] {
  return set.codes.flatMap((code): ListingFacet[] => {
    switch (code) {
      case 'price':
        return priceFacet(counts, chosen, site);
      case 'flags':
        return optionsFacet(counts, {
          code,
          label: labelFor(site, 'flags'),
          options: flagOptions(set, counts, chosen, site),
        });
      case 'inStock':
        return optionsFacet(counts, {
          code,
          label: labelFor(site, 'in_stock'),
          options: stockOptions(counts, chosen, site),
        });
      default:
        return optionsFacet(counts, {
          code,
          label: labelFor(site, LABELS[code]),
          options: productOptions(code, counts, chosen, site),
        });
    }
  });
}

const LABELS = Object.fromEntries(
  Object.entries(FACET_ATTRIBUTES).map(([attribute, facet]) => [facet, attribute]),
) as Readonly<Record<OptionFilter, Label>>;

const FLAG_LABELS = Object.fromEntries(
  Object.entries(FLAG_ATTRIBUTES).map(([attribute, flag]) => [flag, attribute]),
) as Readonly<Record<FilterFlag, Label>>;

interface OptionsFacet {
  readonly code: Exclude<ListingFacet, { kind: 'price' }>['code'];
  readonly label: string;
  readonly options: readonly (ListingFacetOption & { readonly wholeCount: number })[];
}

/** Nothing where there is nothing to choose: no option, or one that all products have. */
function optionsFacet({ wholeTotal }: FacetCounts, { code, label, options }: OptionsFacet): ListingFacet[] {
  const [first] = options;
  const isIdle = options.length === 1 && first?.wholeCount === wholeTotal && !first.isChosen;
  if (!first || isIdle) return [];
  return [{ kind: 'options', code, label, options: options.map(({ wholeCount: _, ...option }) => option) }];
}

function productOptions(
  code: OptionFilter,
  { whole, narrowed }: FacetCounts,
  { options: chosen = {} }: ListingFilters,
  site: Pick<Site, 'language'>,
): OptionsFacet['options'] {
  const counts = new Map(narrowed.options[code].map((option) => [option.value, option]));
  const values = chosen[code] ?? [];
  const shown = whole.options[code].filter(({ value }, place) => place < MOST_OPTIONS || values.includes(value));
  return shown.map(({ value, label, language, hex, count }) => ({
    value,
    label: valueLabelFor(site, code, { value, label }),
    count: counts.get(value)?.count ?? 0,
    wholeCount: count,
    ...(values.includes(value) && { isChosen: true as const }),
    ...(language && { language }),
    ...(hex && { hex }),
  }));
}

function flagOptions(
  { flags }: FilterSet,
  { whole, narrowed }: FacetCounts,
  { flags: chosen = [] }: ListingFilters,
  site: Pick<Site, 'language'>,
): OptionsFacet['options'] {
  return flags
    .filter((flag) => whole.flags[flag] > 0 || chosen.includes(flag))
    .map((flag) => ({
      value: flag,
      label: labelFor(site, FLAG_LABELS[flag]),
      count: narrowed.flags[flag],
      wholeCount: whole.flags[flag],
      ...(chosen.includes(flag) && { isChosen: true as const }),
    }));
}

function stockOptions(
  { whole, narrowed }: FacetCounts,
  { inStock }: ListingFilters,
  site: Pick<Site, 'language'>,
): OptionsFacet['options'] {
  if (whole.inStock === 0 && !inStock) return [];
  return [
    {
      value: IN_STOCK,
      label: labelFor(site, 'available'),
      count: narrowed.inStock,
      wholeCount: whole.inStock,
      ...(inStock && { isChosen: true as const }),
    },
  ];
}

function priceFacet(
  { whole, narrowed }: FacetCounts,
  { price: chosen }: ListingFilters,
  site: Pick<Site, 'language'>,
): ListingFacet[] {
  const range = narrowed.price ?? whole.price;
  if (!range || !whole.price || (whole.price.min === whole.price.max && !chosen)) return [];
  const { min, max } = range;
  return [{ kind: 'price', code: 'price', label: labelFor(site, 'price'), min, max, ...chosen }];
}
