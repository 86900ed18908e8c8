import { expect, test } from 'vitest';
import { failureReason } from './failures.ts';

test('a host of two addresses that both refuse says so of each', () => {
  const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`);
  expect(failureReason(refused('127.0.0.1:5432'))).toBe('connect ECONNREFUSED 127.0.0.1:5432');
  const both = new AggregateError([refused('::1:5432'), refused('127.0.0.1:5432')]);
  expect(failureReason(both)).toBe('connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432');
});
