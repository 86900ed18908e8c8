import type { MediaFile, productHeader } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { sizesInPlace, zoomToCover } from '../shared/pictures/picture-sizes.ts';
import { type Place, withinWidth } from '../shared/pictures/place.ts';
import type { LeadPicture } from '../shared/pictures/shown-picture.ts';
import { headerContent, headerProduct } from './header-content.ts';

type HeaderSettings = Omit<ModuleProps<typeof productHeader>, 'slots'>;

/** Width to height of the gallery's frame; gallery.module.css says the same. */
const FRAME_RATIO = 4 / 5;
/** What the gallery takes of a row on a desktop, and up to which width; product-header.module.css says the same. */
const SHARE_OF_ROW = 0.53;
const THUMBNAILS_REM = 5.5;

/** The first picture of the gallery. */
export const leadPicture: LeadPicture<HeaderSettings> = (shop, settings, place) => {
  const product = headerProduct(shop, settings.sku);
  const file = product && headerContent(shop, product, chosenSku(settings, shop.params.sku)).pictures[0];
  return file && { file, sizes: gallerySizes(file, settings, place) };
};

/** The variant that the address asks for; a header that names its product is not of the address. */
export const chosenSku = ({ sku }: Pick<HeaderSettings, 'sku'>, ofAddress: string | undefined) =>
  sku === undefined ? ofAddress : undefined;

/** How wide the pictures of the gallery are shown. */
export function gallerySizes(file: MediaFile, { thumbnails }: HeaderSettings, place: Place): string {
  const { phone, tablet, desktop, max } = withinWidth(place, 'Normal');
  const beside = thumbnails === 'side' ? THUMBNAILS_REM : 0;
  const column = {
    phone,
    tablet: tablet * SHARE_OF_ROW,
    desktop: desktop * SHARE_OF_ROW,
    max: max * SHARE_OF_ROW - beside,
  };
  return sizesInPlace(column, zoomToCover(file, FRAME_RATIO));
}
