import { type MediaFile, webpUrl } from '@witryna/module-schemas';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { toUid } from '../../../graphql/uids.ts';
import type { CatalogProduct } from './catalog-product.ts';

/** Widths in pixels at which clients show a picture. */
const WIDTHS = { image: 1200, small_image: 800, thumbnail: 320 } as const;

/** The pictures of a product; of a variant its own, or the product's where it has none. */
function picturesOf({ data, variant }: CatalogProduct): readonly MediaFile[] {
  return variant && variant.images.length > 0 ? variant.images : data.images;
}

/** The product's first picture at a usual size. */
export function toProductImage(product: CatalogProduct, role: keyof typeof WIDTHS, context: GraphqlContext) {
  const [file] = picturesOf(product);
  return file ? toImage(file, product.data.name, { position: 0, width: WIDTHS[role] }, context) : null;
}

/** All of its pictures. */
export function toMediaGallery(product: CatalogProduct, context: GraphqlContext) {
  return picturesOf(product).map((file, position) =>
    toImage(file, product.data.name, { position, width: WIDTHS.image }, context),
  );
}

/** The same in the older shape. */
export function toMediaEntries(product: CatalogProduct) {
  return picturesOf(product).map((file, position) => ({
    id: file.id,
    uid: toUid(file.id),
    file: file.url,
    label: file.alt ?? product.data.name,
    media_type: 'image',
    position,
    disabled: false,
    types: position === 0 ? ['image', 'small_image', 'thumbnail'] : [],
    content: null,
    video_content: null,
  }));
}

/** The address of a picture that is at least as wide as asked, on the shop's own origin. */
export function pictureUrl(file: MediaFile, width: number, { site }: Pick<GraphqlContext, 'site'>): string {
  return `${site.address}${webpUrl(file, width)}`;
}

/** A picture of something of that name, which it is called where it has no words of its own. */
export function toImage(
  file: MediaFile,
  name: string,
  { position, width }: { readonly position: number; readonly width: number },
  context: Pick<GraphqlContext, 'site'>,
) {
  return {
    __typename: 'ProductImage' as const,
    url: pictureUrl(file, width, context),
    label: file.alt ?? name,
    position,
    disabled: false,
  };
}
