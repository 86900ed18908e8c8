import type { Site } from '../../../content/sites/index.ts';
import { toUid } from '../../../graphql/uids.ts';
import { valueLabelFor } from '../attributes/attribute-value-labels.ts';
import { parentPath } from '../categories/category-path.ts';
import type { FacetOption, Facets, PriceRange } from '../product-query.ts';
import { type Label, labelFor } from './attribute-labels.ts';
import { FACET_ATTRIBUTES, FLAG_ATTRIBUTES } from './product-filters.ts';

export interface Aggregation {
  readonly attribute_code: string;
  readonly label: string;
  readonly count: number;
  readonly position: number;
  readonly options: readonly AggregationOption[];
}

interface AggregationOption {
  readonly __typename: 'AggregationOption';
  readonly label: string;
  readonly value: string;
  readonly count: number;
}

export interface AggregationsRequest {
  readonly facets: Facets;
  readonly site: Pick<Site, 'language'>;
  /** Only those right below these categories (or at the top, when none is chosen), not all further down. */
  readonly directChildrenOf?: { readonly ids: readonly number[]; readonly paths: readonly string[] };
}

/** The counts of a list as the contract tells them; attributes without an option are left out. */
export function toAggregations({ facets, site, directChildrenOf }: AggregationsRequest): Aggregation[] {
  const categories = directChildrenOf
    ? directChildren(facets.options.category, directChildrenOf)
    : facets.options.category;
  const all: readonly (readonly [Label, readonly AggregationOption[]])[] = [
    ['price', (facets.price?.ranges ?? []).filter(({ count }) => count > 0).map(toPriceOption)],
    ['category_uid', categories.map(({ id = 0, label, count }) => option(label, toUid(id), count))],
    ...Object.entries(FACET_ATTRIBUTES).map(
      ([attribute, facet]) =>
        [attribute as Label, facets.options[facet].map((each) => toOption(each, attribute, site))] as const,
    ),
    ['in_stock', yes(facets.inStock, site)],
    ...Object.entries(FLAG_ATTRIBUTES).map(
      ([attribute, flag]) => [attribute as Label, yes(facets.flags[flag], site)] as const,
    ),
  ];
  return all
    .filter(([, options]) => options.length > 0)
    .map(([attribute, options], position) => ({
      attribute_code: attribute,
      label: labelFor(site, attribute),
      count: options.length,
      position,
      options,
    }));
}

/** The same counts in the shape that was before aggregations. */
export function toLayerFilters(aggregations: readonly Aggregation[]) {
  return aggregations.map(({ attribute_code, label, count, options }) => ({
    name: label,
    request_var: attribute_code,
    filter_items_count: count,
    filter_items: options.map((each) => ({
      __typename: 'LayerFilterItem' as const,
      label: each.label,
      value_string: each.value,
      items_count: each.count,
    })),
  }));
}

function directChildren(
  options: readonly FacetOption[],
  { ids, paths }: NonNullable<AggregationsRequest['directChildrenOf']>,
): FacetOption[] {
  const chosen = new Set([...paths, ...options.flatMap(({ id, value }) => (ids.includes(id ?? 0) ? [value] : []))]);
  return options.filter(({ value }) => {
    const above = parentPath(value);
    return above === undefined ? chosen.size === 0 : chosen.has(above);
  });
}

/** Clients split the value at the underscore and send its halves back as `from` and `to`. */
function toPriceOption({ from, to, count }: PriceRange): AggregationOption {
  const [low, high] = [from / 100, to / 100];
  return option(`${low}-${high}`, `${low}_${high}`, count);
}

function toOption(
  { label, value, count }: FacetOption,
  attribute: string,
  site: Pick<Site, 'language'>,
): AggregationOption {
  return option(valueLabelFor(site, attribute, { value, label }), value, count);
}

function yes(count: number, site: Pick<Site, 'language'>): AggregationOption[] {
  return count > 0 ? [option(labelFor(site, 'yes'), '1', count)] : [];
}

function option(label: string, value: string, count: number): AggregationOption {
  return { __typename: 'AggregationOption', label, value, count };
}
