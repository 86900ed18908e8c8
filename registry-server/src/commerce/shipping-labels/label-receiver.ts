import { parsePhone } from '@witryna/module-schemas/validation';
import type { OrderView } from '../orders/index.ts';
import type { LabelReceiver, LabelService } from './label-provider.ts';
import { CarrierRefused } from './shipping-labels.errors.ts';

const POLISH_PREFIX = '+48';
const STARTS_WITH_DIGIT = /^\d/;
/** What stands between the number of a house and that of a flat: `12 m. 3`, `12 lok. 3`, `12 / 3`. */
const BETWEEN_NUMBERS = new Set(['m', 'm.', 'lok', 'lok.', 'mieszkanie', '/', 'b', 'a', 'c']);

/** Whom the parcel goes to; throws `CarrierRefused` for what a carrier would refuse anyway. */
export function labelReceiver(
  { email, shippingAddress }: Pick<OrderView, 'email' | 'shippingAddress'>,
  service: LabelService,
): LabelReceiver {
  const { firstName, lastName, company, phone, countryCode, city, postcode } = shippingAddress;
  const number = parsePhone(phone ?? '');
  if (!number?.startsWith(POLISH_PREFIX)) throw new CarrierRefused('phone', phone ?? '');
  const known = {
    firstName,
    lastName,
    ...(company && { company }),
    email,
    phone: number.slice(POLISH_PREFIX.length),
  };
  if (service === 'locker') return known;
  const { street, building } = splitStreet(shippingAddress.street);
  if (countryCode !== 'PL' || !street || !building || !postcode) throw new CarrierRefused('address', '');
  return { ...known, address: { street, building, city, postcode, countryCode } };
}

/**
 * Carriers ask for the street and the number of the house apart; people write both into one line, `3 Maja 12 m. 4`, or a
 * line each. The number is what stands last and begins with a digit.
 */
export function splitStreet(lines: readonly string[]): { readonly street: string; readonly building: string } {
  const words = lines.join(' ').split(/\s+/).filter(Boolean);
  let start = words.length;
  for (let index = words.length - 1; index > 0; index -= 1) {
    const word = words[index] ?? '';
    if (STARTS_WITH_DIGIT.test(word)) start = index;
    else if (!BETWEEN_NUMBERS.has(word.toLowerCase())) break;
  }
  return { street: words.slice(0, start).join(' '), building: words.slice(start).join(' ') };
}
