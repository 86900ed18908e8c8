import { describe, expect, test } from 'vitest';
import { withoutUndefined } from './without-undefined.ts';

describe('undefined fields', () => {
  test('are dropped at every depth', () => {
    const dropped = withoutUndefined({
      source: { kind: 'line', category: undefined },
      items: [{ a: undefined, b: 1 }],
    });
    expect(JSON.stringify(Object.keys(dropped.source))).toBe('["kind"]');
    expect(Object.keys(dropped.items[0] ?? {})).toEqual(['b']);
  });
  test('stay in a group that holds nothing else yet', () => {
    expect(Object.keys(withoutUndefined({ announcement: { text: undefined } }).announcement)).toEqual(['text']);
  });
  test('leave what has none as it is', () => {
    const value = { a: { b: [1, 'x', null, false] } };
    expect(withoutUndefined(value)).toBe(value);
    const partly = { keep: { x: 1 }, drop: { y: undefined, z: 2 } };
    expect(withoutUndefined(partly).keep).toBe(partly.keep);
  });
});
