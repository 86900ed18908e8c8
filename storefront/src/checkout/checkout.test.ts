import { expect, test } from 'vitest';
import { furthestStep, type Missing, numberOfStep, stepOf } from './checkout.ts';

const NOTHING: readonly Missing[] = ['EMAIL', 'SHIPPING_ADDRESS', 'BILLING_ADDRESS', 'SHIPPING_METHOD', 'CONSENTS'];

test.each<[readonly Missing[], string]>([
  [NOTHING, 'details'],
  [['BILLING_ADDRESS', 'PAYMENT_METHOD'], 'details'],
  [['SHIPPING_METHOD', 'PAYMENT_METHOD', 'CONSENTS'], 'delivery'],
  [['PICKUP_LOCATION'], 'delivery'],
  [['PAYMENT_METHOD', 'CONSENTS'], 'payment'],
  [[], 'payment'],
  [['ITEMS', 'CONSENTS'], 'payment'],
])('with %j missing, the last step that opens is %s', (missing, step) => {
  expect(furthestStep({ missing })).toBe(step);
});

test.each<[string, readonly Missing[], string]>([
  ['', [], 'details'],
  ['?step=1', [], 'details'],
  ['?step=2', [], 'delivery'],
  ['?step=3', [], 'payment'],
  ['?step=3', NOTHING, 'details'],
  ['?step=3', ['SHIPPING_METHOD'], 'delivery'],
  ['?step=4', [], 'payment'],
  ['?step=0', [], 'details'],
  ['?step=-1', [], 'details'],
  ['?step=1.5', [], 'details'],
  ['?step=1e309', [], 'details'],
  ['?step=dostawa', [], 'details'],
])('%s opens, with %j missing, %s', (search, missing, step) => {
  expect(stepOf(search, { missing })).toBe(step);
});

test('steps are numbered from one', () => {
  expect([numberOfStep('details'), numberOfStep('delivery'), numberOfStep('payment')]).toEqual([1, 2, 3]);
});
