import { expect, test } from 'vitest';
import { packStyleSheets, unpackStyleSheets } from './packed-style-sheets.ts';
import type { StyleSheetMap } from './style-sheet-map.ts';

const map: StyleSheetMap = {
  files: {
    theme: 'assets/theme-Ab_-1x9Z.css',
    'theme-fonts-u20': 'assets/theme-fonts-u20-Qq.css',
    'module-hero': 'assets/module-hero--_x.css',
    'page-plain': 'assets/page-plain-0.css',
  },
  base: ['theme'],
  themes: { u20: ['theme-fonts-u20'], default: [] },
  plain: ['page-plain', 'theme'],
  screens: { cart: ['page-plain'], checkout: ['theme'], order: [], account: ['page-plain'] },
  late: { cart: ['page-plain'] },
  modules: { hero: ['module-hero', 'page-plain'], text: [] },
  optional: { points: ['module-hero'] },
};

test('a packed map says what the map said, of screens those that need no document, in its order, with each name once', () => {
  const packed = packStyleSheets(map);
  expect(unpackStyleSheets(packed)).toEqual({
    ...map,
    screens: { cart: ['page-plain'], checkout: ['theme'], order: [] },
  });
  expect(Object.keys(unpackStyleSheets(packed).files)).toEqual(Object.keys(map.files));
  expect(JSON.stringify(packed).split('page-plain')).toHaveLength(2);
});

test('a map without sheets stays one', () => {
  const none: StyleSheetMap = {
    files: {},
    base: [],
    themes: {},
    plain: [],
    screens: { cart: [], checkout: [], order: [] },
    late: {},
    modules: {},
    optional: {},
  };
  expect(unpackStyleSheets(packStyleSheets(none))).toEqual(none);
});

test.each([['assets/other-1.css'], ['fonts/theme-1.css'], ['assets/theme-1.js'], ['assets/theme-a/b.css']])(
  'a sheet in a file called %s is not packed',
  (file) => {
    expect(() => packStyleSheets({ ...map, files: { ...map.files, theme: file } })).toThrow(file);
  },
);
