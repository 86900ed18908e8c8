import { expect, test } from 'vitest';
import { containsPattern } from './like-pattern.ts';

test('a search for a percent sign finds percent signs only', () => {
  expect(containsPattern(' 100%_ń ')).toBe('%100\\%\\_n%');
});
