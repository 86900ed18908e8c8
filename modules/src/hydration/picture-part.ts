import type { MediaFile, ProductSummary } from '@witryna/module-schemas';

/**
 * A picture as pages of the shop show it. Squares, and the small picture that stands in for it, are for other channels: a
 * product with many shades has dozens of them, and the small ones are as good as random to whatever compresses a page.
 */
export function picturePart({ placeholder: _, ...file }: MediaFile): MediaFile {
  return file.srcset ? { ...file, srcset: file.srcset.filter(({ ratio }) => ratio === 'original') } : file;
}

/** A product with its pictures, and those of its variants, as pages of the shop show them. */
export const withPictureParts = <P extends ProductSummary>(product: P): P => ({
  ...product,
  images: product.images.map(picturePart),
  variants: product.variants.map((variant) =>
    variant.images ? { ...variant, images: variant.images.map(picturePart) } : variant,
  ),
});
