import { readdirSync, readFileSync } from 'node:fs';
import { moduleDefinitions } from '@witryna/module-schemas';
import { layerOf } from '@witryna/modules/css-layers';
import { beforeAll, expect, test } from 'vitest';
import { SCREEN_AREAS } from '../src/content/screen-areas.ts';
import { type BuiltStyleSheets, buildStyleSheets } from './build-style-sheets.ts';
import { createClassNames } from './class-names.ts';

const ROOT = new URL('../', import.meta.url).pathname;
const MODULES = new URL('../../modules/src/', import.meta.url).pathname;
let built: BuiltStyleSheets;
beforeAll(async () => {
  built = await buildStyleSheets(ROOT);
});

const textOf = (name: string) => {
  const file = built.files.find(({ fileName }) => fileName === built.map.files[name]);
  return String(file?.source ?? '');
};

/** Parts of several modules with a folder of their own: points of pictures, buttons of the cart. */
const PARTS = ['module-points', 'module-cart'];

test('every module is known, with its own sheet and those that it shares with others', () => {
  const { modules } = built.map;
  expect(Object.keys(modules).sort()).toEqual(Object.keys(moduleDefinitions).sort());
  for (const driver of Object.keys(modules)) {
    const hasStyles = readdirSync(MODULES + driver).some((file) => file.endsWith('.css'));
    expect(modules[driver]?.includes(`module-${driver}`), driver).toBe(hasStyles);
    const others = modules[driver]?.filter(
      (name) => name.startsWith('module-') && name !== `module-${driver}` && !PARTS.includes(name),
    );
    expect(others, `${driver} needs the sheets of other modules`).toEqual([]);
  }
  expect(modules.hero).toContain('shared-picture');
  expect(built.map.base.toSorted()).toEqual(['page-progress-bar', 'page-skip-link', 'shared-benefit-bar', 'theme']);
  expect(Object.keys(built.map.files)[0]).toBe('theme');
});

test('a screen has the sheets of its own area alone', () => {
  const { screens } = built.map;
  expect(Object.keys(screens).sort()).toEqual([...SCREEN_AREAS].sort());
  expect(screens.cart).toContain('page-cart-page');
  // What it loads ahead comes with a document of its own.
  expect(screens.cart).not.toContain('page-details-form');
  // What few see of it comes when they do: an expired sign-in, an order that waits for money, a wallet.
  const rare = ['page-sign-in', 'page-social-buttons', 'page-passkeys', 'page-passwords', 'page-address-form'];
  rare.push('page-unpaid-order', 'page-blik-waiting', 'page-modal-host', 'page-viewed-list', 'page-wallet-button');
  // Of the checkout, which only the wallet's button leads to.
  rare.push('page-frame');
  expect(screens.cart?.filter((sheet) => rare.includes(sheet))).toEqual([]);
  for (const [area, sheets = []] of Object.entries(screens)) {
    expect(sheets.includes('page-comparison-table'), area).toBe(area === 'comparison');
    expect(sheets.includes('page-thank-you'), area).toBe(area === 'order');
    expect(sheets.includes('page-account-addresses'), area).toBe(area === 'customer');
  }
});

test('a page is sent the faces of its own theme alone', () => {
  expect(built.map.themes).toEqual({ default: ['theme-fonts-default'], u20: ['theme-fonts-u20'] });
  expect(textOf('theme')).not.toContain('@font-face');
  expect(textOf('theme-fonts-default')).toContain('Fraunces');
  expect(textOf('theme-fonts-default')).not.toContain('Onest');
  expect(textOf('theme-fonts-u20')).not.toContain('Fraunces');
});

test('every file of styles is in exactly one sheet, minified, in the layer of its folder', () => {
  const theme = textOf('theme');
  expect(theme).toMatch(/^@layer theme\{/);
  expect(theme).not.toContain('\n\n');
  expect(theme).not.toContain('/*');
  for (const [name, file] of Object.entries(built.map.files)) {
    expect(file).toMatch(/^assets\/[\w-]+\.css$/);
    const layers = new Set([...textOf(name).matchAll(/@layer (\w+)/g)].map(([, layer]) => layer));
    expect([...layers], name).toEqual([layerOfSheet(name)]);
  }
});

test('fonts are named by addresses that hold wherever the text stands', () => {
  const addresses = Object.values(built.map.themes)
    .flat()
    .flatMap((name) => [...textOf(name).matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address));
  expect(addresses.length).toBeGreaterThan(15);
  const emitted = built.files.map(({ fileName }) => `/${fileName}`);
  for (const address of addresses) expect(emitted).toContain(address);
});

test('classes have the names that markup uses', () => {
  const file = `${MODULES}hero/hero.module.css`;
  expect(readFileSync(file, 'utf8')).toContain('.panel');
  expect(textOf('module-hero')).toContain(`.${createClassNames()('panel', file)}`);
});

function layerOfSheet(name: string): string | undefined {
  const [kind = ''] = name.split('-');
  const folder = { theme: 'theme', shared: 'shared', module: 'hero' }[kind];
  return layerOf(folder ? `${MODULES}${folder}/x.css` : `${ROOT}src/ui/x.css`);
}
