import type { articlesTeaserBox, MediaFile } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { listedArticles } from '../shared/articles/listed-articles.ts';
import { sizesInPlace, zoomToCover } from '../shared/pictures/picture-sizes.ts';
import type { Place } from '../shared/pictures/place.ts';
import type { LeadPicture } from '../shared/pictures/shown-picture.ts';

type BoxSettings = Omit<ModuleProps<typeof articlesTeaserBox>, 'slots'>;

/** The cover of the article. */
export const leadPicture: LeadPicture<BoxSettings> = (shop, settings, place) => {
  const file = listedArticles(shop, 'articles-teaser-box', settings).articles[0]?.cover;
  return file && { file, sizes: coverSizes(file, settings.layout, place) };
};

/** Share of the box that the cover takes beside the words; articles-teaser-box.module.css says the same. */
const SHARE = 0.5;
const RATIO = { beside: 5 / 4, above: 2 } as const;

/** How wide the cover is shown. */
export function coverSizes(file: MediaFile, layout: BoxSettings['layout'], place: Place): string {
  if (layout === 'above') return sizesInPlace(place, zoomToCover(file, RATIO.above));
  const { phone, tablet, desktop, max } = place;
  const beside = { phone, tablet, desktop: desktop * SHARE, max: max * SHARE };
  return sizesInPlace(beside, zoomToCover(file, RATIO.beside));
}
