import type { productsList } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import type { Place } from '../shared/pictures/place.ts';
import type { LeadPicture } from '../shared/pictures/shown-picture.ts';
import { CAROUSEL_CARD_SIZES, gridCardSizes, sizesInCard } from '../shared/products/card-sizes.ts';
import { listedProducts } from '../shared/products/listed-products.ts';

type ListSettings = Omit<ModuleProps<typeof productsList>, 'slots'>;

/** The picture of a list's first product. */
export const leadPicture: LeadPicture<ListSettings> = (shop, settings, place) => {
  const { products } = listedProducts(shop, settings);
  const file = products[0]?.images[0];
  return file && { file, sizes: sizesInCard(file, cardSizes(settings, place, products.length)) };
};

/** How wide the pictures of a list are shown that has so many products. */
export function cardSizes({ layout, source, columns }: ListSettings, place: Place, count: number): string {
  return layout === 'carousel' && source.kind !== 'addToCart'
    ? CAROUSEL_CARD_SIZES
    : gridCardSizes(place, columns, count);
}
