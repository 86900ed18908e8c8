import { getIntrospectionQuery } from 'graphql/index.js';
import type { LimitCase } from './limit-case.ts';

const repeat = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

const CARD =
  '__typename uid sku name url_key small_image { url label } price_range { minimum_price { final_price { value } } }';

/** Documents by name, of a size from 1 to 30. */
const SHAPES: Readonly<Record<string, (size: number) => string>> = {
  'fragments that double': (size) =>
    `{ ...F0 } ${repeat(size, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)} fragment F${size} on Query { __typename }`,
  'fields below fields': (size) => `{ __type(name: "Query") ${'{ ofType '.repeat(size)}{ name }${' }'.repeat(size)} }`,
  'products below products': (size) =>
    `{ products(filter: {}) { items ${'{ related_products '.repeat(size)}{ sku }${' }'.repeat(size)} } }`,
  'categories below categories': (size) => `{ categoryList ${'{ children '.repeat(size)}{ uid }${' }'.repeat(size)} }`,
  'inline fragments': (size) => `${'{ ... '.repeat(size * 100)}{ __typename }${' }'.repeat(size * 100)}`,
  'lists in values': (size) =>
    `{ products(filter: { sku: { in: ${'['.repeat(size * 100)}${']'.repeat(size * 100)} } }) { total_count } }`,
  'repeated fields': (size) => `{ ${'storeConfig { store_code } '.repeat(size * 10)} }`,
  'repeated fields with arguments': (size) => `{ ${'products(filter: {}) { total_count } '.repeat(size * 10)} }`,
  'fragments side by side': (size) =>
    `{ ${repeat(size * 5, (at) => `...F${at}`)} } ${repeat(size * 5, (at) => `fragment F${at} on Query { storeConfig { store_code } }`)}`,
  'unknown fields': (size) => `{ ${repeat(size * 30, (at) => `storeConfigurations${at}`)} }`,
  'unknown types': (size) => `{ ${repeat(size * 10, (at) => `... on ProductInterfaces${at} { sku }`)} }`,
  aliases: (size) => `{ ${repeat(size, (at) => `a${at}: countries { id available_regions { code } }`)} }`,
  searches: (size) =>
    `{ ${repeat(size, (at) => `a${at}: products(search: "krem ${at}") { total_count aggregations { label } }`)} }`,
  directives: (size) => `{ __typename ${'@include(if: true) '.repeat(size * 20)} }`,
  operations: (size) =>
    `${repeat(size, (at) => `query Q${at} { ...F }`)} fragment F on Query { __typename storeConfig { store_code } }`,
  variables: (size) => `query (${repeat(size * 20, (at) => `$v${at}: Int`)}) { __typename }`,
  words: (size) => `{ ${'__typename '.repeat(size * 300)} }`,
  comments: (size) => `{ __typename } ${'# '.repeat(size * 4_000)}`,
  'a page of products': (size) =>
    `{ products(filter: {}, pageSize: ${size * 10}) { items { ${CARD} related_products { ${CARD} } } } }`,
  'products of categories': (size) =>
    `{ categories(filters: { name: { match: "a" } }, pageSize: ${size * 10}) { items { name products(pageSize: 5) { items { ${CARD} } } } } }`,
  'schema within schema': (size) =>
    `{ __schema { types { name ${'fields { type { '.repeat(size)} name ${'} }'.repeat(size)} } } }`,
};

const SIZES = [1, 3, 5, 8, 12, 16, 20, 24, 28, 30];

const deepObjects = (depth: number): string => `{"a":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;

const VARIABLES: Readonly<Record<string, string>> = {
  'deep variables': `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  'deep objects in variables': deepObjects(40_000),
  'deep objects in variables that fit into a body': deepObjects(20_000),
  'many variables': `{"a":[${'1,'.repeat(100_000)}1]}`,
  'many keys in variables': `{${Array.from({ length: 15_000 }, (_, at) => `"key${at}":1`).join(',')}}`,
  'a number that is not finite': '{"a":1e309}',
};

/** Documents that cost a lot, or would. */
export function graphqlCases(): LimitCase[] {
  const post = (name: string, body: string): LimitCase => ({
    name,
    method: 'POST',
    path: '/graphql',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const shapes = Object.entries(SHAPES).flatMap(([name, shape]) =>
    SIZES.map((size) => post(`${name}, ${size}`, JSON.stringify({ query: `${shape(size)} #%` }))),
  );
  const values = Object.entries(VARIABLES).map(([name, variables]) =>
    post(
      name,
      `{"query":"query ($a: [String]) { products(filter: { sku: { in: $a } }) { total_count } }","variables":${variables}}`,
    ),
  );
  return [
    ...shapes,
    ...values,
    post('a batch', `[${'{"query":"{__typename}"},'.repeat(8_000)}{}]`),
    post('a document as JSON', JSON.stringify({ query: JSON.stringify({ kind: 'Document', definitions: [] }) })),
    post('the schema', JSON.stringify({ query: `${getIntrospectionQuery()} #%` })),
  ];
}
