import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { graphqlClient } from '../testing/graphql-client.ts';

const [sqlite] = dialects;

async function anApp(env: Record<string, string> = {}) {
  if (!sqlite) throw new Error('no dialect');
  return buildTestApp(sqlite, { env });
}

test('answers queries by POST and by GET, and tells its types', async () => {
  const app = await anApp();
  const ask = graphqlClient(app);
  expect(await ask('{ __typename }')).toEqual({ status: 200, data: { __typename: 'Query' } });
  const byGet = await app.inject({ url: '/graphql', query: { query: '{ __typename }' } });
  expect(byGet.json()).toEqual({ data: { __typename: 'Query' } });
  const { data } = await ask('{ __type(name: "CartItemInput") { inputFields { name } } }');
  expect(data.__type.inputFields).toContainEqual({ name: 'sku' });
});

test('a document is sent once and then named by its hash, by POST and by GET', async () => {
  const app = await anApp();
  const query = '{ __typename }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const post = (payload: object) => app.inject({ method: 'POST', url: '/graphql', payload });
  expect((await post({ extensions })).json().errors[0].message).toBe('PersistedQueryNotFound');
  expect((await post({ query, extensions })).json()).toEqual({ data: { __typename: 'Query' } });
  expect((await post({ extensions })).json()).toEqual({ data: { __typename: 'Query' } });
  const byGet = await app.inject({ url: '/graphql', query: { extensions: JSON.stringify(extensions) } });
  expect(byGet.json()).toEqual({ data: { __typename: 'Query' } });
  expect((await post({ query: '{ a: __typename }', extensions })).json().errors[0].message).toMatch(/sha/);
});

