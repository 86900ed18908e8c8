import { expect, test } from 'vitest';
import { minutesToCutOff } from './shipping-moment.ts';

test.each([
  ['a working day in winter', '2026-11-24T11:18:40Z', 13, 42],
  ['a working day in summer', '2026-07-21T10:18:40Z', 13, 42],
  ['a minute before', '2026-11-24T11:59:59Z', 13, 1],
  ['the hour itself', '2026-11-24T12:00:00Z', 13, undefined],
  ['a Saturday', '2026-11-21T08:00:00Z', 13, undefined],
  ['Independence Day', '2026-11-11T08:00:00Z', 13, undefined],
  ['a night that is still yesterday elsewhere', '2026-11-23T23:30:00Z', 13, 750],
  ['the night of the changed clock', '2026-10-26T06:00:00Z', 13, 360],
  ['midnight as the last moment', '2026-11-24T22:30:00Z', 24, 30],
  ['no shipping at all', '2026-11-24T08:00:00Z', 0, undefined],
])('on %s at %s orders until %i leave in so many minutes: %s', (_what, now, cutOffHour, left) => {
  expect(minutesToCutOff(new Date(now), cutOffHour)).toBe(left);
});
