import type { imageList } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { FRAME_RATIOS } from '../points/place-point.ts';
import { type FoundPicture, findPicture } from '../shared/current/current-picture.ts';
import { sizesInPlace, zoomToCover } from '../shared/pictures/picture-sizes.ts';
import { columnOf, type Place, withinWidth } from '../shared/pictures/place.ts';
import type { LeadPicture, ShownPicture } from '../shared/pictures/shown-picture.ts';

type ImageListSettings = Omit<ModuleProps<typeof imageList>, 'slots'>;

/** Pictures in a row on anything but a phone. */
const IN_ROW = 3;
/** Between them, in hundredths of a tablet's and a desktop's window and in rem; `image-list.module.css`. */
const GAP = { tablet: 2.6, desktop: 2, rem: 1.5 } as const;
const ON_PHONE = { row: 78, grid: 45, column: 92 } as const;

/** The first picture of a list whose file is there. */
export const leadPicture: LeadPicture<ImageListSettings> = (shop, settings, place) => {
  const { items = [], count } = settings;
  const [first] = items.slice(0, count).flatMap(({ image }) => findPicture(shop, image) ?? []);
  return first && listedPicture(settings, first, place);
};

/** How one of its pictures is shown. */
export function listedPicture(settings: ImageListSettings, { file }: FoundPicture, place: Place): ShownPicture {
  const { width, ratio, onPhone } = settings;
  const { phone, tablet, desktop, max } = withinWidth(place, width);
  const column = {
    phone: (ON_PHONE[onPhone] * phone) / ON_PHONE.column,
    tablet: columnOf(tablet, IN_ROW, GAP.tablet),
    desktop: columnOf(desktop, IN_ROW, GAP.desktop),
    max: columnOf(max, IN_ROW, GAP.rem),
  };
  return { file, sizes: sizesInPlace(column, zoomToCover(file, FRAME_RATIOS[ratio])) };
}
