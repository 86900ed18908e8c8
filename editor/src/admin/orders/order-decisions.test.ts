import { describe, expect, test } from 'vitest';
import { anOrder, anOrderLine } from '../../testing/an-order.ts';
import { likelyCarrier } from '../shipping/carriers.ts';
import { checkPieces, openLines, readPieces } from '../shipping/read-parcel.ts';
import { addressLines } from './address-lines.ts';
import { offeredMoves } from './offered-moves.ts';
import { checkRefund, readRefund } from './read-refund.ts';

describe('moves', () => {
  const offered = (...args: Parameters<typeof anOrder>) => {
    const { next, others } = offeredMoves(anOrder(...args));
    return { next: next?.to, others: others.map(({ to }) => to) };
  };
  const sent = { lines: [anOrderLine({ shipped: 2 })] };

  test('delivered comes next once everything has left, and is offered once', () => {
    expect(offered()).toEqual({ next: undefined, others: ['complete', 'onHold', 'canceled'] });
    expect(offered(sent)).toEqual({ next: 'complete', others: ['onHold', 'canceled'] });
    expect(offered({ ...sent, paymentMethod: 'ngeniusonline' }).next).toBe('ngeniusComplete');
  });

  test('what was held goes back to work; what waits for money is not pushed on', () => {
    const allowedMoves = [
      { to: 'processing', label: 'W realizacji' },
      { to: 'canceled', label: 'Anulowane' },
    ] as const;
    expect(offered({ status: 'onHold', allowedMoves }).next).toBe('processing');
    expect(offered({ status: 'pendingPayment', allowedMoves }).next).toBeUndefined();
  });
});

describe('a refund', () => {
  test.each([
    ['103,99', 10_399, []],
    ['10', 1_000, []],
    ['104,00', 10_400, ['To więcej, niż wpłynęło i jeszcze nie wróciło']],
    ['0', 0, ['Podaj kwotę większą od zera']],
    ['dużo', undefined, ['Podaj kwotę, na przykład 129,00']],
  ])('of %s', (amount, grosze, faults) => {
    expect(readRefund({ amount, reason: 'x' }).amount).toBe(grosze);
    expect(checkRefund({ amount, reason: 'x' }, 10_399)['/amount'] ?? []).toEqual(faults);
  });
  test('needs a reason', () => {
    expect(checkRefund({ amount: '1', reason: ' ' }, 100)).toEqual({ '/reason': ['Pole nie może być puste'] });
  });
});

describe('a parcel', () => {
  const lines = [anOrderLine({ id: 1, quantity: 3, shipped: 1 }), anOrderLine({ id: 2, quantity: 1, canceled: 1 })];
  test('carries what has not left and was not canceled', () => {
    expect(openLines(lines).map(({ id, left }) => [id, left])).toEqual([[1, 2]]);
    expect(readPieces({ 1: ' 2 ', 2: '0', 3: '' })).toEqual([{ lineId: 1, quantity: 2 }]);
  });
  test.each([
    ['3', '/lines/1'],
    ['-1', '/lines/1'],
    ['dwie', '/lines/1'],
    ['0', '/lines'],
    ['', '/lines'],
  ])('of %s pieces is refused', (text, path) => {
    expect(Object.keys(checkPieces({ 1: text }, lines))).toEqual([path]);
  });
  test('is most likely carried by whom the buyer chose', () => {
    expect(likelyCarrier({ methodCode: 'Dpdshipping', carrierTitle: 'Kurier' })).toBe('dpd');
    expect(likelyCarrier({ methodCode: 'flatrate', carrierTitle: 'DHL' })).toBe('dhl');
    expect(likelyCarrier({ methodCode: '2', carrierTitle: 'Poczta' })).toBe('inpost');
  });
});

test('an address names its country only when it is a foreign one', () => {
  const address = { ...anOrder().shippingAddress, company: 'Len sp. z o.o.', vatId: '5260001246' };
  expect(addressLines(address)).toEqual([
    'Lena Łąkowska',
    'Len sp. z o.o.',
    'NIP 5260001246',
    'Lniana 7',
    '90-001 Łódź',
    '+48600700800',
  ]);
  expect(addressLines({ ...address, countryCode: 'DE', region: 'Bayern' })).toContain('Bayern, DE');
});
