interface Place {
  readonly x: number;
  readonly y: number;
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
  focalPoint: Place = { x: 0.5, y: 0.5 },
): Place | undefined {
  const isCutAtSides = pictureRatio > frameRatio;
  const width = isCutAtSides ? pictureRatio / frameRatio : 1;
  const height = isCutAtSides ? 1 : frameRatio / pictureRatio;
  const placed = {
    x: focalPoint.x * (1 - width) + point.x * width,
    y: focalPoint.y * (1 - height) + point.y * height,
  };
  const isSeen = placed.x >= 0 && placed.x <= 1 && placed.y >= 0 && placed.y <= 1;
  return isSeen ? placed : undefined;
}
