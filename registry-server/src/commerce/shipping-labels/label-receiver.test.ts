import { expect, test } from 'vitest';
import { anAddress } from '../orders/testing/an-order.ts';
import { labelReceiver, splitStreet } from './label-receiver.ts';

test.each([
  [['Długa 5/7'], 'Długa', '5/7'],
  [['ul. 3 Maja 12 m. 4'], 'ul. 3 Maja', '12 m. 4'],
  [['1 Maja 5 A'], '1 Maja', '5 A'],
  [['Polna', '12'], 'Polna', '12'],
  [['Rynek'], 'Rynek', ''],
  [['Zalesie 7'], 'Zalesie', '7'],
  [['os. Piastów 10 lok 5'], 'os. Piastów', '10 lok 5'],
  [['12 Pułku Piechoty'], '12 Pułku Piechoty', ''],
  [[], '', ''],
])('%j is the street “%s” and the number “%s”', (lines, street, building) => {
  expect(splitStreet(lines)).toEqual({ street, building });
});

const order = (changes: Partial<typeof anAddress> = {}) => ({
  email: 'lena@example.com',
  shippingAddress: { orderId: 1, kind: 'shipping' as const, ...anAddress, ...changes },
});

test('a courier is told where the house is, a locker only whom it is for; the phone without its country', () => {
  expect(labelReceiver(order(), 'courier')).toEqual({
    firstName: 'Lena',
    lastName: 'Łąkowska',
    email: 'lena@example.com',
    phone: '600700800',
    address: { street: 'Długa', building: '5/7', city: 'Kraków', postcode: '30-001', countryCode: 'PL' },
  });
  expect(labelReceiver(order({ street: ['Rynek'] }), 'locker').address).toBeUndefined();
});

test.each([
  [{ phone: null }, 'phone'],
  [{ phone: '+36301234567' }, 'phone'],
  [{ street: ['Rynek'] }, 'address'],
  [{ postcode: null }, 'address'],
  [{ countryCode: 'DE' }, 'address'],
] as const)('%j is refused before the carrier is asked: %s', (changes, problem) => {
  expect(() => labelReceiver(order(changes as Partial<typeof anAddress>), 'courier')).toThrow(
    expect.objectContaining({ problem }),
  );
});
