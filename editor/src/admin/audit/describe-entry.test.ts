import { expect, test } from 'vitest';
import { periodOf } from './audit-period.ts';
import { describeAction, describeDetails, describeSubject, outcomeOf } from './describe-entry.ts';

test.each([
  [undefined, undefined],
  ['wczoraj', '2026-10'],
])('what is no day bounds nothing (%s, %s)', (from, to) => {
  expect(periodOf(from, to)).toEqual({});
});

test('an entry is told in words', () => {
  expect(describeAction('PUT /staff/catalogue/variants/:sku/price')).toBe('Zmiana ceny');
  expect(describeAction('PUT /staff/moon')).toBe('PUT /staff/moon');
  expect(describeSubject({ subject: { sku: 'RL-1', id: 7 } })).toBe('RL-1, 7');
  expect(describeDetails({ details: { fields: ['quantity', 'moon'], values: { quantity: 5 } } })).toBe(
    'liczba sztuk: 5, moon',
  );
  expect(describeDetails({ details: {} })).toBe('');
});

test.each([
  [204, 'done'],
  [422, 'refused'],
  [500, 'refused'],
  [undefined, 'unknown'],
] as const)('the answer %s means %s', (status, outcome) => {
  expect(outcomeOf(status === undefined ? {} : { status })).toBe(outcome);
});
