import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'vite';

/** One import of a file by another of this repository. Paths are from the root, with `/`. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly line: number;
  /** True for `import('…')`: loaded when it is asked for. */
  readonly isDynamic: boolean;
}

/** A source file with what the rules ask of it. */
export interface SourceFile {
  readonly path: string;
  readonly code: string;
  // biome-ignore lint/suspicious/noExplicitAny: a syntax tree is walked without knowing its nodes.
  readonly body: any;
}

const SOURCES = [
  '{module-schemas,modules,registry-server,editor,storefront}/**/*.{ts,tsx,mjs}',
  '{scripts,bench,e2e,tools}/**/*.{ts,tsx,mjs}',
];
const LEFT_OUT = /(^|\/)(node_modules|dist)(\/|$)|\.gen\.ts$|\.d\.ts$/;

/** The source files of all packages, parsed; nothing that is generated. */
export function readSources(root: string): SourceFile[] {
  return globSync(SOURCES, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path))
    .sort()
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
}

/** A file as the rules take it. */
export function parseSource(path: string, code: string): SourceFile {
  return { path, code, body: parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body };
}

/** Calls `visit` for each node of a syntax tree. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export function walk(node: any, visit: (node: any) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const entry of node) walk(entry, visit);
    return;
  }
  if (typeof node.type === 'string') visit(node);
  for (const child of Object.values(node)) walk(child, visit);
}

/** The line, from 1, of a place in a file. */
export const lineAt = ({ code }: SourceFile, position: number): number => code.slice(0, position).split('\n').length;

/** The relative imports of a file, type imports and re-exports included. */
export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  walk(file.body, (node) => {
    const isDynamic = node.type === 'ImportExpression';
    if (!isDynamic && !IMPORTING.has(node.type)) return;
    const specifier = node.source?.value ?? node.argument?.value ?? node.argument?.literal?.value;
    if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
    const to = posix.normalize(posix.join(posix.dirname(file.path), specifier));
    found.push({ from: file.path, to, line: lineAt(file, node.start), isDynamic });
  });
  return found;
}

const IMPORTING = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'TSImportType']);
