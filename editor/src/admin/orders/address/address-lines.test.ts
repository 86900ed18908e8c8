import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/an-order.ts';
import { addressLines } from './address-lines.ts';

test('an address names its country only when it is a foreign one', () => {
  const address = { ...anOrder().shippingAddress, company: 'Len sp. z o.o.', vatId: '5260001246' };
  expect(addressLines(address)).toEqual([
    'Lena Łąkowska',
    'Len sp. z o.o.',
    'NIP 5260001246',
    'Lniana 7',
    '90-001 Łódź',
    '+48\u00a0600\u00a0700\u00a0800',
  ]);
  expect(addressLines({ ...address, countryCode: 'DE', region: 'Bayern' })).toContain('Bayern, DE');
});
