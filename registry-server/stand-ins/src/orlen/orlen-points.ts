import { createSamplePoints, type SamplePoint } from '../places/sample-points.ts';
import { pick } from '../places/seeded-random.ts';
import { escapeMarkup } from '../text.ts';

/** A `PointPwR` as Orlen Paczka's service tells it. */
export type OrlenPoint = Readonly<Record<'DestinationCode' | 'CashOnDelivery' | 'Available' | (string & {}), string>>;

const SEED = 23;
const PER_THOUSAND_PEOPLE = 0.12;
const FIRST_NUMBER = 100_001;
/** Machines, shops and stations. */
const TYPES = ['APM', 'APM', 'PSP', 'PSD'] as const;
const ALWAYS = 'Pn-Pt:00:00-24:00, So:00:00-24:00, Nd:00:00-24:00';
const DAYTIME = 'Pn-Pt:06:00-20:00, So:07:00-15:00, Nd:nieczynne';

/** Machines, stations and shops all over Poland. */
export function createOrlenPoints(): readonly OrlenPoint[] {
  return createSamplePoints({ seed: SEED, perThousandPeople: PER_THOUSAND_PEOPLE }).map(recordAt);
}

function recordAt(
  { town, street, building, postcode, latitude, longitude, description, random }: SamplePoint,
  index: number,
): OrlenPoint {
  const type = pick(TYPES, random);
  const number = String(FIRST_NUMBER + index);
  return {
    DestinationCode: `${town.short.slice(0, 2)}-${number}-${String(index % 90).padStart(2, '0')}-${String((index * 7) % 90).padStart(2, '0')}`,
    StreetName: `${street} ${building}`.toUpperCase(),
    City: town.name,
    District: town.name,
    Latitude: latitude.toFixed(6),
    Longitude: longitude.toFixed(6),
    Province: town.province.slice(0, 1).toUpperCase() + town.province.slice(1),
    CashOnDelivery: String(random() < 0.8),
    OpeningHours: type === 'APM' ? ALWAYS : DAYTIME,
    Location: description,
    PSD: number,
    PointType: type,
    Filled: String(random() < 0.01),
    Available: String(random() < 0.99),
    ZipCode: postcode,
  };
}

/** A record in the service's XML. */
export function toXml(record: OrlenPoint): string {
  const fields = Object.entries(record).map(([name, value]) => `<${name}>${escapeMarkup(value)}</${name}>`);
  return `<PointPwR>${fields.join('')}<Suggestions /></PointPwR>`;
}
