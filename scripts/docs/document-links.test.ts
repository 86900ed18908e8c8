import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findDeadPaths, findDocuments } from './document-links.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('every link and every path of a file in the documents leads somewhere', () => {
  const documents = findDocuments(root);
  expect(documents).toContain('README.md');
  expect(documents.flatMap((document) => findDeadPaths(root, document))).toEqual([]);
});

test('a dead link and a dead path are found, examples in code blocks are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  writeFileSync(
    join(folder, 'a.md'),
    '[here](a.md#part) [gone](gone.md) [web](https://example.com/x.md) `a/gone.ts` `src/<name>.ts`\n```\n`a/b.ts`\n```\n',
  );
  expect(findDeadPaths(folder, 'a.md')).toEqual(['a.md: gone.md', 'a.md: a/gone.ts']);
});
