import { expect, test } from 'vitest';
import { withFile, withImageField } from './image-value.ts';

test('another picture does not keep the words and points of the one before', () => {
  const value = { file: 1, alt: 'Krem', points: [{ x: 0.5, y: 0.5, label: 'a' }] };
  expect(withFile(value, 2)).toEqual({ file: 2 });
  expect(withFile(value, 1)).toEqual(value);
  expect(withFile(value, undefined)).toBeUndefined();
});

test('an emptied field of a picture is absent', () => {
  expect(withImageField({ file: 1, alt: 'Krem' }, 'alt', undefined)).toEqual({ file: 1 });
});
