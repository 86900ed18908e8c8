import type { image } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { FRAME_RATIOS } from '../points/place-point.ts';
import { boundPicture, type FoundPicture } from '../shared/current-picture.ts';
import { sizesInPlace, zoomToCover } from '../shared/picture-sizes.ts';
import { type Place, withinWidth } from '../shared/place.ts';
import type { LeadPicture, ShownPicture } from '../shared/shown-picture.ts';

type ImageSettings = Omit<ModuleProps<typeof image>, 'slots'>;

/** The picture of an image that has one. */
export const leadPicture: LeadPicture<ImageSettings> = (shop, settings, place) => {
  const found = boundPicture(shop, settings.source, settings.image);
  return found && imagePicture(settings, found, place);
};

/** The same for one whose picture is at hand. */
export function imagePicture({ width, ratio }: ImageSettings, { file }: FoundPicture, place: Place): ShownPicture {
  const zoom = ratio === 'original' ? 1 : zoomToCover(file, FRAME_RATIOS[ratio]);
  return { file, sizes: sizesInPlace(withinWidth(place, width), zoom) };
}
