import { formatPhone } from '@witryna/module-schemas';
import type { Order } from '../../../api/commerce/orders.ts';
import { t } from '../../../i18n/pl.ts';

type Address = Order['shippingAddress'];

const HOME = 'PL';

/** An address as it stands on an envelope; the country only when it is another one. */
export function addressLines(address: Address): readonly string[] {
  const { firstName, lastName, company, vatId, street, postcode, city, region, countryCode, phone } = address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    vatId && t.orders.vatId(vatId),
    ...street,
    [postcode, city].filter(Boolean).join(' '),
    countryCode === HOME ? null : [region, countryCode].filter(Boolean).join(', '),
    phone && formatPhone(phone),
  ];
  return [...new Set(lines.filter((line) => line !== null && line.trim() !== ''))] as string[];
}
