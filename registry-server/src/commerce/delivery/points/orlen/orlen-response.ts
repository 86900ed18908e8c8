import { parsePostalCode } from '@witryna/module-schemas/validation';
import { type DeliveryPoint, parsePointCode } from '../delivery-point.ts';
import { ordinaryCase } from './ordinary-case.ts';
import type { XmlRecord } from './read-xml-records.ts';

const LONGEST_TEXT = 300;
/** The machines among kiosks, shops and stations. */
const MACHINE = 'APM';
/** Open the whole week round: „Pn-Pt:00:00-24:00, So:00:00-24:00, Nd:00:00-24:00”. */
const WHOLE_DAY = /00:00-(?:24:00|23:59)/;
const LEAST_PARTS = 3;
const isAlwaysOpen = (hours: string): boolean => {
  const parts = hours.split(',');
  return parts.length >= LEAST_PARTS && parts.every((part) => WHOLE_DAY.test(part));
};

/** A `PointPwR` of Orlen Paczka; undefined for one without a code, a place or an address. */
export function readOrlenPoint(record: XmlRecord): DeliveryPoint | undefined {
  const text = (name: string) => (record[name] ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_TEXT);
  const isTrue = (name: string) => text(name).toLowerCase() === 'true';
  const code = parsePointCode(text('DestinationCode'));
  const postcode = parsePostalCode(text('ZipCode'));
  const latitude = coordinate(text('Latitude'), 90);
  const longitude = coordinate(text('Longitude'), 180);
  const city = ordinaryCase(text('City'));
  if (!code || !postcode || !city || latitude === undefined || longitude === undefined) return undefined;
  const openingHours = text('OpeningHours');
  return {
    provider: 'orlen',
    code,
    city,
    postcode,
    latitude,
    longitude,
    openingHours,
    kind: text('PointType') === MACHINE ? 'locker' : 'counter',
    street: ordinaryCase(text('StreetName')),
    province: text('Province').toLowerCase(),
    description: text('Location'),
    isAlwaysOpen: openingHours === '24/7' || isAlwaysOpen(openingHours),
    takesPayment: isTrue('CashOnDelivery'),
    // A full one takes no parcel today.
    isOperating: isTrue('Available') && !isTrue('Filled'),
  };
}

/** Degrees with a dot or, as some regions of the service write them, a comma. */
function coordinate(text: string, limit: number): number | undefined {
  const degrees = text === '' ? Number.NaN : Number(text.replace(',', '.'));
  return Math.abs(degrees) <= limit ? degrees : undefined;
}
