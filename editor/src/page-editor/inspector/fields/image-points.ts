import {
  findOverlappingPoints,
  MAX_IMAGE_POINTS,
  MIN_POINT_DISTANCE,
  type PicturePoint,
} from '@witryna/module-schemas';

/** Shares are kept to three places: a tenth of a percent is finer than any hand. */
const PLACES = 1000;

/** A place kept inside the picture. */
export function clampPlace({ x, y }: PicturePoint): PicturePoint {
  const clamp = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * PLACES) / PLACES;
  return { x: clamp(x), y: clamp(y) };
}

/** Why a point cannot stand there; undefined when it can. `except` is the point that moves, if it is one of them. */
export function refusePoint(
  points: readonly PicturePoint[],
  place: PicturePoint,
  except?: number,
): 'full' | 'on-point' | undefined {
  const others = points.filter((_, index) => index !== except);
  if (others.length >= MAX_IMAGE_POINTS) return 'full';
  return others.some((other) => findOverlappingPoints([other, place], MIN_POINT_DISTANCE)) ? 'on-point' : undefined;
}

const MIDDLE: PicturePoint = { x: 0.5, y: 0.5 };

/** Where a point added by key goes: the middle of what is seen, or the free place nearest to it. */
export function findFreePlace(points: readonly PicturePoint[], middle = MIDDLE): PicturePoint | undefined {
  for (let ring = 0; ring <= 8; ring += 1) {
    for (let step = 0; step < Math.max(1, ring * 8); step += 1) {
      const angle = (step / Math.max(1, ring * 8)) * 2 * Math.PI;
      const radius = ring * MIN_POINT_DISTANCE;
      const place = clampPlace({ x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) });
      if (refusePoint(points, place) === undefined) return place;
    }
  }
  return undefined;
}

const STEPS: Readonly<Record<string, PicturePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key moves a place: by 1 %, with Shift by 5 %; undefined for any other key. */
export function movedByKey(place: PicturePoint, key: string, large: boolean): PicturePoint | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const share = large ? 0.05 : 0.01;
  return clampPlace({ x: place.x + step.x * share, y: place.y + step.y * share });
}

/**
 * A point moved by key jumps over the one that is in its way: the first free place further in that direction,
 * so that no point can be a wall.
 */
export function moveOver(
  points: readonly PicturePoint[],
  index: number,
  key: string,
  large: boolean,
): PicturePoint | undefined {
  let place = points[index];
  for (let tries = 0; place && tries < 120; tries += 1) {
    const next = movedByKey(place, key, large);
    if (!next || (next.x === place.x && next.y === place.y)) return undefined;
    if (refusePoint(points, next, index) === undefined) return next;
    place = next;
  }
  return undefined;
}

export const toPercent = (share: number) => Math.round(share * 100);
