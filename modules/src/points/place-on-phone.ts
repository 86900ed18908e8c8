import type { FoundPicture } from '../shared/current/current-picture.ts';
import { placeInCrop } from './phone-frame.ts';
import type { Crop, FRAME_RATIOS, Place } from './place-point.ts';
import { placePoints } from './place-points.ts';

/** Where a point lies on a phone, and whether only there: the frame of wider windows cuts it away. */
export interface OnPhone {
  readonly phone?: Place;
  readonly isOnPhoneAlone?: boolean;
}

/** The points of a picture in its frame, and where they lie in the part of it that a phone shows, all of them. */
export function placeOnPhone<Point extends Place>(
  points: readonly Point[],
  ratio: keyof typeof FRAME_RATIOS | 'original',
  picture: FoundPicture,
  crop: Crop | undefined,
): readonly (Point & OnPhone)[] {
  const inFrame = (some: readonly Point[]) => (ratio === 'original' ? some : placePoints(some, ratio, picture));
  if (!crop) return inFrame(points);
  return points.map((point) => {
    const [placed] = inFrame([point]);
    return { ...(placed ?? point), phone: placeInCrop(point, crop), isOnPhoneAlone: placed === undefined };
  });
}
