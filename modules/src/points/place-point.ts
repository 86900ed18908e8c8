export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A part of a picture, in shares of its sides. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width to height of the frame that each ratio cuts a picture to; `image.module.css` draws the same. */
export const FRAME_RATIOS = { square: 1, portrait: 4 / 5, landscape: 3 / 2, wide: 21 / 9 } as const;

/**
 * Where a point of the picture (shares of its own sides) lies in a frame that the picture covers, cut around the
 * focal point as `object-position` cuts; undefined when the cut takes the point away.
 */
export function placePoint(
  point: Place,
  pictureRatio: number,
  frameRatio: number,
  focalPoint?: Place,
): Place | undefined {
  const { left, top, width, height } = cropOf(pictureRatio, frameRatio, focalPoint);
  const placed = { x: (point.x - left) / width, y: (point.y - top) / height };
  const isSeen = placed.x >= 0 && placed.x <= 1 && placed.y >= 0 && placed.y <= 1;
  return isSeen ? placed : undefined;
}

/** The part of a picture that such a frame shows, in shares of the picture's own sides. */
export function cropOf(pictureRatio: number, frameRatio: number, focalPoint: Place = { x: 0.5, y: 0.5 }): Crop {
  const isCutAtSides = pictureRatio > frameRatio;
  const width = isCutAtSides ? frameRatio / pictureRatio : 1;
  const height = isCutAtSides ? 1 : pictureRatio / frameRatio;
  return { left: focalPoint.x * (1 - width), top: focalPoint.y * (1 - height), width, height };
}
