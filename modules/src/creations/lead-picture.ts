import type { creations } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { FRAME_RATIOS } from '../points/place-point.ts';
import { type FoundPicture, findPicture } from '../shared/current/current-picture.ts';
import { sizesInPlace, zoomToCover } from '../shared/pictures/picture-sizes.ts';
import { columnOf, type Place, withinWidth } from '../shared/pictures/place.ts';
import type { LeadPicture, ShownPicture } from '../shared/pictures/shown-picture.ts';

type CreationsSettings = Omit<ModuleProps<typeof creations>, 'slots'>;

/** All pictures of looks are cut to this ratio. */
export const LOOK_RATIO = 'portrait';

/** Of a large look's width its picture takes so much; of a grid's, a column. */
const LARGE_SHARE = 0.55;
const IN_ROW = 3;
const GAP = { desktop: 2.5, rem: 2 } as const;

/** The picture of the first look that has one. */
export const leadPicture: LeadPicture<CreationsSettings> = (shop, settings, place) => {
  const [first] = settings.looks.flatMap(({ image }) => findPicture(shop, image) ?? []);
  return first && lookPicture(settings, first, place);
};

/** How the picture of a look is shown. */
export function lookPicture({ width, layout }: CreationsSettings, { file }: FoundPicture, place: Place): ShownPicture {
  const { phone, tablet, desktop, max } = withinWidth(place, width);
  const zoom = zoomToCover(file, FRAME_RATIOS[LOOK_RATIO]);
  const part =
    layout === 'alternating'
      ? { phone, tablet: tablet * LARGE_SHARE, desktop: desktop * LARGE_SHARE, max: max * LARGE_SHARE }
      : {
          phone,
          tablet: columnOf(tablet, 2, GAP.desktop),
          desktop: columnOf(desktop, IN_ROW, GAP.desktop),
          max: columnOf(max, IN_ROW, GAP.rem),
        };
  return { file, sizes: sizesInPlace(part, zoom) };
}
