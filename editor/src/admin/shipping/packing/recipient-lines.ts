import { formatPhone } from '@witryna/module-schemas';
import type { Order } from '../../../api/commerce/orders.ts';

const HOME = 'PL';

export interface RecipientLines {
  readonly who: readonly string[];
  readonly where: readonly string[];
}

/** Who gets a parcel and where: at the pick-up point where there is one, since the address then serves the papers only. */
export function recipientLines({ shippingAddress, point }: Pick<Order, 'shippingAddress' | 'point'>): RecipientLines {
  const { firstName, lastName, company, street, postcode, city, region, countryCode, phone } = shippingAddress;
  const abroad = countryCode === HOME ? [] : [region, countryCode];
  const town = [postcode, city].filter(Boolean).join(' ');
  const where = point ? [point.address] : [...street, town, abroad.filter(Boolean).join(', ')];
  return {
    who: written([`${firstName} ${lastName}`, company, phone && formatPhone(phone)]),
    where: written(where),
  };
}

function written(lines: readonly (string | null)[]): readonly string[] {
  return lines.filter((line) => line !== null).filter((line) => line.trim() !== '');
}
