import type { ImagePoint } from '../points/image-points.tsx';
import { FRAME_RATIOS, placePoint } from '../points/place-point.ts';
import type { FoundPicture } from '../shared/current-picture.ts';

/** The points of a picture as they lie in the gallery's frame; those that it cuts away are left out. */
export function pointsInFrame(
  points: readonly ImagePoint[],
  { file, focalPoint = file.focalPoint }: FoundPicture,
): readonly ImagePoint[] {
  if (!file.width || !file.height) return points;
  const ratio = file.width / file.height;
  return points.flatMap((point) => {
    const place = placePoint(point, ratio, FRAME_RATIOS.portrait, focalPoint);
    return place ? [{ ...point, ...place }] : [];
  });
}
