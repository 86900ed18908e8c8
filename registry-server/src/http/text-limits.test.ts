import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { findUnlimitedTexts } from '../testing/unlimited-texts.ts';

const CREATED = 'fastify.initialization';
const PARTS = ['body', 'querystring', 'params', 'headers'] as const;

async function routesOfApp(): Promise<RouteOptions[]> {
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('no dialect');
  const routes: RouteOptions[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(route));
  };
  diagnostics.subscribe(CREATED, watch);
  try {
    await (await buildTestApp(sqlite)).ready();
  } finally {
    diagnostics.unsubscribe(CREATED, watch);
  }
  return routes;
}

// An expression never sees a text without an end: its length is asked first.
test('every text that a route accepts has a maximum length', async () => {
  const routes = await routesOfApp();
  expect(routes.filter(({ schema }) => schema?.body).length).toBeGreaterThan(50);
  // GraphQL limits its texts itself (`graphql/limits`), and no expression is in its schema, which is Mercurius's.
  const found = routes
    .filter(({ url }) => url !== '/graphql')
    .flatMap(({ method, url, schema }) =>
      PARTS.flatMap((part) =>
        findUnlimitedTexts(schema?.[part]).map((path) => `${[method].flat().join()} ${url} ${part}${path}`),
      ),
    );
  expect(found).toEqual([]);
});

const text = { type: 'string' } as const;

test.each([
  ['a text', text, ['']],
  ['a pattern of its own', { pattern: '^a+$' }, ['']],
  ['one of several types', { type: ['string', 'null'] }, ['']],
  ['a field', { type: 'object', properties: { name: text } }, ['/name']],
  ['an entry', { type: 'array', items: { type: 'array', items: text } }, ['/[]/[]']],
  ['an entry by place', { type: 'array', prefixItems: [{ type: 'integer' }, text] }, ['/1']],
  ['a free name', { type: 'object', propertyNames: { pattern: '^a+$' } }, ['/{name}']],
  ['a value of a free name', { type: 'object', additionalProperties: text }, ['/{}']],
  ['a value of a name by pattern', { type: 'object', patternProperties: { '^a': text } }, ['/{^a}']],
  ['a choice', { oneOf: [{ type: 'integer' }, text] }, ['']],
  ['what else is asked', { if: {}, else: { properties: { name: text } } }, ['/name']],
  ['a date with a time, whose seconds have no end', { type: 'string', format: 'date-time' }, ['']],
  ['a length', { type: 'string', pattern: '^a+$', maxLength: 5 }, []],
  ['values', { type: 'string', enum: ['a'] }, []],
  ['one value', { type: 'string', const: 'a' }, []],
  ['a day', { type: 'string', format: 'date' }, []],
  ['a number', { type: 'integer' }, []],
])('the walk finds %s', (_name, schema, paths) => {
  expect(findUnlimitedTexts(schema)).toEqual(paths);
});

test('what a schema refers to is walked as well, and ends where it refers to itself', () => {
  const node: Record<string, unknown> = { properties: { name: text, children: { items: { $ref: '#/$defs/node' } } } };
  expect(findUnlimitedTexts({ $ref: '#/$defs/node', $defs: { node } })).toEqual(['/name']);
  expect(() => findUnlimitedTexts({ $ref: 'elsewhere#' })).toThrow('elsewhere#');
});
