import { expect, test } from 'vitest';
import { createAssets } from './assets.ts';

const manifest = {
  'src/entry-client.ts': { file: 'assets/entry-1.js', imports: ['_react.js'], css: ['assets/entry-1.css'] },
  '_react.js': { file: 'assets/react-1.js', css: ['assets/parts-1.css'] },
  '_picture.js': { file: 'assets/picture-1.js', css: ['assets/picture-1.css'], imports: ['_react.js'] },
  '../modules/src/hero/hero.tsx': { file: 'assets/hero-1.js', imports: ['_picture.js'], css: ['assets/hero-1.css'] },
  '../modules/src/image/image.tsx': { file: 'assets/image-1.js', imports: ['_picture.js'] },
  'src/errors/plain-view.tsx': { file: 'assets/plain-1.js', css: ['assets/plain-1.css'] },
  'src/mail-links/mail-link-view.tsx': { file: 'assets/mail-1.js', css: ['assets/mail-1.css'] },
  '../modules/src/text/text.tsx': { file: 'assets/text-1.js', css: ['assets/text-1.css'] },
};

const page = (...drivers: string[]) => ({ drivers, isPlain: false });

test('a page needs the entry, its theme first, and exactly what its modules need, each file once', () => {
  expect(createAssets(manifest).files(page('hero', 'image'))).toEqual({
    styles: ['assets/entry-1.css', 'assets/parts-1.css', 'assets/picture-1.css', 'assets/hero-1.css'],
    scripts: ['assets/entry-1.js', 'assets/react-1.js', 'assets/hero-1.js', 'assets/picture-1.js', 'assets/image-1.js'],
  });
});

test('the markup names styles and the entry, which loads the rest when it is needed, whatever the order of the modules', () => {
  const assets = createAssets(manifest);
  expect(assets.markup(page('text'))).toBe(
    '<link rel="stylesheet" href="/assets/entry-1.css" crossorigin>' +
      '<link rel="stylesheet" href="/assets/parts-1.css" crossorigin>' +
      '<link rel="stylesheet" href="/assets/text-1.css" crossorigin>' +
      '<script type="module" crossorigin fetchpriority="low" src="/assets/entry-1.js"></script>',
  );
  expect(assets.markup(page('hero', 'text'))).toBe(assets.markup(page('text', 'hero')));
});

test('a module that the build does not know asks for nothing', () => {
  const assets = createAssets(manifest);
  expect(assets.markup(page('slider'))).toBe(assets.markup(page()));
});

test('a page of our own brings its styles and code with it, also where nothing runs', () => {
  const assets = createAssets(manifest);
  const { styles, scripts } = assets.files({ drivers: [], isPlain: true });
  expect([styles.at(-1), scripts.at(-1)]).toEqual(['assets/plain-1.css', 'assets/plain-1.js']);
  expect(assets.markup({ drivers: [], isPlain: true })).toContain(
    '<link rel="modulepreload" href="/assets/plain-1.js"',
  );
  expect(assets.plainStyles).toContain('assets/plain-1.css');
  expect(assets.plainStyles).not.toContain('.js');
});

test('only a page that mails lead to brings their code', () => {
  const assets = createAssets(manifest);
  const plain = { drivers: [], isPlain: true };
  expect(assets.files({ ...plain, isMailLink: true }).scripts.at(-1)).toBe('assets/mail-1.js');
  expect(assets.markup({ ...plain, isMailLink: true })).toContain('assets/mail-1.css');
  expect(assets.markup(plain)).not.toContain('mail-1');
});

test('a build without its entry is refused', () => {
  expect(() => createAssets({})).toThrow('entry');
});
