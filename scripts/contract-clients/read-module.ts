import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseAst } from 'vite';

/** A `gql` template of a module: its texts and interpolations. */
export interface Template {
  /** The constant it is assigned to, if any. */
  readonly name?: string;
  readonly texts: readonly string[];
  /** Names of the interpolated constants. */
  readonly insertions: readonly string[];
}

export interface Module {
  readonly path: string;
  readonly templates: readonly Template[];
  /** Local name → imported file and name. */
  readonly imports: ReadonlyMap<string, { readonly source: string; readonly name: string }>;
}

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree is walked without knowing its nodes.
type Node = any;

/** Reads the templates and imports of one file. */
export function readModule(path: string): Module {
  const program: Node = parseAst(readFileSync(path, 'utf8'), { lang: 'jsx' });
  const imports = new Map<string, { source: string; name: string }>();
  const templates: Template[] = [];
  const walk = (node: Node, holder?: string): void => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const entry of node) walk(entry, holder);
      return;
    }
    if (node.type === 'ImportDeclaration') {
      for (const { local, imported } of node.specifiers) {
        imports.set(local.name, { source: node.source.value, name: imported?.name ?? 'default' });
      }
      return;
    }
    if (node.type === 'TaggedTemplateExpression' && node.tag.name === 'gql') {
      templates.push({
        ...(holder !== undefined && { name: holder }),
        texts: node.quasi.quasis.map((quasi: Node) => quasi.value.cooked),
        insertions: node.quasi.expressions.map((expression: Node) => expression.name ?? ''),
      });
      return;
    }
    const own = node.type === 'VariableDeclarator' ? node.id.name : node.type === 'Property' ? undefined : holder;
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') walk(child, own);
  };
  walk(program.body);
  return { path, templates, imports };
}

const SUFFIXES = ['', '.js', '.ce.js', '/index.js'];

/** The file of an import within the fetched packages; undefined for another package. */
export function resolveImport(source: string, from: string, packages: string): string | undefined {
  const base = source.startsWith('.') ? resolve(dirname(from), source) : join(packages, source);
  return SUFFIXES.map((suffix) => base + suffix).find((file) => /\.js$/.test(file) && existsSync(file));
}
