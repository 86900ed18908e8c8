import type { InpostPoint } from './inpost-points.ts';

export interface PointsQuery {
  readonly name?: string;
  readonly city?: string;
  readonly type?: string;
  readonly functions?: string;
  readonly status?: string;
  readonly payment_available?: boolean;
  readonly relative_post_code?: string;
  readonly relative_point?: string;
  readonly max_distance?: number;
  readonly limit?: number;
  readonly page: number;
  readonly per_page: number;
  readonly sort_by: string;
  readonly sort_order: string;
  readonly fields?: string;
}

const isIn = (list: string | undefined, value: string) => list === undefined || list.split(',').includes(value);
const hasOneOf = (list: string | undefined, values: readonly string[]) =>
  list === undefined || values.some((value) => list.split(',').includes(value));

/** The items that a query asks for, in its order, before they are cut into pages. */
export function selectPoints(all: readonly InpostPoint[], query: PointsQuery): readonly InpostPoint[] {
  const from = placeOf(all, query);
  const found = all
    .filter((item) => isIn(query.name, item.name) && isIn(query.city, item.address_details.city))
    .filter((item) => hasOneOf(query.type, item.type) && hasOneOf(query.functions, item.functions))
    .filter((item) => isIn(query.status, item.status))
    .filter((item) => query.payment_available === undefined || item.payment_available === query.payment_available)
    .map((item) => ({ ...item, distance: from ? Math.round(distanceMeters(from, item.location)) : null }))
    .filter(({ distance }) => query.max_distance === undefined || distance === null || distance <= query.max_distance);
  const direction = query.sort_order === 'desc' ? -1 : 1;
  const sorted = found.toSorted((a, b) => {
    const byDistance = query.sort_by === 'distance_to_relative_point' ? (a.distance ?? 0) - (b.distance ?? 0) : 0;
    return direction * (byDistance || (a.name < b.name ? -1 : 1));
  });
  return query.limit === undefined ? sorted : sorted.slice(0, query.limit);
}

/** An item with the fields that were asked for. */
export function withFields(item: InpostPoint, fields: string | undefined): Partial<InpostPoint> {
  if (fields === undefined) return item;
  const names = fields.split(',');
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
}

function placeOf(all: readonly InpostPoint[], { relative_point, relative_post_code }: PointsQuery) {
  if (relative_point !== undefined) {
    const [latitude = Number.NaN, longitude = Number.NaN] = relative_point.split(',').map(Number);
    return { latitude, longitude };
  }
  if (relative_post_code === undefined) return undefined;
  // The real service knows where postal codes lie; here the points that have it, or nearly, know.
  for (const length of [6, 5, 4, 2]) {
    const begun = relative_post_code.slice(0, length);
    const found = all.find(({ address_details }) => address_details.post_code.startsWith(begun));
    if (found) return found.location;
  }
  return undefined;
}

const EARTH_RADIUS_M = 6_371_000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places as the crow flies (haversine). */
function distanceMeters(a: InpostPoint['location'], b: InpostPoint['location']): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = latitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}
