/** Networks of points where parcels are picked up. */
export const POINT_PROVIDERS = ['inpost', 'orlen'] as const;
export type PointProvider = (typeof POINT_PROVIDERS)[number];

/** A parcel machine, or a counter in a shop. */
export const POINT_KINDS = ['locker', 'counter'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** A place where a parcel can be picked up, as the shop's own list knows it. */
export interface DeliveryPoint {
  readonly provider: PointProvider;
  /** The network's own name of it, `KRA010`; unique with the provider. */
  readonly code: string;
  readonly kind: PointKind;
  /** „ul. Długa 5”; in places without streets the place's name and the number. */
  readonly street: string;
  readonly city: string;
  /** `30-001` */
  readonly postcode: string;
  readonly province: string;
  /** Where to look for it: „Przy sklepie Lewiatan”. */
  readonly description: string;
  /** „24/7”, or when it is open, in the network's words. */
  readonly openingHours: string;
  readonly isAlwaysOpen: boolean;
  /** Whether a parcel can be paid there. */
  readonly takesPayment: boolean;
  /** Whether parcels go there at present. */
  readonly isOperating: boolean;
  readonly latitude: number;
  readonly longitude: number;
}

/** Points that a shopper has chosen, by their codes: at most one in each network. */
export type PointCodes = Readonly<Partial<Record<PointProvider, string>>>;

/** No network has longer ones. */
const LONGEST = 30;
const CODE = /^[\p{Lu}\d][\p{Lu}\d-]*$/u;

/** A point's code as networks write it, `KRA010`, from ` kra 010 `; undefined for what can be none. */
export function parsePointCode(typed: string): string | undefined {
  const code = typed.replace(/\s+/g, '').toUpperCase();
  return code.length <= LONGEST && CODE.test(code) ? code : undefined;
}
