import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ImportsOf } from './choose-tests.ts';

const SOURCES = '{module-schemas,modules,registry-server,editor,storefront,scripts,bench}/**/*.{ts,tsx,mjs}';
const isLeftOut = (path: string) => /(^|\/)(node_modules|dist)$/.test(path);
/** Imports, re-exports and `import('…')` of a file, and files that a test reads or starts by their path. */
const RELATIVE = /(?:from|import|import\(|URL\(|path:)\s*['"](\.[^'"\n]+)['"]/g;

/** Who imports whom. Texts are searched, not parsed: that takes a second less. */
export function readImports(root: string): ImportsOf {
  const paths = globSync(SOURCES, { cwd: root, exclude: isLeftOut }).map((path) => path.replaceAll('\\', '/'));
  return new Map(paths.map((path) => [path, relativeImports(path, readFileSync(join(root, path), 'utf8'))]));
}

/** What a file of this path and text imports, by path from the root. */
export function relativeImports(path: string, text: string): string[] {
  return [...text.matchAll(RELATIVE)].map(([, specifier = '']) =>
    posix.normalize(posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))),
  );
}
