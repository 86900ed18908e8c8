import type { MediaFile, video } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { findPicture } from '../shared/current/current-picture.ts';
import { sizesInPlace, zoomToCover } from '../shared/pictures/picture-sizes.ts';
import { type Place, withinWidth } from '../shared/pictures/place.ts';
import type { LeadPicture, ShownPicture } from '../shared/pictures/shown-picture.ts';

type VideoSettings = Omit<ModuleProps<typeof video>, 'slots'>;

const RATIOS = { wide: 16 / 9, classic: 4 / 3, square: 1, portrait: 9 / 16 } as const;

/** The picture that stands before a film of another company; of our own the browser loads the poster by itself. */
export const leadPicture: LeadPicture<VideoSettings> = (shop, settings, place) => {
  if (settings.film.kind === 'file') return undefined;
  const found = findPicture(shop, settings.poster);
  return found && posterPicture(settings, found.file, place);
};

/** The same for a file at hand. */
export function posterPicture({ width, ratio }: VideoSettings, file: MediaFile, place: Place): ShownPicture {
  return { file, sizes: sizesInPlace(withinWidth(place, width), zoomToCover(file, RATIOS[ratio])) };
}
