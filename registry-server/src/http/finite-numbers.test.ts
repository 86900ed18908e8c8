import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { App } from '../fastify-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { type StaffClient, signedIn } from '../testing/staff-client.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Operation {
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const [sqlite] = dialects;
const INFINITE = '1e309';

let app: App;
let admin: StaffClient;
const operations: { readonly method: string; readonly path: string; readonly operation: Operation }[] = [];

beforeAll(async () => {
  if (!sqlite) throw new Error('no dialect');
  app = await buildTestApp(sqlite);
  await app.ready();
  admin = await signedIn(app, 'admin');
  for (const [path, methods] of Object.entries(app.swagger().paths ?? {})) {
    for (const [method, operation] of Object.entries(methods ?? {})) {
      operations.push({ method: method.toUpperCase(), path, operation: operation as Operation });
    }
  }
});

const isNumeric = ({ type }: Schema) => [type].flat().some((each) => each === 'integer' || each === 'number');

/** Where numbers stand in a body, as ways of keys. */
function numbersIn(schema: Schema, way: readonly string[] = []): string[][] {
  const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [
    ...(isNumeric(schema) ? [[...way]] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => numbersIn(inner, [...way, key])),
    ...(schema.items ? numbersIn(schema.items, [...way, '0']) : []),
    ...alternatives.flatMap((inner) => numbersIn(inner, way)),
  ];
}

/** JSON with the number at the end of a way; `JSON.stringify` would make null of it. */
const bodyWith = (way: readonly string[]): string =>
  way.reduceRight((inner, key) => (key === '0' ? `[${inner}]` : `{${JSON.stringify(key)}:${inner}}`), INFINITE);

const refused = (answer: LightMyRequestResponse, what: string) => {
  expect([what, answer.statusCode]).toEqual([what, expect.toSatisfy((status) => status >= 400 && status < 500)]);
};

const named = (answer: LightMyRequestResponse): string | undefined =>
  answer.statusCode === 422 ? answer.json().details?.faults?.[0]?.path : undefined;

test('a number in a URL that is not finite is refused by every route that takes one', async () => {
  const seen: string[] = [];
  for (const { method, path, operation } of operations) {
    for (const parameter of operation.parameters ?? []) {
      if (!isNumeric(parameter.schema)) continue;
      const isPath = parameter.in === 'path';
      const others = operation.parameters?.filter((each) => each !== parameter && each.in === 'query' && each.required);
      const query = [
        ...(others ?? []).map(({ name }) => `${name}=123`),
        ...(isPath ? [] : [`${parameter.name}=${INFINITE}`]),
      ];
      const filled = isPath ? path.replace(`{${parameter.name}}`, INFINITE) : path;
      const url = `${filled.replaceAll(/\{\w+\}/g, '1')}?${query.join('&')}`;
      const what = `${method} ${url}`;
      const answer = await admin.inject({ method: method as 'GET', url, headers: { 'x-viewer': 'v'.repeat(20) } });
      refused(answer, what);
      if (named(answer) === `/${parameter.name}`) seen.push(what);
    }
  }
  // Some ask for more that is missing here; most name the number.
  expect(seen.length).toBeGreaterThan(60);
  expect(seen).toContainEqual(`GET /search?q=123&page=${INFINITE}`);
  expect(seen).toContainEqual(`GET /products/viewed?limit=${INFINITE}`);
});

test('a number in a body that is not finite is refused by every route that takes one, and named', async () => {
  let count = 0;
  for (const { method, path, operation } of operations) {
    const schema = operation.requestBody?.content['application/json']?.schema;
    for (const way of schema ? numbersIn(schema) : []) {
      const url = path.replaceAll(/\{\w+\}/g, '1');
      const headers = { 'content-type': 'application/json' };
      const answer = await admin.inject({ method: method as 'POST', url, headers, payload: bodyWith(way) });
      const what = `${method} ${url} ${way.join('/')}`;
      refused(answer, what);
      if (named(answer) === `/${way.join('/')}`) count += 1;
    }
  }
  expect(count).toBeGreaterThan(40);
});
