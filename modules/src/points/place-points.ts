import type { FoundPicture } from '../shared/current/current-picture.ts';
import { ratioOf } from '../shared/pictures/picture-sizes.ts';
import { FRAME_RATIOS, placePoint } from './place-point.ts';

/** The points of a picture where they lie in a frame of this ratio, those left out that the frame cuts away. */
export function placePoints<Point extends { readonly x: number; readonly y: number }>(
  points: readonly Point[],
  ratio: keyof typeof FRAME_RATIOS,
  { file, focalPoint = file.focalPoint }: FoundPicture,
): readonly Point[] {
  const pictureRatio = ratioOf(file);
  if (!pictureRatio) return points;
  return points.flatMap((point) => {
    const place = placePoint(point, pictureRatio, FRAME_RATIOS[ratio], focalPoint);
    return place ? [{ ...point, ...place }] : [];
  });
}
