import { posix } from 'node:path';
import { lineAt, type SourceFile, walk } from './source-tree.ts';

const MODULE = /\.module\.css$/;
const CLASS = /\.([A-Za-z_][\w-]*)/g;

/**
 * Classes that a component takes from its style sheet and that the sheet does not have: in the document they are the
 * word "undefined". `readSheet` gives the text of a sheet by its path from the root.
 */
export function missingClassNames(file: SourceFile, readSheet: (path: string) => string): string[] {
  const sheets = new Map<string, { readonly path: string; readonly classes: ReadonlySet<string> }>();
  walk(file.body, (node) => {
    if (node.type !== 'ImportDeclaration' || !MODULE.test(node.source.value)) return;
    const path = posix.join(posix.dirname(file.path), node.source.value);
    const classes = new Set(Array.from(readSheet(path).matchAll(CLASS), ([, name = '']) => name));
    for (const { type, local } of node.specifiers)
      if (type === 'ImportDefaultSpecifier') sheets.set(local.name, { path, classes });
  });
  if (sheets.size === 0) return [];
  const found: string[] = [];
  walk(file.body, (node) => {
    if (node.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier') return;
    const sheet = sheets.get(node.object.name);
    if (!sheet || sheet.classes.has(node.property.name)) return;
    found.push(
      `${file.path}:${lineAt(file, node.start)} takes the class ${node.property.name}, which ${sheet.path} lacks`,
    );
  });
  return found;
}
