import { expect, test } from 'vitest';
import { importCircles } from './import-circles.ts';
import { importsOf, parseSource } from './source-tree.ts';

const importing = (from: string, to: string) => ({ from, to, line: 1, isDynamic: false });

test('files that import one another are one circle, larger ones first', () => {
  const imports = [
    importing('a', 'b'),
    importing('b', 'a'),
    importing('b', 'c'),
    importing('c', 'd'),
    importing('d', 'e'),
    importing('e', 'c'),
  ];
  expect(importCircles(imports)).toEqual([
    ['c', 'd', 'e'],
    ['a', 'b'],
  ]);
});

test('a line of imports is no circle', () => {
  expect(importCircles([importing('a', 'b'), importing('b', 'c'), importing('a', 'c')])).toEqual([]);
});

test('imports of types and of whole modules count, as do re-exports', () => {
  const code = `import type { A } from './a.ts';
export { b } from '../b.ts';
export * from './c.ts';
const d = await import('./d.ts');
type E = import('./e.ts').E;
import fp from 'fastify-plugin';
`;
  expect(importsOf(parseSource('shop/cart/cart.ts', code)).map(({ to }) => to)).toEqual([
    'shop/cart/a.ts',
    'shop/b.ts',
    'shop/cart/c.ts',
    'shop/cart/d.ts',
    'shop/cart/e.ts',
  ]);
});
