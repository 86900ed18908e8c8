import { expect, test, vi } from 'vitest';
import { makeOnce } from './make-once.ts';

test('each combination of words is made once', () => {
  const make = vi.fn((language: string, currency: string) => ({ language, currency }));
  const formatOf = makeOnce(make);
  const polish = formatOf('pl-PL', 'PLN');
  expect(formatOf('pl-PL', 'PLN')).toBe(polish);
  expect(formatOf('pl-PL', 'EUR')).toEqual({ language: 'pl-PL', currency: 'EUR' });
  expect(formatOf('de-DE', 'EUR')).toEqual({ language: 'de-DE', currency: 'EUR' });
  expect(make).toHaveBeenCalledTimes(3);
});