test('no answer is kept on the way', async () => {
  const app = await anApp();
  const answer = await app.inject({ url: '/graphql', query: { query: '{ __typename }' } });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('introspection can be turned off', async () => {
  const ask = graphqlClient(await anApp({ GRAPHQL_INTROSPECTION: 'off' }));
  const { status, errors } = await ask('{ __schema { types { name } } }');
  expect(status).toBe(400);
  expect(errors?.[0]?.extensions.category).toBe('graphql');
});

test('a mutation by GET is refused', async () => {
  const app = await anApp();
  const answer = await app.inject({ url: '/graphql', query: { query: 'mutation { createEmptyCart }' } });
  expect(answer.statusCode).toBe(405);
  const [error] = answer.json().errors;
  expect([error.message, error.extensions.category, error.extensions.code]).toEqual([
    'Method not allowed',
    'graphql',
    'document-invalid',
  ]);
});

test('a document that is not valid is refused with its place', async () => {
  const ask = graphqlClient(await anApp());
  const { status, errors } = await ask('{ cart { nothing } }');
  expect(status).toBe(400);
  expect(errors?.length).toBeGreaterThan(0);
  expect(errors?.[0]).toMatchObject({ locations: [{ line: 1 }], extensions: { category: 'graphql' } });
});

test('malformed JSON and other kinds of body are refused', async () => {
  const app = await anApp();
  const post = (payload: string, type: string) =>
    app.inject({ method: 'POST', url: '/graphql', payload, headers: { 'content-type': type } });
  expect((await post('{', 'application/json')).statusCode).toBe(400);
  expect((await post('<a/>', 'application/xml')).statusCode).toBe(415);
  expect((await post('[{"query":"{__typename}"}]', 'application/json')).statusCode).toBe(400);
});

test('a token that does not hold refuses the whole request, also a public one', async () => {
  const ask = graphqlClient(await anApp(), { authorization: 'Bearer nobody' });
  expect(await ask('{ __typename }')).toEqual({
    status: 401,
    data: null,
    errors: [
      {
        message: "The current customer isn't authorized.",
        extensions: {
          category: 'graphql-authorization',
          code: 'not-authorized',
          details: { message: 'Zaloguj się, aby kontynuować.' },
        },
      },
    ],
  });
});

test('an unknown store is refused', async () => {
  const ask = graphqlClient(await anApp(), { store: 'mars' });
  expect((await ask('{ __typename }')).status).toBe(404);
});

const nested = (field: string, levels: number): string =>
  levels === 0 ? '{ name }' : `{ ${field} ${nested(field, levels - 1)} }`;

test.each([
  ['depth', `{ __type(name: "Query") ${nested('ofType', 21)} }`, 'query-too-deep'],
  ['cost', `{ products(search: "a", pageSize: 300) { items ${nested('related_products', 3)} } }`, 'query-too-costly'],
  [
    'aliases',
    `{ ${Array.from({ length: 11 }, (_, n) => `a${n}: storeConfig { store_code }`).join(' ')} }`,
    'too-many-aliases',
  ],
  [
    'root fields',
    `mutation { ${Array.from({ length: 6 }, (_, n) => `a${n}: createEmptyCart`).join(' ')} }`,
    'too-many-fields',
  ],
])('a document beyond the limit of %s is refused before it runs', async (_limit, query, code) => {
  const ask = graphqlClient(await anApp());
  const { status, errors } = await ask(query);
  expect(status).toBe(413);
  const details = { message: 'Zapytanie jest zbyt duże.' };
  expect(errors?.[0]?.extensions).toEqual({ category: 'graphql-input', code, details });
});

test('the limits come before the rules of graphql, which are dear on large documents', async () => {
  const ask = graphqlClient(await anApp());
  const { errors } = await ask(
    `{ ${Array.from({ length: 11 }, (_, n) => `a${n}: storeConfig { unknown }`).join(' ')} }`,
  );
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['too-many-aliases']);
});

test('aliases hidden in fragments count', async () => {
  const ask = graphqlClient(await anApp());
  const fragments = Array.from(
    { length: 11 },
    (_, n) => `fragment F${n} on Query { a${n}: storeConfig { store_code } }`,
  );
  const { status } = await ask(`{ ${fragments.map((_, n) => `...F${n}`).join(' ')} } ${fragments.join(' ')}`);
  expect(status).toBe(413);
});

test('a document of too many words is refused', async () => {
  const ask = graphqlClient(await anApp({ GRAPHQL_MAX_TOKENS: '50' }));
  const { status, errors } = await ask(`{ ${'__typename '.repeat(60)} }`);
  expect(status).toBe(400);
  expect(errors?.[0]?.message).toMatch(/token/i);
});

const post = (app: Awaited<ReturnType<typeof anApp>>, payload: string) =>
  app.inject({ method: 'POST', url: '/graphql', payload, headers: { 'content-type': 'application/json' } });

test.each([
  ['fragments that double', 413, { query: `{ ...F0 } ${doubling(30)}` }],
  ['nested fragments', 413, { query: `${'{ ... '.repeat(3_000)}{ __typename }${' }'.repeat(3_000)}` }],
  ['a document as JSON', 400, { query: JSON.stringify({ kind: 'Document', definitions: [] }) }],
  ['deep variables', 413, `{"query":"{__typename}","variables":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`],
  ['a number that is not finite', 400, '{"query":"{__typename}","variables":{"a":{"b":[1e309]}}}'],
  ['a long text', 413, { query: '{ __typename }', variables: { a: 'x'.repeat(30_000) } }],
  ['a large body', 413, { query: '{ __typename }', variables: { a: 'x'.repeat(150_000) } }],
  ['a batch', 400, `[${'{"query":"{__typename}"},'.repeat(5_000)}{}]`],
])('%s: refused as a fault of the request', async (_what, status, payload) => {
  const answer = await post(await anApp(), typeof payload === 'string' ? payload : JSON.stringify(payload));
  expect(answer.statusCode).toBe(status);
  expect(answer.json().errors[0].message).not.toBe('Internal server error');
});

test('of many faults of a document a few are told', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `... on ProductInterfaces${at} { sku }`);
  const { status, errors } = await graphqlClient(await anApp())(`{ ${names.join(' ')} }`);
  expect(status).toBe(400);
  expect(errors?.map(({ message }) => message)).toHaveLength(6);
  expect(errors?.[0]?.message).toContain('Did you mean "ProductInterface"');
  expect(errors?.at(-1)?.message).toMatch(/^Too many validation errors/);
});

function doubling(levels: number): string {
  const spreads = Array.from({ length: levels }, (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`);
  return `${spreads.join(' ')} fragment F${levels} on Query { __typename }`;
}

test('a large document answers the same each time, though it is not compiled', async () => {
  const ask = graphqlClient(await anApp());
  const inner = 'related_products { sku name related_products { sku name related_products { sku name } } }';
  const query = `query ($size: Int) { products(filter: {}, pageSize: $size) { total_count items { sku ${inner} } } }`;
  const answers = [];
  for (let run = 0; run < 4; run += 1) answers.push(await ask(query, { size: 2 }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 200, data: { products: { total_count: 0 } } });
  expect((await ask(query, { size: 300 })).status).toBe(413);
});
