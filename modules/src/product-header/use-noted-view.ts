import { breadcrumbsOf, type ProductSummary, type ProductVariant } from '@witryna/module-schemas';
import { useEffect } from 'react';
import { useShop } from '../shop/shop.ts';
import { variantInWords } from './variant-in-words.ts';

/** Notes that the page's own product is looked at, and each variant of it that is chosen. */
export function useNotedView(product: ProductSummary | undefined, variant: ProductVariant | undefined): void {
  const shop = useShop();
  const isOwn = shop.current?.kind === 'product' && shop.current.product === product;
  const key = isOwn ? variant?.sku : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a variant, whatever else is drawn anew
  useEffect(() => {
    const price = variant?.price ?? product?.price;
    if (key === undefined || !product || !price) return;
    // The last step is the product itself.
    const category = breadcrumbsOf(shop.related.trail, '').slice(1, -1).at(-1);
    shop.actions.noteView?.({
      sku: key,
      productSku: product.sku,
      name: product.name,
      choice: variantInWords(shop.site.language, variant),
      category: category?.name ?? '',
      brand: product.brand?.name ?? '',
      price: price.final,
      urlPath: product.urlPath,
      picture: (variant?.images?.[0] ?? product.images[0])?.url ?? '',
    });
  }, [key]);
}
