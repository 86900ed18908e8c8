import type { MediaFile, PicturePoint } from '@witryna/module-schemas';
import { phoneCropIn } from '@witryna/modules/points/phone-frame';
import { type Crop, cropOf, FRAME_RATIOS } from '@witryna/modules/points/place-point';

export type { Crop } from '@witryna/modules/points/place-point';

/** The part of a picture that its module shows; undefined when it shows the whole. */
export function pictureCrop(ratio: unknown, file: MediaFile, focalPoint: PicturePoint | undefined): Crop | undefined {
  if (typeof ratio !== 'string' || !Object.hasOwn(FRAME_RATIOS, ratio)) return undefined;
  const { width, height } = file;
  if (!width || !height) return undefined;
  const frame = FRAME_RATIOS[ratio as keyof typeof FRAME_RATIOS];
  return cropOf(width / height, frame, focalPoint ?? file.focalPoint);
}

/** The part that a phone shows of a picture with points, in a module with a frame for phones; undefined as above. */
export function phoneCrop(
  ratio: unknown,
  file: MediaFile,
  focalPoint: PicturePoint | undefined,
  points: readonly PicturePoint[],
): Crop | undefined {
  const { width, height, focalPoint: ownFocalPoint } = file;
  return phoneCropIn(String(ratio), points, { width, height, focalPoint: focalPoint ?? ownFocalPoint });
}

/** Whether a point lies in the part that is cut away. */
export function isCutAway({ x, y }: PicturePoint, crop: Crop | undefined): boolean {
  if (!crop) return false;
  const { left, top, width, height } = crop;
  return x < left || x > left + width || y < top || y > top + height;
}
