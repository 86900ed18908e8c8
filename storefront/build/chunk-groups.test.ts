import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CHUNK_GROUPS, type ChunkGroup, isInGroup } from './chunk-groups.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const at = (path: string) => `${ROOT}/${path}`;

const isThere = (path: string) => ['', '.ts', '.tsx', '.module.css'].some((ending) => existsSync(at(path + ending)));

test('each path that a group names is there', () => {
  const named = CHUNK_GROUPS.flatMap(({ paths, except = [] }) => [...paths, ...except]);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

const group: ChunkGroup = {
  name: 'some',
  paths: ['a/src/one', 'a/src/two.module.css', 'a/src/folder/'],
  except: ['a/src/folder/other'],
  called: 'same',
};

test.each([
  ['a/src/one.ts', true],
  ['a/src/one.tsx', true],
  ['a/src/one.module.css', true],
  ['a/src/one.module.css?used', true],
  ['a/src/one-more.ts', false],
  ['a/src/two.module.css', true],
  ['a/src/two.tsx', false],
  ['a/src/folder/deep/file.ts', true],
  ['a/src/folder/other.ts', false],
  ['a/src/folders.ts', false],
  ['b/src/same.ts', true],
  ['b/src/not-same.ts', false],
  ['a/src/folder/picture.svg', false],
])('%s: %s', (path, isIn) => {
  expect(isInGroup(group)(at(path))).toBe(isIn);
});

test('what lies outside of the project is in no group', () => {
  expect(isInGroup(group)('/elsewhere/a/src/one.ts')).toBe(false);
  expect(isInGroup(group)('\0virtual:one')).toBe(false);
});
