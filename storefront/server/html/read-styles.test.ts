import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleDefinitions } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { readStyles } from './read-styles.ts';

const modules = Object.fromEntries(Object.keys(moduleDefinitions).map((driver) => [driver, ['theme']]));
const map = { files: { theme: 'assets/theme-1.css' }, base: ['theme'], themes: {}, plain: [], screen: [], modules };

async function aBuild(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-styles-'));
  await Promise.all(['.vite', 'assets'].map((name) => mkdir(join(folder, name))));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return folder;
}

const aBuildWith = (theme: string, given: object = map) =>
  aBuild({ '.vite/style-sheets.json': JSON.stringify(given), 'assets/theme-1.css': theme });

test('the sheets of a build are read with their map', async () => {
  expect(await readStyles(await aBuildWith('a{}\n'))).toEqual({ map, texts: { theme: 'a{}' } });
});

test('a build without the map is refused with what to do', async () => {
  await expect(readStyles(await aBuild({}))).rejects.toThrow(
    /no map of its style sheets \(\.vite\/style-sheets\.json\): run "pnpm --filter @witryna\/storefront build"/,
  );
});

test('a build that is older than a module is refused with the name of the module', async () => {
  const { hero: _hero, ...older } = modules;
  await expect(readStyles(await aBuildWith('a{}', { ...map, modules: older }))).rejects.toThrow(
    'no style sheets for hero',
  );
});

test('a build that lacks a sheet is refused with its name', async () => {
  const folder = await aBuild({ '.vite/style-sheets.json': JSON.stringify(map) });
  await expect(readStyles(folder)).rejects.toThrow('lacks the style sheet theme (assets/theme-1.css)');
});

test.each(['a{content:"</STYLE>"}', 'a{}\r\nb{}', 'a{content:"\0"}'])(
  'a sheet that HTML would change is refused',
  async (text) => {
    await expect(readStyles(await aBuildWith(text))).rejects.toThrow('cannot be put into HTML');
  },
);
