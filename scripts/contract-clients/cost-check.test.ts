import { parse } from 'graphql/index.js';
import { expect, test } from 'vitest';
import { parseSchema } from '../../registry-server/src/graphql/schema.ts';
import { createCostCheck } from './cost-check.ts';
import type { Step } from './flows/flow.ts';
import { GRAPHCOMMERCE_FLOWS, PWA_STUDIO_FLOWS, SOME_STATE } from './flows/flows.ts';

const CARD = 'sku name price_range { minimum_price { final_price { value } } }';
const LIST = `query List($size: Int = 5) { products(filter: {}, pageSize: $size) { items { ${CARD} related_products { ${CARD} related_products { ${CARD} } } } } }`;

const check = (steps: readonly Step[], document: string, file = 'a/list.graphql') =>
  createCostCheck(parseSchema(), { flow: steps })(parse(document), file);
const listOf = (size: number | undefined, file = 'list.graphql'): Step => ({
  file,
  operation: 'List',
  variables: () => ({ size }),
});
const TOO_COSTLY = expect.stringMatching(/^refused: The query is too costly/);

test('a document is checked with the defaults of its variables', () => {
  expect(check([], LIST)).toEqual([]);
  expect(check([], LIST.replace('= 5', '= 100'))).toEqual([TOO_COSTLY]);
});

test('every set of variables that the flows send is checked', () => {
  expect(check([listOf(5), listOf(100)], LIST)).toEqual([TOO_COSTLY]);
  expect(check([listOf(2)], LIST.replace('= 5', '= 100'))).toEqual([]);
  expect(check([listOf(undefined)], LIST)).toEqual([]);
});

test('variables that the flows send for other documents are not', () => {
  expect(check([listOf(100, 'others.graphql')], LIST)).toEqual([]);
  expect(check([listOf(100)], LIST.replace('query List', 'query Others'))).toEqual([]);
});

test('a document that is too deep is refused as well', () => {
  expect(check([], `{ __type(name: "Query") ${'{ ofType '.repeat(25)}{ name }${' }'.repeat(25)} }`)).toEqual([
    expect.stringMatching(/^refused: The query is too deep/),
  ]);
});

test.each(Object.entries({ ...PWA_STUDIO_FLOWS, ...GRAPHCOMMERCE_FLOWS }))(
  'the steps of "%s" say what they send without a shop',
  (_name, steps) => {
    for (const { operation, variables } of steps) {
      expect(JSON.stringify(variables?.(SOME_STATE) ?? {}), operation).not.toMatch(/undefined|NaN/);
    }
  },
);
