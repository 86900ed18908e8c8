import type { ProductDetails } from '@witryna/module-schemas';

/** The product as its page shows it at one of its variants; the product itself where it has no such variant. */
export function productAtVariant(product: ProductDetails, sku: string | undefined): ProductDetails {
  const variant = product.variants.find((each) => each.sku === sku);
  if (!variant) return product;
  const { price: _ofTheCard, ...shared } = product;
  const { price, inStock, images = product.images } = variant;
  return { ...shared, ...(price && { price }), priceVaries: false, inStock, images };
}
