import { readFileSync } from 'node:fs';
import { FAULT_SENTENCES } from '@witryna/module-schemas/fault-sentences';
import { beforeAll, expect, test } from 'vitest';
import { SHOP_LANGUAGES } from '../error-messages/language.ts';
import type { App } from '../fastify-app.ts';
import { aSite } from '../testing/a-site.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';

const CONTRACT = new URL('../../contract/openapi.json', import.meta.url);
/** Keywords that say something of a value without refusing any, or whose inner rules refuse it. */
const NO_RULES = new Set([
  'title',
  'description',
  'default',
  'example',
  'x-enumTitles',
  'x-money',
  'x-patternMessage',
  'x-reference',
  'properties',
  'items',
  'propertyNames',
  'allOf',
  'anyOf',
  'oneOf',
  '$ref',
]);

interface Operation {
  readonly parameters?: readonly { readonly schema: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
}

const [sqlite] = dialects;

function rulesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items, propertyNames, allOf = [], anyOf = [], oneOf = [] } = schema as SchemaWithParts;
  const inner = [...Object.values(properties), items, propertyNames, ...allOf, ...anyOf, ...oneOf];
  return [...Object.keys(schema).filter((keyword) => !NO_RULES.has(keyword)), ...inner.flatMap(rulesIn)];
}

interface SchemaWithParts {
  readonly properties?: object;
  readonly items?: unknown;
  readonly propertyNames?: unknown;
  readonly allOf?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
}

test('every rule that a request can break has a sentence', () => {
  const { paths } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const schemas = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ parameters = [], requestBody }) => [
      ...parameters.map(({ schema }) => schema),
      ...Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
    ]),
  );
  const rules = new Set(schemas.flatMap(rulesIn));
  expect(rules.size).toBeGreaterThan(10);
  expect([...rules].filter((rule) => !Object.hasOwn(FAULT_SENTENCES.pl.rules, rule))).toEqual([]);
});

let app: App;
beforeAll(async () => {
  if (!sqlite) throw new Error('no dialect');
  const sites = SHOP_LANGUAGES.map((language) =>
    aSite({ code: language, language, basePath: `/${language}`, isDefault: language === 'pl' }),
  );
  app = await buildTestApp(sqlite, { sites });
});

test('each site hears of its input in its own language', async () => {
  const sentences = new Set<string>();
  for (const language of SHOP_LANGUAGES) {
    const answer = await app.inject({ url: '/search?q=krem&page=0', headers: { 'x-site': language } });
    const [fault] = answer.json().details.faults;
    expect([language, fault]).toMatchObject([language, { path: '/page', rule: 'minimum' }]);
    expect(fault.message).toBe(FAULT_SENTENCES[language].rules.minimum.toString().replace('{limit}', '1'));
    sentences.add(fault.message);
  }
  expect(sentences.size).toBe(SHOP_LANGUAGES.length);
});
