import { lineAt, type SourceFile, walk } from './source-tree.ts';

/**
 * Literals that are spread where they could be written out: `...{ a, b }`, `...([a, b] as const)`, also as attributes of
 * an element. They only save lines, and the properties of a spread are not checked against the type that is filled.
 */
export function bundledSpreads(file: SourceFile): string[] {
  const found: string[] = [];
  walk(file.body, (node) => {
    if (node.type !== 'SpreadElement' && node.type !== 'JSXSpreadAttribute') return;
    const { type } = withoutTypes(node.argument);
    if (type === 'ObjectExpression' || type === 'ArrayExpression')
      found.push(`${file.path}:${lineAt(file, node.start)} spreads a literal: write its entries out`);
  });
  return found;
}

const WRAPPERS = new Set(['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree is walked without knowing its nodes.
function withoutTypes(node: any): any {
  return WRAPPERS.has(node.type) ? withoutTypes(node.expression) : node;
}
