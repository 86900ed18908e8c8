import { normalizeForSearch, type SettingsOf, type whereToBuy } from '@witryna/module-schemas';
import { distanceKm, type GeoPoint } from './distance.ts';

export type Place = SettingsOf<typeof whereToBuy>['places'][number];

/** A place with its number in the settings and how far away it is, where that is known. */
export interface FoundPlace {
  readonly place: Place;
  readonly number: number;
  readonly km: number | undefined;
}

/** Where a place lies; undefined without both coordinates. */
export function pointOf({ latitude, longitude }: Place): GeoPoint | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** The places whose town, street, postcode or name has each word; the nearest first where it is known from where. */
export function findPlaces(
  places: readonly Place[],
  phrase: string,
  from: GeoPoint | undefined,
): readonly FoundPlace[] {
  const words = normalizeForSearch(phrase).split(/\s+/).filter(Boolean);
  const found = places.flatMap((place, number) => {
    const text = normalizeForSearch([place.city, place.postcode, place.street, place.name].join(' '));
    const point = pointOf(place);
    if (!words.every((word) => text.includes(word))) return [];
    return [{ place, number, km: from && point && distanceKm(from, point) }];
  });
  return from
    ? found.toSorted((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity) || one.number - other.number)
    : found;
}
