import type { MediaFile } from '@witryna/module-schemas';
import type { Place } from './place.ts';

const PX_PER_REM = 16;
const MEDIA = '(max-width';

/**
 * The `sizes` of a picture that is as wide as its place, `zoom` times as wide where its frame crops its sides, on a phone
 * `phoneZoom` times.
 */
export function sizesInPlace(place: Place, zoom = 1, phoneZoom = zoom): string {
  const { phone, tablet, desktop, max } = place;
  // Written into every picture of a page: as short as can be.
  const first = vw(phone * phoneZoom);
  const second = vw(tablet * zoom);
  const narrow =
    first === second
      ? [`(max-width: 992px) ${second}`]
      : [`(max-width: 768px) ${first}`, `(max-width: 992px) ${second}`];
  if (max === Number.POSITIVE_INFINITY) return [...narrow, vw(desktop * zoom)].join(', ');
  const fullAt = fullWidthAt(place);
  const growing = fullAt > 992 ? [`(max-width: ${fullAt}px) ${vw(desktop * zoom)}`] : [];
  return [...narrow, ...growing, `${Math.ceil(max * zoom)}rem`].join(', ');
}

/** The window from which a place grows no more, in px. */
function fullWidthAt({ desktop, max }: Place): number {
  return Math.ceil((max * PX_PER_REM * 100) / desktop);
}

/** Width to height of a picture; undefined where its file does not say. */
export function ratioOf({ width, height }: MediaFile): number | undefined {
  return width && height ? width / height : undefined;
}

/** How many times as wide as its frame a picture is shown that covers it: more than once where its sides are cut off. */
export function zoomToCover(file: MediaFile, frameRatio: number): number {
  return Math.max(1, (ratioOf(file) ?? frameRatio) / frameRatio);
}

/** The same `sizes` for a picture of which its frame crops the sides, so that more of it is needed: `zoomToCover`. */
export function zoomSizes(sizes: string, zoom: number): string {
  if (zoom === 1) return sizes;
  if (!sizes.includes(MEDIA)) return `calc(${sizes} * ${zoom.toFixed(2)})`;
  return sizes
    .split(', ')
    .map((size) => {
      const at = size.lastIndexOf(' ') + 1;
      const width = Number.parseFloat(size.slice(at));
      return `${size.slice(0, at)}${Math.ceil(width * zoom)}${size.endsWith('vw') ? 'vw' : 'rem'}`;
    })
    .join(', ');
}

const vw = (value: number) => `${Math.ceil(value)}vw`;
