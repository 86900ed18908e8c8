import { describe, expect, test } from 'vitest';
import { anOrderLine } from '../../testing/an-order.ts';
import { likelyCarrier } from './carriers.ts';
import { checkParcel, fromFormValues, openLines } from './parcel.form-values.ts';

describe('a parcel', () => {
  const lines = [anOrderLine({ id: 1, quantity: 3, shipped: 1 }), anOrderLine({ id: 2, quantity: 1, canceled: 1 })];
  test('carries what has not left and was not canceled', () => {
    expect(openLines(lines).map(({ id, left }) => [id, left])).toEqual([[1, 2]]);
    expect(fromFormValues({ 1: ' 2 ', 2: '0', 3: '' })).toEqual([{ lineId: 1, quantity: 2 }]);
  });
  test.each([
    ['3', '/lines/1'],
    ['-1', '/lines/1'],
    ['dwie', '/lines/1'],
    ['0', '/lines'],
    ['', '/lines'],
  ])('of %s pieces is refused', (text, path) => {
    expect(Object.keys(checkParcel({ 1: text }, lines))).toEqual([path]);
  });
  test('is most likely carried by whom the buyer chose', () => {
    expect(likelyCarrier({ methodCode: 'Dpdshipping', carrierTitle: 'Kurier' })).toBe('dpd');
    expect(likelyCarrier({ methodCode: 'flatrate', carrierTitle: 'DHL' })).toBe('dhl');
    expect(likelyCarrier({ methodCode: '2', carrierTitle: 'Poczta' })).toBe('inpost');
  });
});
