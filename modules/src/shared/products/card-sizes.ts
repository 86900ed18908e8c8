import type { MediaFile } from '@witryna/module-schemas';
import { sizesInPlace, zoomSizes, zoomToCover } from '../pictures/picture-sizes.ts';
import { columnOf, type Place } from '../pictures/place.ts';

/** In a row that scrolls, or that three or four fill; `products-carousel.module.css` says the same. */
export const CAROUSEL_CARD_SIZES = 'min(58vw, 20rem)';

/** Rem from which a grid has three columns, and from which it has as many as are wanted; `products-list.module.css`. */
const THREE_FROM = 44;
const ALL_FROM = 58;

/** Windows by which the columns of each kind are found, in rem. */
const TABLET = 55;
const DESKTOP = 66;

/** The `sizes` of the cards in a grid of that many columns on a desktop. */
export function gridCardSizes(place: Place, columns: number, count: number): string {
  // Four in a row where that fills the last one and three would not.
  const someColumns = columns === 4 && count % 4 === 0 && count % 3 > 0 ? 4 : Math.min(columns, 3);
  const columnsAt = (width: number) => (width >= ALL_FROM ? columns : width >= THREE_FROM ? someColumns : 2);
  const ofWindow = (share: number, windowRem: number) => {
    const inRow = columnsAt(Math.min((share * windowRem) / 100, place.max));
    return columnOf(share, inRow, (gapOf(inRow) * 100) / windowRem);
  };
  const most = columnsAt(place.max);
  return sizesInPlace({
    phone: columnOf(place.phone, 2, 2),
    tablet: ofWindow(place.tablet, TABLET),
    desktop: ofWindow(place.desktop, DESKTOP),
    max: columnOf(place.max, most, gapOf(most)),
  });
}

/** What lies between the cards of a row, in rem. */
const gapOf = (inRow: number) => (inRow > 2 ? 1.5 : 1);

/** Width to height of a card's picture; product-card.module.css says the same. */
const CARD_RATIO = 4 / 5;

/** The `sizes` of a picture in a card: a wide one is cropped at its sides, so more of it is needed. */
export function sizesInCard(file: MediaFile, sizes: string): string {
  return zoomSizes(sizes, zoomToCover(file, CARD_RATIO));
}
