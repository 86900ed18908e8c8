import { expect, test } from 'vitest';
import { periodOf } from './audit-period.ts';

test('two days are bounded by their midnights in the shop, the last one included', () => {
  expect(periodOf('2026-10-24', '2026-10-25')).toEqual({
    from: '2026-10-23T22:00:00.000Z',
    to: '2026-10-25T23:00:00.000Z',
  });
});
