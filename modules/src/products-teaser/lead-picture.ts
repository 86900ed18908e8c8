import type { productsTeaser } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { sizesInPlace } from '../shared/pictures/picture-sizes.ts';
import { columnOf, type Place, withinWidth } from '../shared/pictures/place.ts';
import type { LeadPicture } from '../shared/pictures/shown-picture.ts';
import { sizesInCard } from '../shared/products/card-sizes.ts';
import { listedProducts } from '../shared/products/listed-products.ts';

type TeaserSettings = Omit<ModuleProps<typeof productsTeaser>, 'slots'>;

const COLUMNS = 3;
/** products-teaser.module.css says the same: a card in the row of a phone, the cards beside the words, what lies between. */
const SHARE_ON_PHONE = 0.62;
const SHARE_BESIDE = 0.7;
const GAP_REM = 1.5;
/** Windows by which the columns of each kind are found, in rem. */
const TABLET = 55;
const DESKTOP = 66;

/** The picture of the first product. */
export const leadPicture: LeadPicture<TeaserSettings> = (shop, settings, place) => {
  const products = teaserProducts(shop, settings);
  const file = products[0]?.images[0];
  return file && { file, sizes: sizesInCard(file, teaserCardSizes(settings, place)) };
};

/** The products of a set; fewer where there are no more. */
export function teaserProducts(shop: Parameters<typeof listedProducts>[0], { source, count }: TeaserSettings) {
  return listedProducts(shop, { source, limit: count, pagination: false }).products.slice(0, count);
}

/** How wide the pictures of the cards are shown. */
export function teaserCardSizes({ layout }: TeaserSettings, place: Place): string {
  const { phone, tablet, desktop, max } = withinWidth(place, 'Normal');
  const share = layout === 'beside' ? SHARE_BESIDE : 1;
  const inRow = (width: number, windowRem: number) => columnOf(width, COLUMNS, (GAP_REM * 100) / windowRem);
  return sizesInPlace({
    phone: phone * SHARE_ON_PHONE,
    tablet: inRow(tablet, TABLET),
    desktop: inRow(desktop * share, DESKTOP),
    max: columnOf(max * share, COLUMNS, GAP_REM),
  });
}
