import type { advertiseBox } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { FRAME_RATIOS } from '../points/place-point.ts';
import { type FoundPicture, findPicture } from '../shared/current/current-picture.ts';
import { sizesInPlace, zoomToCover } from '../shared/pictures/picture-sizes.ts';
import { columnOf, type Place, withinWidth } from '../shared/pictures/place.ts';
import type { LeadPicture, ShownPicture } from '../shared/pictures/shown-picture.ts';

type AdvertiseBoxSettings = Omit<ModuleProps<typeof advertiseBox>, 'slots'>;

/** The picture of a tile that has one. */
export const leadPicture: LeadPicture<AdvertiseBoxSettings> = (shop, settings, place) => {
  const found = findPicture(shop, settings.image);
  return found && tilePicture(settings, found, place);
};

/** The same for a tile whose picture is at hand: as wide as the tile, half as wide beside the words. */
export function tilePicture(settings: AdvertiseBoxSettings, { file }: FoundPicture, place: Place): ShownPicture {
  const { width, appearance, ratio } = settings;
  const whole = withinWidth(place, width);
  const { phone, tablet, desktop, max } = whole;
  const half = { phone, tablet: columnOf(tablet, 2, 0), desktop: columnOf(desktop, 2, 0), max: columnOf(max, 2, 0) };
  const zoom = zoomToCover(file, FRAME_RATIOS[ratio]);
  return { file, sizes: sizesInPlace(appearance === 'beside' ? half : whole, zoom) };
}
