import { PRODUCT_FLAGS } from '@witryna/module-schemas';
import {
  FACET_ATTRIBUTES,
  type Facets,
  FLAG_ATTRIBUTES,
  type Label,
  labelFor,
  OPTION_FACETS,
  type ProductFilters,
  valueLabelFor,
} from '../commerce/catalog/index.ts';
import type { Site } from '../content/sites/index.ts';
import { withDistinctLabels } from './distinct-labels.ts';

/** One thing that the found products can be narrowed by, as a channel shows it. */
export interface ProductFilter {
  /** The parameter of the address. */
  readonly code: string;
  /** What people call it. */
  readonly label: string;
  readonly kind: 'options' | 'price' | 'flag';
  readonly options?: readonly {
    readonly value: string;
    readonly label: string;
    readonly count: number;
    readonly isChosen: boolean;
    /** Of a shade. */
    readonly hex?: string;
  }[];
  /** Minor units, of what there is to choose from. */
  readonly min?: number;
  readonly max?: number;
  /** Of a flag: how many have it. */
  readonly count?: number;
  readonly isChosen?: boolean;
}

/** The filters of a list with their counts; those that would change nothing and are not chosen are left out. */
export function toProductFilterList(
  facets: Facets,
  site: Pick<Site, 'language'>,
  chosen: ProductFilters = {},
): ProductFilter[] {
  const options = OPTION_FACETS.flatMap((code): ProductFilter[] => {
    const values = withDistinctLabels(facets.options[code]).map(({ value, label, count, hex }) => ({
      value,
      label: valueLabelFor(site, code, { value, label }),
      count,
      isChosen: chosen.options?.[code]?.includes(value) ?? false,
      ...(hex !== undefined && { hex }),
    }));
    return values.length > 0 ? [{ code, label: labelOf(code, site), kind: 'options', options: values }] : [];
  });
  const { price } = facets;
  const flags = [...PRODUCT_FLAGS.map((flag) => [flag, facets.flags[flag], chosen.flags?.[flag]] as const)];
  return [
    ...options,
    ...(price
      ? [{ code: 'price', label: labelFor(site, 'price'), kind: 'price' as const, min: price.min, max: price.max }]
      : []),
    ...[...flags, ['inStock', facets.inStock, chosen.inStock] as const].flatMap(([code, count, isChosen]) =>
      count > 0 || isChosen
        ? [{ code, label: labelOf(code, site), kind: 'flag' as const, count, isChosen: isChosen === true }]
        : [],
    ),
  ];
}

/** The attributes that filters go by, by the parameter of each. */
const ATTRIBUTES = new Map<string, Label>([
  ['category', 'category_uid'],
  ['inStock', 'in_stock'],
  ...[...Object.entries(FACET_ATTRIBUTES), ...Object.entries(FLAG_ATTRIBUTES)].map(
    ([attribute, parameter]) => [parameter, attribute as Label] as const,
  ),
]);

function labelOf(code: string, site: Pick<Site, 'language'>): string {
  const attribute = ATTRIBUTES.get(code);
  return attribute ? labelFor(site, attribute) : code;
}
