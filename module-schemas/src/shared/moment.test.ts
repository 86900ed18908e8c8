import { expect, test } from 'vitest';
import { readMoment } from './moment.ts';

test.each([
  ['2026-12-01', { day: '2026-12-01', time: '00:00:00' }],
  ['2026-12-01T08:30', { day: '2026-12-01', time: '08:30:00' }],
  ['2026-12-01T08:30:15.250Z', { day: '2026-12-01', time: '08:30:15', offset: 'Z' }],
  ['2024-02-29T23:59:59+02:00', { day: '2024-02-29', time: '23:59:59', offset: '+02:00' }],
])('%s is a moment', (text, parts) => expect(readMoment(text)).toEqual(parts));

test.each([
  '',
  'jutro',
  '0000-01-01',
  '2026-02-30',
  '2026-13-01',
  '2026-12-01T24:00',
  '2026-12-01 08:30',
  '2026-12-01T08:30+99:00',
])('%j is none', (text) => expect(readMoment(text)).toBeUndefined());
