import { isRecord } from '@witryna/module-schemas';
import { storageKeys } from '../storage-keys.ts';
import type { ParcelPoint, PointNetwork } from './parcel-point.ts';

/** Longer texts are no address. */
const MAX_LENGTH = 200;
const TEXTS = ['code', 'street', 'city', 'postcode', 'description', 'openingHours'] as const;

/** The point that was chosen last in a network, in this browser; undefined where there is none, or storage is refused. */
export function rememberedPoint(network: PointNetwork): ParcelPoint | undefined {
  return pointOf(network, storedPoints()[network]);
}

/** Remembers a point for the next time, one of each network. A browser that keeps nothing forgets it. */
export function rememberPoint({ distance: _distance, ...point }: ParcelPoint): void {
  const points = { ...storedPoints(), [point.network]: point };
  try {
    localStorage.setItem(storageKeys.parcelPoints, JSON.stringify(points));
  } catch {
    // Full or refused: the point is chosen all the same.
  }
}

function storedPoints(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.parcelPoints) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** Whatever is in storage, anybody may have written. */
function pointOf(network: PointNetwork, stored: unknown): ParcelPoint | undefined {
  if (!isRecord(stored)) return undefined;
  const { code, street, city, postcode, description, openingHours, isAlwaysOpen, latitude, longitude } = stored;
  const hasTexts = TEXTS.every((name) => isShortText(stored[name]));
  if (!hasTexts || !isWithin(latitude, 90) || !isWithin(longitude, 180) || code === '') return undefined;
  return {
    network,
    code: String(code),
    street: String(street),
    city: String(city),
    postcode: String(postcode),
    description: String(description),
    openingHours: String(openingHours),
    isAlwaysOpen: isAlwaysOpen === true,
    latitude,
    longitude,
  };
}

const isShortText = (value: unknown) => typeof value === 'string' && value.length <= MAX_LENGTH;

const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;
