import { describe, expect, test } from 'vitest';
import { areLinked, setAllSides, setSide } from './spacing.ts';

describe('spacing', () => {
  test('one level stands for all sides', () => {
    expect(setAllSides(4)).toEqual({ top: 4, right: 4, bottom: 4, left: 4 });
    expect(areLinked({ top: 4, right: 4, bottom: 4, left: 4 })).toBe(true);
    expect(areLinked({ top: 4 })).toBe(false);
    expect(areLinked({})).toBe(true);
  });
  test('no level on any side is no spacing', () => {
    expect(setAllSides(undefined)).toBeUndefined();
    expect(setSide({ top: 4 }, 'top', undefined)).toBeUndefined();
    expect(setSide({ top: 4, left: 2 }, 'top', undefined)).toEqual({ left: 2 });
  });
});
