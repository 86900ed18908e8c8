import { expect, test } from 'vitest';
import { sizeLabel } from './size-label.ts';

test('a size is read with a comma, as people write it here', () => {
  expect(sizeLabel({ value: 50, unit: 'ml' })).toBe('50 ml');
  expect(sizeLabel({ value: 4.2, unit: 'g' })).toBe('4,2 g');
});
