import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

/** A regular expression of the source. */
export interface Expression {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** One that is assembled at run time. */
export interface DynamicExpression {
  readonly file: string;
  readonly line: number;
}

export interface FoundExpressions {
  readonly expressions: readonly Expression[];
  readonly dynamic: readonly DynamicExpression[];
}

/** Source files: no tests, no generated files, no tool configuration. */
const SOURCES = [
  '{module-schemas,modules,registry-server,editor,storefront}/{src,server,stand-ins,scripts}/**/*.{ts,tsx,mjs}',
  'scripts/**/*.{ts,mjs}',
];
const LEFT_OUT = /(?:\.test\.tsx?|\.gen\.ts)$/;
/** The flag with which Ajv compiles patterns. */
const SCHEMA_FLAGS = 'u';

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree is walked without knowing its nodes.
type Node = any;

/** The regular expressions of all packages: literals, `RegExp` with a string, and patterns of schemas. */
export function findExpressions(root: string): FoundExpressions {
  const files = globSync(SOURCES, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path) });
  const found = files
    .filter((file) => !LEFT_OUT.test(file) && !file.includes('/testing/'))
    .sort()
    .map((file) => expressionsIn(file, readFileSync(join(root, file), 'utf8')));
  return {
    expressions: found.flatMap(({ expressions }) => expressions),
    dynamic: found.flatMap(({ dynamic }) => dynamic),
  };
}

/** The regular expressions of one file. */
export function expressionsIn(file: string, code: string): FoundExpressions {
  const expressions: Expression[] = [];
  const dynamic: DynamicExpression[] = [];
  const lineOf = ({ start }: Node): number => code.slice(0, start).split('\n').length;
  const add = (node: Node, source: string, flags: string) =>
    expressions.push({ file, line: lineOf(node), source, flags });
  const visit = (node: Node): void => {
    if (node.type === 'Literal' && node.regex) add(node, node.regex.pattern, node.regex.flags);
    if (isRegExpCall(node)) {
      const [source, flags] = node.arguments;
      if (isText(source)) add(node, source.value, isText(flags) ? flags.value : '');
      else dynamic.push({ file, line: lineOf(node) });
    }
    if (node.type === 'Property' && (node.key.name ?? node.key.value) === 'pattern') {
      if (isText(node.value)) add(node, node.value.value, SCHEMA_FLAGS);
      else if (node.value.type === 'TemplateLiteral') dynamic.push({ file, line: lineOf(node) });
    }
  };
  walk(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body, visit);
  return { expressions, dynamic };
}

const isText = (node: Node): boolean => node?.type === 'Literal' && typeof node.value === 'string';

const isRegExpCall = ({ type, callee }: Node): boolean =>
  (type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp';

function walk(node: Node, visit: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const entry of node) walk(entry, visit);
    return;
  }
  if (typeof node.type === 'string') visit(node);
  for (const child of Object.values(node)) walk(child, visit);
}
