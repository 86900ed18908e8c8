export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export interface CoordinateBox {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

const EARTH_RADIUS_M = 6_371_000;
const METERS_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_M;
/** Nearer to a pole a degree of longitude is next to nothing, and every box would go round the world. */
const SMALLEST_COSINE = 0.01;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places as the crow flies (haversine). */
export function distanceMeters(a: Coordinates, b: Coordinates): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = latitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A box that holds every place within so many metres; databases can look into it by index. */
export function boxAround({ latitude, longitude }: Coordinates, meters: number): CoordinateBox {
  const high = meters / METERS_PER_DEGREE;
  const wide = high / Math.max(SMALLEST_COSINE, Math.cos(radians(Math.abs(latitude) + high)));
  return { south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide };
}
