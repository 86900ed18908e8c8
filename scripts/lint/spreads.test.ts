import { expect, test } from 'vitest';
import { parseSource } from './source-tree.ts';
import { bundledSpreads } from './spreads.ts';

test.each([
  'const order = { id, ...{ total, currency } };',
  'const order = { ...({ total } as const) };',
  "const columns = [...(['id', 'sku'] as const), name];",
  'call(...[a, b]);',
  'const view = <OrderView {...{ token, order }} />;',
])('%s is found', (code) => {
  expect(bundledSpreads(parseSource('shop/order.tsx', `const first = 1;\n${code}\n`))).toEqual([
    'shop/order.tsx:2 spreads a literal: write its entries out',
  ]);
});

test.each([
  'const order = { id, ...others };',
  'const order = { ...(total > 0 && { total }) };',
  'const view = <OrderView {...props} />;',
  'const lines = [...first, ...(isLast ? [last] : [])];',
])('%s is fine', (code) => {
  expect(bundledSpreads(parseSource('shop/order.tsx', code))).toEqual([]);
});
