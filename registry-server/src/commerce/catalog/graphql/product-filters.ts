import type { ProductFlag } from '@witryna/module-schemas';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '../../../graphql/types.gen.ts';
import { idFromUid } from '../../../graphql/uids.ts';
import type { OptionFacet, ProductFilters, ProductSort } from '../product-query.ts';
import { ROOT_CATEGORY_ID } from './catalog-category.ts';
import { valuesOf } from './equal-filter.ts';

/** Attributes of the contract by the facets that they are. */
export const FACET_ATTRIBUTES = {
  brand: 'brand',
  product_line: 'line',
  color: 'colour',
  size: 'size',
  skin_type: 'skinType',
  certifications: 'certification',
  application: 'application',
} as const satisfies Readonly<Record<string, OptionFacet>>;

/** Flags as the contract spells them. */
export const FLAG_ATTRIBUTES = {
  is_new: 'isNew',
  is_bestseller: 'isBestseller',
  is_sale: 'isSale',
  is_promotion: 'isPromotion',
  is_sponsored: 'isSponsored',
  is_gift: 'isGift',
  has_gift: 'hasGift',
  has_samples: 'hasSamples',
  has_free_delivery: 'hasFreeDelivery',
  is_natural: 'isNatural',
  is_presale: 'isPresale',
  is_sample: 'isSample',
} as const satisfies Readonly<Record<string, ProductFlag>>;

type FlagAttribute = keyof typeof FLAG_ATTRIBUTES;
type FacetAttribute = keyof typeof FACET_ATTRIBUTES;

/** Matches no category: those that a filter named do not exist. */
const NO_CATEGORY = 0;
const SORTS = {
  relevance: 'relevance',
  position: 'position',
  price: 'price',
  name: 'name',
  created_at: 'newest',
} as const;

/** What a filter of the contract asks for, in the words of the search. */
export function toProductFilters(filter: ProductAttributeFilterInput | null | undefined): ProductFilters {
  if (!filter) return {};
  const categoryIds = categoryIdsOf(filter);
  const price = priceOf(filter.price);
  const skus = valuesOf(filter.sku);
  const urlKeys = valuesOf(filter.url_key);
  const inStock = yesOrNo(valuesOf(filter.in_stock));
  const description = filter.description?.match ?? filter.short_description?.match;
  return {
    options: optionsOf(filter),
    flags: flagsOf(filter),
    ...(categoryIds && { categoryIds }),
    ...(price && { price }),
    ...(skus && { skus }),
    ...(urlKeys && { urlKeys }),
    ...(inStock !== undefined && { inStock }),
    ...(filter.name?.match && { name: filter.name.match }),
    ...(description && { description }),
  };
}

/** The first order that was asked for. */
export function toProductSort(sort: ProductAttributeSortInput | null | undefined): ProductSort | undefined {
  const [first] = Object.entries(sort ?? {}).filter(([, direction]) => direction !== null && direction !== undefined);
  if (!first) return undefined;
  const [attribute, direction] = first;
  const by = SORTS[attribute as keyof typeof SORTS];
  // The best come first whichever way round clients ask for relevance.
  return by === 'relevance' ? { by } : { by, direction: direction === 'DESC' ? 'desc' : 'asc' };
}

function categoryIdsOf({ category_id, category_uid }: ProductAttributeFilterInput): number[] | undefined {
  const values = [...(valuesOf(category_id) ?? []), ...(valuesOf(category_uid) ?? [])];
  if (!valuesOf(category_id) && !valuesOf(category_uid)) return undefined;
  const ids = values.flatMap((value) => idFromUid(value) ?? []);
  // Everything lies below the root.
  if (ids.includes(ROOT_CATEGORY_ID)) return undefined;
  return ids.length > 0 ? ids : [NO_CATEGORY];
}

function optionsOf(filter: ProductAttributeFilterInput): NonNullable<ProductFilters['options']> {
  const chosen = Object.entries(FACET_ATTRIBUTES).flatMap(([attribute, facet]) => {
    const values = valuesOf(filter[attribute as FacetAttribute]);
    return values ? [[facet, values] as const] : [];
  });
  const paths = valuesOf(filter.category_url_path);
  return Object.fromEntries(paths ? [...chosen, ['category', paths] as const] : chosen);
}

function flagsOf(filter: ProductAttributeFilterInput): NonNullable<ProductFilters['flags']> {
  const flags = Object.entries(FLAG_ATTRIBUTES).flatMap(([attribute, flag]) => {
    const value = yesOrNo(valuesOf(filter[attribute as FlagAttribute]));
    return value === undefined ? [] : [[flag, value] as const];
  });
  return Object.fromEntries(flags);
}

/** Both answers together filter nothing. */
function yesOrNo(values: readonly string[] | undefined): boolean | undefined {
  const answers = new Set(values?.map((value) => value === '1' || value === 'true'));
  return answers.size === 1 ? answers.has(true) : undefined;
}

function priceOf(range: ProductAttributeFilterInput['price']): ProductFilters['price'] | undefined {
  if (!range) return undefined;
  const { from, to } = range;
  return { from: toMinorUnits(from, 'from'), to: toMinorUnits(to, 'to') };
}

function toMinorUnits(text: string | null | undefined, field: string): number | undefined {
  if (text === null || text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isFinite(value))
    throw new InputRefused(`Invalid "${field}" of the price filter.`, 'price-invalid', { field });
  return Math.round(value * 100);
}
