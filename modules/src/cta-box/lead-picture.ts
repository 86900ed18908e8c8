import type { ctaBox } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { type FoundPicture, findPicture } from '../shared/current/current-picture.ts';
import { sizesInPlace, zoomToCover } from '../shared/pictures/picture-sizes.ts';
import { columnOf, type Place, withinWidth } from '../shared/pictures/place.ts';
import type { LeadPicture, ShownPicture } from '../shared/pictures/shown-picture.ts';

type CtaBoxSettings = Omit<ModuleProps<typeof ctaBox>, 'slots'>;

/** The picture beside the words, where there is one. */
export const leadPicture: LeadPicture<CtaBoxSettings> = (shop, settings, place) => {
  const found = findPicture(shop, settings.image);
  return found && besidePicture(settings, found, place);
};

/** Width to height of the picture's half, about; words that need more room make it narrower than this. */
const HALF_RATIO = 5 / 4;

/** The same for a box whose picture is at hand: half of it, all of it on a phone. */
export function besidePicture({ width }: CtaBoxSettings, { file }: FoundPicture, place: Place): ShownPicture {
  const { phone, tablet, desktop, max } = withinWidth(place, width);
  const half = {
    phone,
    tablet: columnOf(tablet, 2, 0),
    desktop: columnOf(desktop, 2, 0),
    max: columnOf(max, 2, 0),
  };
  return { file, sizes: sizesInPlace(half, zoomToCover(file, HALF_RATIO)) };
}
