import { createSamplePoints, type SamplePoint } from '../places/sample-points.ts';
import { pick } from '../places/seeded-random.ts';

/** A point as InPost's API tells it; fields that the shop does not know of included. */
export interface InpostPoint {
  readonly href: string;
  readonly name: string;
  readonly type: readonly string[];
  readonly status: string;
  readonly location: { readonly longitude: number; readonly latitude: number };
  readonly location_type: string | null;
  readonly location_description: string | null;
  readonly distance: number | null;
  readonly opening_hours: string | null;
  readonly address: { readonly line1: string | null; readonly line2: string | null };
  readonly address_details: {
    readonly city: string;
    readonly province: string;
    readonly post_code: string;
    readonly street: string | null;
    readonly building_number: string | null;
    readonly flat_number: string | null;
  };
  readonly phone_number: string | null;
  readonly payment_point_descr: string | null;
  readonly functions: readonly string[];
  readonly partner_id: number;
  readonly is_next: boolean;
  readonly payment_available: boolean;
  readonly payment_type: Readonly<Record<string, string>>;
  readonly virtual: string;
  readonly location_247: boolean;
  readonly image_url: string | null;
  readonly easy_access_zone: boolean;
}

const SEED = 7;
const PER_THOUSAND_PEOPLE = 0.28;
const COUNTER_SHARE = 0.12;
const SUFFIXES = ['', '', '', 'A', 'M', 'N'] as const;
/** Most operate; the words of those that do not are told as the network has them. */
const STATUSES = [...Array<string>(60).fill('Operating'), 'Disabled', 'Created', 'NonOperating'];

/** Some thousand machines and counters all over Poland, by name. */
export function createInpostPoints(url: string): readonly InpostPoint[] {
  return createSamplePoints({ seed: SEED, perThousandPeople: PER_THOUSAND_PEOPLE })
    .map((point) => pointAt(point, url))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function pointAt(point: SamplePoint, url: string): InpostPoint {
  const { town, number, random } = point;
  const isCounter = number > 1 && random() < COUNTER_SHARE;
  const name = isCounter
    ? `POP-${town.short}${number}`
    : `${town.short}${String(number).padStart(3, '0')}${pick(SUFFIXES, random)}`;
  const isAlwaysOpen = !isCounter && random() < 0.92;
  const takesPayment = random() < 0.85;
  const takesParcels = random() < 0.98;
  const line2 = `${point.postcode} ${town.name}`;
  return {
    href: `${url}/inpost/v1/points/${name}`,
    name,
    type: isCounter ? ['pop'] : ['parcel_locker'],
    status: pick(STATUSES, random),
    location: { longitude: point.longitude, latitude: point.latitude },
    location_type: isCounter ? 'Indoor' : 'Outdoor',
    location_description: point.description,
    distance: null,
    opening_hours: isAlwaysOpen ? '24/7' : 'PN-SB 08:00-20:00',
    address: { line1: `${point.street} ${point.building}`, line2 },
    address_details: {
      city: town.name,
      province: town.province,
      post_code: point.postcode,
      street: point.street,
      building_number: point.building,
      flat_number: null,
    },
    phone_number: null,
    payment_point_descr: takesPayment ? 'Płatność kartą lub BLIK w aplikacji' : null,
    functions: takesParcels ? ['parcel', 'parcel_collect', 'parcel_send'] : ['parcel_send'],
    partner_id: isCounter ? 30 : 0,
    is_next: false,
    payment_available: takesPayment,
    payment_type: takesPayment ? { '2': 'Payment by card' } : { '0': 'Payments are not supported' },
    virtual: '0',
    location_247: isAlwaysOpen,
    image_url: null,
    easy_access_zone: random() < 0.7,
  };
}
