import { expect, test } from 'vitest';
import { ofMiniature } from './collect-miniatures.ts';
import { fitMiniature, highestOf } from './fit-miniature.ts';

test('a low module is drawn large and in the middle', () => {
  expect(fitMiniature([62.5, 45, 45])).toEqual({ width: 420, top: 100, height: 62.5 });
});

test('a module that is too high for a narrow window is drawn in the first that holds it', () => {
  expect(fitMiniature([600, 400, 300])).toEqual({ width: 800, top: 50, height: 400 });
});

test('one that fits none is cut at the foot of the widest', () => {
  expect(fitMiniature([4000, 3000, 1500])).toEqual({ width: 1200, top: 0, height: 1500 });
});

test('two states share the window that holds both', () => {
  const heights = highestOf([
    [100, 90, 80],
    [600, 400, 300],
  ]);
  expect(heights).toEqual([600, 400, 300]);
  expect(fitMiniature(heights, { width: 160, height: 100 }).width).toBe(800);
});

test.each([
  [':root', '.miniature-root'],
  [':root, .theme-u20', '.miniature-root, .theme-u20'],
  ['html:has(dialog) body', '.miniature-root:has(dialog) .miniature-root'],
  ['body.witryna-editing .box', '.miniature-root.witryna-editing .box'],
  ['.body-text > .card-html', '.body-text > .card-html'],
])('the selector %s is %s inside of a miniature', (selector, expected) => {
  expect(ofMiniature(selector)).toBe(expected);
});
