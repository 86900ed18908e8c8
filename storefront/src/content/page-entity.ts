import type { CategorySummary, ContentPage, ProductDetails } from '@witryna/module-schemas';

/** What a page is about. */
export type PageEntity =
  | { readonly kind: 'product'; readonly product: ProductDetails }
  | { readonly kind: 'category'; readonly category: CategorySummary };

/**
 * The product or category that a page is about; undefined for a page of a type that is about none. Only pages of these
 * two types get theirs from the catalogue: what has the same name elsewhere was entered by an editor.
 */
export function entityOf({ type, contentProperties }: ContentPage): PageEntity | undefined {
  const { product, category } = contentProperties;
  if (type === 'product') return product && { kind: 'product', product };
  return type === 'product-category' && category ? { kind: 'category', category } : undefined;
}
