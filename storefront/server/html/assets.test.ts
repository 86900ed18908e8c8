import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAssets, LIVE_PARTS, PARTS_OF_SCREEN } from './assets.ts';
import { HEAD_SCRIPT_ELEMENT } from './head-script.ts';

const manifest = {
  'src/entry-client.ts': { file: 'assets/entry-1.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  '_picture.js': { file: 'assets/picture-1.js', imports: ['_react.js'] },
  '../modules/src/hero/hero.tsx': { file: 'assets/hero-1.js', imports: ['_picture.js'] },
  '../modules/src/image/image.tsx': { file: 'assets/image-1.js', imports: ['_picture.js'] },
  'src/errors/plain-view.tsx': { file: 'assets/plain-1.js' },
  'src/screens/cart-screen.tsx': { file: 'assets/cart-screen-1.js' },
  'src/screens/checkout-screen.tsx': { file: 'assets/checkout-screen-1.js' },
  'src/screens/account-screen.tsx': { file: 'assets/account-screen-1.js' },
  'src/i18n/areas/shop.pl.ts': { file: 'assets/shop.pl-1.js' },
  'src/i18n/areas/shop.en.ts': { file: 'assets/shop.en-1.js' },
  'src/checkout/checkout-steps.tsx': { file: 'assets/checkout-steps-1.js' },
  'src/cart/live-cart.ts': { file: 'assets/live-cart-1.js' },
  '_vendor-1.js': { file: 'assets/vendor-1.js', name: 'vendor', imports: ['_runtime-1.js'] },
  '_runtime-1.js': { file: 'assets/runtime-1.js' },
  '_language-pl-1.js': { file: 'assets/language-pl-1.js', name: 'language-pl' },
  '_language-en-1.js': { file: 'assets/language-en-1.js', name: 'language-en' },
  '../modules/src/text/text.tsx': { file: 'assets/text-1.js' },
};

const page = (...drivers: string[]) => ({ drivers, isPlain: false, time: 'complete', language: 'pl-PL' }) as const;

test('a page needs the entry and exactly the code of its modules, each file once', () => {
  expect(createAssets(manifest).scripts(page('hero', 'image'))).toEqual([
    'assets/entry-1.js',
    'assets/react-1.js',
    'assets/hero-1.js',
    'assets/picture-1.js',
    'assets/image-1.js',
  ]);
});

test('the markup names the entry, which loads the rest when it is needed, whatever the order of the modules', () => {
  const assets = createAssets(manifest);
  expect(assets.markup(page('text'))).toBe(
    `${HEAD_SCRIPT_ELEMENT}<script type="module" crossorigin fetchpriority="low" src="/assets/entry-1.js"></script>`,
  );
  expect(assets.markup(page('hero', 'text'))).toBe(assets.markup(page('text', 'hero')));
});

test('a module that the build does not know asks for nothing', () => {
  const assets = createAssets(manifest);
  expect(assets.markup(page('slider'))).toBe(assets.markup(page()));
});

test('a screen brings its code with it, behind what is seen first', () => {
  const assets = createAssets(manifest);
  const screen = { drivers: [], isPlain: true, time: 'with-document', screen: 'cart', language: 'pl-PL' } as const;
  const text = assets.markup(screen);
  for (const name of ['plain', 'cart-screen', 'shop.pl', 'live-cart', 'language-pl'])
    expect(text).toContain(`<link rel="modulepreload" href="/assets/${name}-1.js" fetchpriority="low" crossorigin>`);
  expect(text).not.toContain('checkout-steps');
  expect(assets.scripts({ ...screen, screen: 'checkout', path: '/checkout' })).toContain('assets/checkout-steps-1.js');
  expect(assets.scripts({ ...screen, language: 'sv-SE' })).toContain('assets/language-en-1.js');
});

test('React, the largest file of a screen, is asked for before all that is small', () => {
  const assets = createAssets(manifest);
  const screen = { drivers: [], isPlain: true, screen: 'cart', language: 'pl-PL' } as const;
  expect(assets.scripts(screen).slice(0, 5)).toEqual([
    'assets/entry-1.js',
    'assets/react-1.js',
    'assets/vendor-1.js',
    'assets/runtime-1.js',
    'assets/language-pl-1.js',
  ]);
  // A page of the registry asks for it when it is needed alive.
  expect(assets.scripts(page('hero'))).not.toContain('assets/vendor-1.js');
});

test('a screen that can be read before names its code for when it is painted', () => {
  const assets = createAssets(manifest);
  const screen = { drivers: [], isPlain: true, time: 'painted', screen: 'account', language: 'pl-PL' } as const;
  const text = assets.markup(screen);
  expect(text).not.toContain('modulepreload');
  const [, files = '[]'] = /<script type="application\/json" id="code">([^<]+)<\/script>/.exec(text) ?? [];
  const expected = assets.scripts(screen).filter((file) => file !== 'assets/entry-1.js');
  expect(JSON.parse(files)).toEqual(expected.map((file) => `/${file}`));
  expect(expected).toContain('assets/account-screen-1.js');
});

test('a page of our own that can be read as it came loads its code later', () => {
  const assets = createAssets(manifest);
  const plain = { drivers: [], isPlain: true, time: 'complete', language: 'pl-PL' } as const;
  expect(assets.markup(plain)).not.toContain('modulepreload');
  expect(assets.scripts(plain).at(-1)).toBe('assets/plain-1.js');
});

test('only a screen of the shop brings the code of screens', () => {
  const assets = createAssets(manifest);
  const plain = { drivers: [], isPlain: true, time: 'with-document', language: 'pl-PL' } as const;
  expect(assets.scripts({ ...plain, screen: 'cart' })).toContain('assets/cart-screen-1.js');
  expect(assets.scripts({ ...plain, screen: 'cart' })).not.toContain('assets/account-screen-1.js');
  expect(assets.markup(plain)).not.toContain('screen-1');
});

test('a screen brings what it says in the language of its site, and in no other', () => {
  const assets = createAssets(manifest);
  const textsOf = (language: string) =>
    assets.scripts({ drivers: [], isPlain: true, screen: 'cart', language }).filter((file) => file.includes('shop.'));
  expect(textsOf('pl-PL')).toEqual(['assets/shop.pl-1.js']);
  expect(textsOf('en-US')).toEqual(['assets/shop.en-1.js']);
  expect(textsOf('uk-UA')).toEqual(['assets/shop.en-1.js']);
});

test.each([...Object.values(LIVE_PARTS), ...Object.values(PARTS_OF_SCREEN).flat()])(
  '%s, which a screen asks for, is there',
  (file) => {
    expect(existsSync(join(import.meta.dirname, '../..', file))).toBe(true);
  },
);

test('a build without its entry is refused', () => {
  expect(() => createAssets({})).toThrow('entry');
});
