import { expect, test } from 'vitest';
import { orderStages } from './order-stages.ts';
import { daysAfter } from './returns.tsx';

const DAYS = { placed: '2026-11-20 10:00:00', paid: '2026-11-20 10:05:00', sent: '2026-11-21 12:00:00' };
const LATER = '2026-11-23 09:00:00';
const TIMES: Readonly<Record<string, string>> = { processing: DAYS.paid, accepted: DAYS.paid };

/** An order with what has happened to it. */
function anOrder(status: string, { before = [] as string[], isSent = false, payment = 'przelewy24' } = {}) {
  const codes = ['new', ...before, status];
  return {
    status_code: status,
    order_date: DAYS.placed,
    order_status_change_date: LATER,
    history: codes.map((code) => ({ status_code: code, date: TIMES[code] ?? LATER })),
    shipments: isSent ? [{ created_at: DAYS.sent, tracking: [] }] : [],
    payment_methods: [{ name: 'Płatność', type: payment }],
  };
}
const shown = (...given: Parameters<typeof anOrder>) =>
  orderStages(anOrder(...given)).map(
    ({ name, state, date }) => `${name} ${state}${date ? ` ${date.slice(0, 10)}` : ''}`,
  );

test.each([
  ['pendingPayment', {}, 'placed current 2026-11-20|paid coming|shipped coming|delivered coming'],
  ['paymentReview', {}, 'placed current 2026-11-20|paid coming|shipped coming|delivered coming'],
  ['processing', {}, 'placed done 2026-11-20|paid current 2026-11-20|shipped coming|delivered coming'],
  [
    'onHold',
    { before: ['processing'] },
    'placed done 2026-11-20|paid current 2026-11-20|shipped coming|delivered coming',
  ],
  [
    'processing',
    { isSent: true },
    'placed done 2026-11-20|paid done 2026-11-20|shipped current 2026-11-21|delivered coming',
  ],
  [
    'complete',
    { before: ['processing'], isSent: true },
    'placed done 2026-11-20|paid done 2026-11-20|shipped done 2026-11-21|delivered current 2026-11-23',
  ],
  // Delivered without a parcel that anybody has noted: it was sent all the same.
  [
    'complete',
    { before: ['processing'] },
    'placed done 2026-11-20|paid done 2026-11-20|shipped done|delivered current 2026-11-23',
  ],
  [
    'accepted',
    { payment: 'cashondelivery' },
    'placed done 2026-11-20|accepted current 2026-11-20|shipped coming|delivered coming',
  ],
])('%s %j', (status, given, stages) => {
  const short = shown(status, given).map((stage) =>
    stage.replace(/^stage(.)/, (_, first: string) => first.toLowerCase()),
  );
  expect(short.join('|')).toBe(stages);
});

test.each([
  ['canceled', {}, ['stagePlaced done 2026-11-20', 'ended current 2026-11-23']],
  ['fraud', {}, ['stagePlaced done 2026-11-20', 'ended current 2026-11-23']],
  [
    'returned-to-sender',
    { before: ['processing'], isSent: true },
    [
      'stagePlaced done 2026-11-20',
      'stagePaid done 2026-11-20',
      'stageShipped done 2026-11-21',
      'ended current 2026-11-23',
    ],
  ],
])('after %s nothing is to come', (status, given, stages) => expect(shown(status, given)).toEqual(stages));

test.each([
  ['2026-11-24 10:00:00', 14, '2026-12-08'],
  ['2026-12-25', 14, '2027-01-08'],
  // In the shop it is the 21st already, and its clock changes on the way.
  ['2026-10-20 22:30:00', 14, '2026-11-04'],
])('%s and %i days is %s', (moment, days, result) => expect(daysAfter(moment, days)).toBe(result));
