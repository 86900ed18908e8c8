import type { Label } from '../graphql/attribute-labels.ts';

/** What an attribute is good for, under the names that filters of the contract have. */
export const ATTRIBUTE_TRAITS = [
  'is_comparable',
  'is_filterable',
  'is_filterable_in_search',
  'is_html_allowed_on_front',
  'is_searchable',
  'is_used_for_price_rules',
  'is_used_for_promo_rules',
  'is_visible_in_advanced_search',
  'is_visible_on_front',
  'is_wysiwyg_enabled',
  'used_in_product_listing',
] as const;
export type AttributeTrait = (typeof ATTRIBUTE_TRAITS)[number];

/** True or false: only attributes that have the trait, or have it not. */
export type TraitFilter = Readonly<Partial<Record<AttributeTrait, boolean | null>>>;

/** An attribute of products; its values are in the catalogue. */
export interface AttributeDefinition {
  readonly code: string;
  readonly label: Label;
  readonly input: 'BOOLEAN' | 'MULTISELECT' | 'PRICE' | 'SELECT' | 'TEXT' | 'TEXTAREA';
  readonly isRequired: boolean;
  readonly isUnique: boolean;
  readonly traits: ReadonlySet<AttributeTrait>;
}

/** What a list can be narrowed by. */
const FILTER = ['is_filterable', 'is_filterable_in_search', 'used_in_product_listing'] as const;
/** What is shown on a product's page and compared. */
const SHOWN = ['is_comparable', 'is_visible_on_front'] as const;

function define(
  code: Label,
  input: AttributeDefinition['input'],
  traits: readonly AttributeTrait[],
  rules: { readonly isRequired?: boolean; readonly isUnique?: boolean } = {},
): AttributeDefinition {
  const { isRequired = false, isUnique = false } = rules;
  return { code, label: code, input, isRequired, isUnique, traits: new Set(traits) };
}

/** Every attribute that products have, in the order in which they are told. */
const ATTRIBUTE_DEFINITIONS: readonly AttributeDefinition[] = [
  define('name', 'TEXT', ['is_searchable', 'used_in_product_listing'], { isRequired: true }),
  define('sku', 'TEXT', ['is_searchable'], { isRequired: true, isUnique: true }),
  define('description', 'TEXTAREA', ['is_searchable', 'is_html_allowed_on_front']),
  define('short_description', 'TEXTAREA', ['is_searchable', 'is_html_allowed_on_front']),
  define('price', 'PRICE', FILTER, { isRequired: true }),
  define('brand', 'SELECT', [...FILTER, ...SHOWN, 'is_searchable']),
  define('product_line', 'SELECT', [...FILTER, ...SHOWN, 'is_searchable']),
  define('color', 'SELECT', [...FILTER, ...SHOWN]),
  define('size', 'SELECT', [...FILTER, ...SHOWN]),
  define('skin_type', 'MULTISELECT', [...FILTER, ...SHOWN]),
  define('certifications', 'MULTISELECT', [...FILTER, ...SHOWN]),
  define('application', 'SELECT', [...FILTER, ...SHOWN]),
  define('in_stock', 'BOOLEAN', ['is_filterable', 'is_filterable_in_search']),
  define('is_new', 'BOOLEAN', FILTER),
  define('is_bestseller', 'BOOLEAN', FILTER),
  define('is_sale', 'BOOLEAN', FILTER),
  define('is_promotion', 'BOOLEAN', FILTER),
  define('is_sponsored', 'BOOLEAN', FILTER),
  define('is_gift', 'BOOLEAN', FILTER),
  define('has_gift', 'BOOLEAN', FILTER),
  define('has_samples', 'BOOLEAN', FILTER),
  define('has_free_delivery', 'BOOLEAN', FILTER),
  define('is_natural', 'BOOLEAN', FILTER),
  define('is_presale', 'BOOLEAN', FILTER),
  define('is_sample', 'BOOLEAN', FILTER),
];

/** The attributes that a filter lets through; without one, all of them. */
export function attributesWith(filter: TraitFilter | null | undefined): readonly AttributeDefinition[] {
  const wanted = ATTRIBUTE_TRAITS.flatMap((trait) => {
    const value = filter?.[trait];
    return value === null || value === undefined ? [] : [{ trait, value }];
  });
  return ATTRIBUTE_DEFINITIONS.filter(({ traits }) => wanted.every(({ trait, value }) => traits.has(trait) === value));
}

/** The attribute of this code; undefined when products have none. */
export function definitionOf(code: string): AttributeDefinition | undefined {
  return ATTRIBUTE_DEFINITIONS.find((definition) => definition.code === code);
}
