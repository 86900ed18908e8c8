import type { MediaFile } from '@witryna/module-schemas';
import { sizesInPlace, zoomSizes, zoomToCover } from '../pictures/picture-sizes.ts';
import { columnOf, type Place } from '../pictures/place.ts';

/** Width to height of a card's cover; article-card.module.css says the same. */
const COVER_RATIO = 3 / 2;
/** Share of a row that its cover takes, and of the large card; the same. */
const ROW_SHARE = 0.34;
const FIRST_SHARE = 0.6;
/** The window in which a grid as wide as the page is 36rem wide, and has two columns from then on. */
const ONE_COLUMN_PX = 626;
/** What lies between the cards of a grid, in hundredths of a window and in rem. */
const GAP = 3;
const GAP_REM = 2;

/** The `sizes` of the covers of so many articles in a grid, whose columns articles-grid.module.css says as well. */
export function articleGridSizes({ phone, tablet, desktop, max }: Place, count: number): string {
  const columns = count === 2 ? 2 : count === 8 ? 4 : 3;
  const wider = sizesInPlace({
    phone: columnOf(phone, 2, GAP),
    tablet: columnOf(tablet, count === 3 ? 3 : 2, GAP),
    desktop: columnOf(desktop, columns, GAP),
    max: columnOf(max, columns, GAP_REM),
  });
  // On phones that are held upright one stands below the other.
  return `(max-width: ${ONE_COLUMN_PX}px) ${phone}vw, ${wider}`;
}

/** The `sizes` of the covers of rows, or of a card that is larger than the others. */
export function articleRowSizes({ phone, tablet, desktop, max }: Place, layout: 'rows' | 'first'): string {
  const share = layout === 'rows' ? ROW_SHARE : FIRST_SHARE;
  return sizesInPlace({ phone, tablet: tablet * share, desktop: desktop * share, max: max * share });
}

/** The `sizes` of a cover whose sides are cut off where it is wider than its card. */
export function articleCardSizes(file: MediaFile, sizes: string): string {
  return zoomSizes(sizes, zoomToCover(file, COVER_RATIO));
}
