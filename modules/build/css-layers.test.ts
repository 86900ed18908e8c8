import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CSS_LAYERS, cssLayers, LAYER_ORDER, layerOf } from './css-layers.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const SOURCES = ['modules/src', 'storefront/src'];

test.each([
  ['modules/src/theme/base.css', 'theme'],
  ['modules/src/shared/pictures/picture.module.css', 'shared'],
  ['modules/src/hero/hero.module.css', 'modules'],
  ['storefront/src/ui/plain-page.module.css', 'pages'],
  ['editor/src/ui/layout/card.module.css', undefined],
  ['editor/src/page-editor/preview/preview.css', undefined],
])('%s lies in the layer %s', (file, layer) => {
  expect(layerOf(ROOT + file)).toBe(layer);
});

test('every style sheet of the shop has a layer', () => {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${ROOT}${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => layerOf(file) === undefined)).toEqual([]);
});

test('the rules of a file are put into its layer, after the order of all layers where nobody says it before', () => {
  const id = `${ROOT}modules/src/hero/hero.module.css`;
  expect(cssLayers().transform('.a{}', id)?.code).toBe(`${LAYER_ORDER}@layer modules{.a{}}`);
  expect(cssLayers({ declaresOrder: false }).transform('.a{}', id)?.code).toBe('@layer modules{.a{}}');
  expect(LAYER_ORDER).toBe(`@layer ${CSS_LAYERS.join(',')};`);
});

test('the editor, scripts, and files that are wanted as they are stay as they are', () => {
  const { transform } = cssLayers();
  expect(transform('.a{}', `${ROOT}editor/src/ui/layout/card.module.css`)).toBeUndefined();
  expect(transform('export {}', `${ROOT}modules/src/hero/hero.tsx`)).toBeUndefined();
  expect(transform(':root{}', `${ROOT}modules/src/theme/tokens.css?raw`)).toBeUndefined();
});
