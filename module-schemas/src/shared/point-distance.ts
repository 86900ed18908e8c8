/** A place on a picture, as shares of its width and height. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** The first two points that lie nearer to each other than `minimum`, by their indexes; undefined when none do. */
export function findOverlappingPoints(
  points: readonly PicturePoint[],
  minimum: number,
): readonly [number, number] | undefined {
  for (const [later, point] of points.entries()) {
    const earlier = points
      .slice(0, later)
      .findIndex((other) => Math.hypot(other.x - point.x, other.y - point.y) < minimum);
    if (earlier !== -1) return [earlier, later];
  }
  return undefined;
}
