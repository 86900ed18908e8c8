import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../fastify-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { graphqlClient } from '../testing/graphql-client.ts';

const [sqlite] = dialects;
if (!sqlite) throw new Error('no dialect');

interface LogLine {
  readonly reqId?: string;
  readonly level: number;
  readonly err?: { readonly message: string; readonly stack: string };
}

const ERROR_LEVEL = 50;
const lines: string[] = [];
const logged = (id: unknown) => lines.map((line) => JSON.parse(line) as LogLine).filter(({ reqId }) => reqId === id);

describe('a failure of the server', () => {
  let app: App;
  beforeAll(async () => {
    app = await buildTestApp(sqlite, {
      env: { LOG_LEVEL: 'info' },
      logTo: { write: (line) => void lines.push(line) },
    });
    const config = { access: 'public' } as const;
    app.get('/broken', { config }, async () => {
      throw new Error('the roof leaks');
    });
    app.get('/thrown-text', { config }, async () => {
      throw 'a bare text';
    });
    await app.ready();
    // Whatever reads carts, or who a customer is, has a bug from now on.
    await sql`alter table cart rename to cart_of_yore`.execute(app.db);
    await sql`alter table customer_token rename to token_of_yore`.execute(app.db);
  });

  test.each(['/broken', '/thrown-text', '/me/subscriptions'])(
    '%s is logged under the id of its answer',
    async (url) => {
      const answer = await app.inject({ url, headers: { authorization: 'Bearer somebody' } });
      const { code, message, details } = answer.json();
      expect([answer.statusCode, code]).toEqual([500, 'internal']);
      expect(message).toBe('Wystąpił błąd po naszej stronie. Spróbuj ponownie za chwilę.');
      expect(answer.body).not.toMatch(/roof|yore|bare text|SQLITE/);
      expect(answer.headers['x-request-id']).toBe(details.requestId);
      const [line, ...others] = logged(details.requestId);
      expect(others).toEqual([]);
      expect(line).toMatchObject({ level: ERROR_LEVEL, err: { stack: expect.stringContaining('at ') } });
    },
  );

  test.each([
    ['inside a field', 'query($id: String!) { cart(cart_id: $id) { id } }', {}],
    ['before any field', '{ storeConfig { store_code } }', { authorization: 'Bearer somebody' }],
  ])('of GraphQL, %s, is logged under the id of its answer', async (_where, query, headers) => {
    const payload = { query, variables: { id: 'a'.repeat(32) } };
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
    const [error] = answer.json().errors;
    expect(error).toMatchObject({
      message: 'Internal server error',
      extensions: { category: 'internal', code: 'internal', details: { message: expect.stringMatching(/^Wystąpił/) } },
    });
    const { requestId } = error.extensions.details;
    expect(answer.headers['x-request-id']).toBe(requestId);
    expect(logged(requestId)).toMatchObject([
      { level: ERROR_LEVEL, err: { message: expect.stringContaining('no such table'), stack: expect.anything() } },
    ]);
  });

  test('keeps the request id of the storefront', async () => {
    const id = 'shop-7f3a.0001';
    const answer = await app.inject({ url: '/broken', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toBe(id);
    expect(logged(id)).toHaveLength(1);
  });

  test.each(['', 'short', 'with blank in it', 'x'.repeat(65), 'line\nbreak-in-it'])(
    'an id that is none of ours gives way to a new one: %j',
    async (id) => {
      const answer = await app.inject({ url: '/broken', headers: { 'x-request-id': id } });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('an error of the client is not logged', async () => {
    const before = lines.length;
    expect((await app.inject({ url: '/nothing-here' })).statusCode).toBe(404);
    expect((await graphqlClient(app)('{ nothingHere }')).status).toBe(400);
    expect(lines.slice(before)).toEqual([]);
  });
});
