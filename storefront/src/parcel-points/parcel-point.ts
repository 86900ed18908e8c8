/** Networks of points where parcels are picked up. */
export type PointNetwork = 'inpost' | 'orlen';

/** A locker or a counter where a parcel is picked up. */
export interface ParcelPoint {
  readonly network: PointNetwork;
  /** The network's own name of it, `KRA010`. */
  readonly code: string;
  /** „ul. Floriańska 12” */
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  /** Where to look for it: „Przy sklepie”. */
  readonly description: string;
  /** In the network's words. */
  readonly openingHours: string;
  readonly isAlwaysOpen: boolean;
  readonly latitude: number;
  readonly longitude: number;
  /** Metres to where it was searched from. */
  readonly distance?: number | undefined;
}

/** Street and number as they are said: nobody says „ulica” before a name. */
export const streetInWords = ({ street }: Pick<ParcelPoint, 'street'>) => street.replace(/^ul\. /i, '');

/** „KRA010, Floriańska 12, Kraków” */
export function pointInWords(point: Pick<ParcelPoint, 'code' | 'street' | 'city'>): string {
  return [point.code, streetInWords(point), point.city].filter(Boolean).join(', ');
}

/** Whether both are the same place of the same network. */
export const isSamePoint = (one: ParcelPoint | undefined, other: ParcelPoint): boolean =>
  one?.network === other.network && one.code === other.code;
