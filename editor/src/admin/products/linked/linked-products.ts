import type { ProductBody } from '../../../api/commerce/products.ts';
import type { ChoiceKind } from '../../../product-choice/index.ts';

/** The lists of a product that name others, as its form shows them. */
export const LINKED_FIELDS = [
  'contents',
  'complementary',
  'recommended',
  'giftsSku',
  'samplesSku',
] as const satisfies readonly (keyof ProductBody)[];
export type LinkedField = (typeof LINKED_FIELDS)[number];

/** A set holds variants, which can be bought; the other lists name whole products. */
export const kindOfLinked = (field: LinkedField): ChoiceKind => (field === 'contents' ? 'variant' : 'product');
