import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const text = readFileSync(new URL('docs/architecture.md', root), 'utf8');
const [, folders = ''] = /^## The folders\n```\n([\s\S]*?)^```/m.exec(text) ?? [];

/** Every word of the overview: `content`, `cart-page`, `account-*`. */
const named = new Set(folders.split(/[^\w*-]+/));
const isNamed = (folder: string) => named.has(folder) || named.has(`${folder.split('-')[0]}-*`);

test.each([
  'registry-server/src',
  'registry-server/src/content',
  'registry-server/src/commerce',
  'registry-server/src/identity',
  'registry-server/src/channels',
  'registry-server/src/integrations',
  'editor/src',
  'storefront/server',
  'storefront/src',
])('the overview of the architecture names every folder of %s', (place) => {
  const found = readdirSync(new URL(place, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
  expect(found.filter((name) => !isNamed(name))).toEqual([]);
});

test('the overview of the storefront’s browser app names no folder that is gone', () => {
  const [, list = ''] = /^ +src\/ +([\s\S]*?)^scripts/m.exec(folders.slice(folders.indexOf('storefront/'))) ?? [];
  const words = list.split('\n').flatMap((line) => line.replace(/^ *[a-z ]+:/, '').split(/\s+/));
  const found = readdirSync(new URL('storefront/src', root));
  expect(words.filter((word) => word !== '' && !word.endsWith('*') && !found.includes(word))).toEqual([]);
});
