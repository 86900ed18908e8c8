import { expect, test } from 'vitest';
import { failedPurchase, shipxProblem } from './shipx-problem.ts';

const validation = (details: object) => ({ status: 400, error: 'validation_failed', message: 'x', details });

test.each([
  [400, validation({ custom_attributes: [{ target_point: ['does_not_exist'] }] }), 'point'],
  [400, validation({ receiver: [{ phone: ['invalid'] }] }), 'phone'],
  [400, validation({ receiver: [{ address: [{ post_code: ['invalid_format'] }] }] }), 'address'],
  [400, validation({ receiver: { email: ['required'] } }), 'email'],
  [400, validation({ parcels: [{ template: ['invalid'] }] }), 'size'],
  [400, validation({ cod: ['less_than_or_equal_to'] }), 'amount'],
  [400, validation({ service: ['invalid'] }), 'contract'],
  [400, validation({ something_new: ['invalid'] }), 'other'],
  [400, { error: 'debt_collection', details: {} }, 'debt'],
  [400, { error: 'trucker_id_not_set', details: {} }, 'contract'],
  [401, { error: 'unauthorized' }, 'token'],
  [403, undefined, 'contract'],
  [400, 'no object at all', 'other'],
])('a refusal with %i and %j is about %s', (status, body, problem) => {
  expect(shipxProblem(status, body).problem).toBe(problem);
});

test('keys are told, sentences are not, and nothing is told without end', () => {
  expect(shipxProblem(400, validation({ mpk: ['invalid'] })).detail).toBe('validation_failed, mpk');
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field_${index}`.padEnd(90, 'x'), []]));
  expect(shipxProblem(400, validation(many)).detail).toHaveLength(200);
});

test('a label that was never paid says why', () => {
  expect(failedPurchase({ transactions: [] })).toBeUndefined();
  expect(failedPurchase({})).toBeUndefined();
  const transactions = [{ status: 'failure', details: { error: 'insufficient_funds' } }];
  expect(failedPurchase({ transactions })).toEqual({ problem: 'funds', detail: 'insufficient_funds' });
});
