import type { image } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { phoneCropIn } from '../points/phone-frame.ts';
import { type Crop, FRAME_RATIOS } from '../points/place-point.ts';
import { boundPicture, type FoundPicture } from '../shared/current/current-picture.ts';
import { sizesInPlace, zoomToCover } from '../shared/pictures/picture-sizes.ts';
import { type Place, withinWidth } from '../shared/pictures/place.ts';
import type { LeadPicture, ShownPicture } from '../shared/pictures/shown-picture.ts';

type ImageSettings = Omit<ModuleProps<typeof image>, 'slots'>;

/** The picture of an image that has one. */
export const leadPicture: LeadPicture<ImageSettings> = (shop, settings, place) => {
  const found = boundPicture(shop, settings.source, settings.image);
  return found && imagePicture(settings, found, place);
};

/** The same for one whose picture is at hand. */
export function imagePicture(settings: ImageSettings, picture: FoundPicture, place: Place): ShownPicture {
  const { width, ratio } = settings;
  const { file } = picture;
  const zoom = ratio === 'original' ? 1 : zoomToCover(file, FRAME_RATIOS[ratio]);
  const crop = cropOnPhone(settings, picture);
  return { file, sizes: sizesInPlace(withinWidth(place, width), zoom, crop && 1 / crop.width) };
}

/** Its points: they belong to the picture they were placed on, not to the one that the current entity puts there. */
export const pointsOf = ({ image }: ImageSettings, { file }: FoundPicture) =>
  file.id === image?.file ? (image.points ?? []) : [];

/** The part of it that a phone shows, where that is another than on a desk. */
export function cropOnPhone(settings: ImageSettings, picture: FoundPicture): Crop | undefined {
  const { file, focalPoint = file.focalPoint } = picture;
  const { width, height } = file;
  return phoneCropIn(settings.ratio, pointsOf(settings, picture), { width, height, focalPoint });
}
