import type { artisticCarousel, MediaFile } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { findPicture } from '../shared/current/current-picture.ts';
import { sizesInPlace, zoomToCover } from '../shared/pictures/picture-sizes.ts';
import { type Place, withinWidth } from '../shared/pictures/place.ts';
import type { LeadPicture, ShownPicture } from '../shared/pictures/shown-picture.ts';

type CarouselSettings = Omit<ModuleProps<typeof artisticCarousel>, 'slots'>;

const PHONE_RATIO = 4 / 5;

/** The picture of the first slide. */
export const leadPicture: LeadPicture<CarouselSettings> = (shop, { slides }, place) => {
  const found = findPicture(shop, slides[0]?.image);
  return found && slidePicture(found.file, place);
};

/** The picture of a slide whose file is at hand. */
export function slidePicture(file: MediaFile, place: Place): ShownPicture {
  return { file, sizes: sizesInPlace(withinWidth(place, 'Normal'), zoomToCover(file, PHONE_RATIO)) };
}
