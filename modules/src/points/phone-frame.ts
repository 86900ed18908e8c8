import { type Crop, FRAME_RATIOS, type Place } from './place-point.ts';

/** Left around each point, as a share of the frame's side: half a marker on a narrow phone. */
const MARGIN = 0.07;

/**
 * The part of a picture that a phone shows when points stand on it: a frame of 4/5 around the focal point, moved so far
 * that each point lies in it, and cut less where they lie too far apart for that. Shares of the picture's own sides.
 */
export function phoneCrop(points: readonly Place[], pictureRatio: number, focalPoint: Place = MIDDLE): Crop {
  // One of the two is 1 or more: that side is not cut.
  const xs = cutAround(
    points.map(({ x }) => x),
    FRAME_RATIOS.portrait / pictureRatio,
    focalPoint.x,
  );
  const ys = cutAround(
    points.map(({ y }) => y),
    pictureRatio / FRAME_RATIOS.portrait,
    focalPoint.y,
  );
  return { left: xs.start, top: ys.start, width: xs.share, height: ys.share };
}

/** Width to height of the frame that shows such a part. */
export const frameRatioOf = ({ width, height }: Crop, pictureRatio: number): number => (pictureRatio * width) / height;

/** The focal point that cuts this part out of a picture, as `object-position` takes it. */
export function focalPointOf({ left, top, width, height }: Crop): Place {
  return { x: width < 1 ? left / (1 - width) : 0.5, y: height < 1 ? top / (1 - height) : 0.5 };
}

/** Where a point of the picture lies in a part that holds it. */
export function placeInCrop({ x, y }: Place, { left, top, width, height }: Crop): Place {
  return { x: within((x - left) / width, 0, 1), y: within((y - top) / height, 0, 1) };
}

const MIDDLE: Place = { x: 0.5, y: 0.5 };

/** Along one side: at least `least` of it around the focal point, with all places in it. */
function cutAround(places: readonly number[], least: number, focal: number) {
  const first = Math.min(...places);
  const last = Math.max(...places);
  const share = within((last - first) / (1 - 2 * MARGIN), least, 1);
  const rest = 1 - share;
  const margin = MARGIN * share;
  const earliest = within(last + margin - share, 0, rest);
  const latest = within(first - margin, 0, rest);
  return { start: within(focal * rest, earliest, latest), share };
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * The same for a picture in a frame of this ratio; undefined where a phone shows it as a desk does: without points, of
 * unknown size, or whole and no wider than a phone's frame.
 */
export function phoneCropIn(
  ratio: string,
  points: readonly Place[],
  { width, height, focalPoint }: { readonly width?: number; readonly height?: number; readonly focalPoint?: Place },
): Crop | undefined {
  if (points.length === 0 || !width || !height) return undefined;
  const isShownWhole = ratio === 'original' && width / height <= FRAME_RATIOS.portrait;
  return isShownWhole ? undefined : phoneCrop(points, width / height, focalPoint);
}
