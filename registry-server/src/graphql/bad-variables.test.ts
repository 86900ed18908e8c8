import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../fastify-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { graphqlClient } from '../testing/graphql-client.ts';

const CART = 'query($id: String!) { cart(cart_id: $id) { id } }';
const PRODUCTS = `query($filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $size: Int! = 2) {
  products(filter: $filter, sort: $sort, pageSize: $size) { total_count }
}`;
const COUPON = 'mutation($input: ApplyCouponToCartInput!) { applyCouponToCart(input: $input) { cart { id } } }';

/** What is wrong, the document, its variables, where the fault lies (a JSON pointer into the variables), and its rule. */
const CASES = [
  ['an enum that has no such value', PRODUCTS, { sort: { price: 'UPWARDS' } }, '/sort/price', 'type'],
  ['an enum given as a number', PRODUCTS, { sort: { price: 7 } }, '/sort/price', 'type'],
  ['a wrong type inside an input', PRODUCTS, { filter: { sku: { eq: 5 } } }, '/filter/sku/eq', 'type'],
  ['a wrong type inside a list', PRODUCTS, { filter: { sku: { in: ['a', {}] } } }, '/filter/sku/in/1', 'type'],
  ['a text for an input', PRODUCTS, { filter: 'sku' }, '/filter', 'type'],
  ['a field that the input has not', PRODUCTS, { filter: { colour_: { eq: 'x' } } }, '/filter', 'type'],
  ['null for what must be given', PRODUCTS, { size: null }, '/size', 'required'],
  ['a number that is no integer', PRODUCTS, { size: 1.5 }, '/size', 'type'],
  ['a number beyond 32 bits', PRODUCTS, { size: 3_000_000_000 }, '/size', 'type'],
  ['null inside an input', COUPON, { input: { cart_id: null, coupon_code: 'X' } }, '/input/cart_id', 'required'],
  ['a field of an input left out', COUPON, { input: { cart_id: 'x' } }, '/input', 'type'],
  ['a variable left out', CART, {}, '/id', 'required'],
  ['no variables at all', CART, undefined, '/id', 'required'],
] as const;

/** The document is compiled when it comes for the second time, and run compiled from then on. */
const TIMES = 4;

const [sqlite] = dialects;
if (!sqlite) throw new Error('no dialect');

describe('bad variables', () => {
  let app: App;
  beforeAll(async () => {
    app = await buildTestApp(sqlite);
  });

  test.each(CASES)('%s: the same refusal whenever it comes', async (what, document, variables, path, rule) => {
    const ask = graphqlClient(app);
    const own = `# ${what}\n${document}`;
    const answers = [];
    for (let time = 0; time < TIMES; time += 1) answers.push(await ask(own, variables));
    const [first] = answers;
    expect(first).toMatchObject({
      status: 400,
      errors: [
        {
          message: expect.stringMatching(/^Variable "\$\w+" /),
          extensions: { category: 'graphql', code: 'variables-invalid' },
        },
      ],
    });
    expect(first?.errors?.[0]?.extensions.details).toMatchObject({ faults: [{ path, rule }] });
    for (const answer of answers) expect(answer).toEqual(first);
  });

  test('variables are read by the operation that is run', async () => {
    const query = 'query A($id: String!) { cart(cart_id: $id) { id } } query B { storeConfig { store_code } }';
    const run = (operationName: string, variables: object) =>
      app.inject({ method: 'POST', url: '/graphql', payload: { query, operationName, variables } });
    for (let time = 0; time < TIMES; time += 1) {
      expect((await run('B', {})).json().data.storeConfig.store_code, String(time)).toBeTruthy();
      expect((await run('A', {})).statusCode, String(time)).toBe(400);
    }
  });

  test('good variables work before, between and after bad ones', async () => {
    const ask = graphqlClient(app);
    const query = `# between\n${PRODUCTS}`;
    for (let time = 0; time < TIMES; time += 1) {
      expect((await ask(query, { size: 1 })).status, String(time)).toBe(200);
      expect((await ask(query, { size: 'x' })).status, String(time)).toBe(400);
    }
  });
});
