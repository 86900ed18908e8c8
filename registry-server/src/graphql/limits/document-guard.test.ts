import { type DocumentNode, GraphQLError, getIntrospectionQuery, parse } from 'graphql/index.js';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { parseSchema } from '../schema.ts';
import { createDocumentGuard } from './document-guard.ts';

const schema = parseSchema();
const { graphql: limits } = readConfig({});
const guard = createDocumentGuard(() => schema, limits);

/** The code of the refusal; undefined for a document that is let in. */
function refusalOf(document: string | DocumentNode, variables?: Record<string, unknown>): string | undefined {
  try {
    if (typeof document === 'string') guard.refuseText(document);
    const parsed = typeof document === 'string' ? parse(document) : document;
    guard.refuseDocument(parsed);
    if (variables) guard.admit(parsed, variables);
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return String(error.extensions.code ?? error.message);
    throw error;
  }
}

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');

/** Fragments that each spread the next one twice: 2^levels fields. */
const doubling = (levels: number) =>
  `{ ...F0 } ${repeat(levels, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)} fragment F${levels} on Query { __typename }`;

test.each([21, 28, 60])('fragments that double %i times are refused', (levels) => {
  expect(refusalOf(doubling(levels))).toBe('too-many-fields');
});

test('a fragment is read once, however often it is spread', () => {
  const document = parse(doubling(8));
  let reads = 0;
  for (const definition of document.definitions) {
    const { selectionSet } = definition as { selectionSet: { selections: unknown } };
    const { selections } = selectionSet;
    Object.defineProperty(selectionSet, 'selections', {
      get() {
        reads += 1;
        return selections;
      },
    });
  }
  const onlyShape = createDocumentGuard(() => schema, { ...limits, fields: 10 });
  expect(() => onlyShape.refuseDocument(document)).toThrow('too large');
  expect(reads).toBeLessThanOrEqual(document.definitions.length);
});

test('fragments in a circle are refused as graphql would', () => {
  expect(refusalOf('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A __typename }')).toMatch(
    'within itself',
  );
  expect(refusalOf('{ __typename } fragment A on Query { storeConfig { ...A } }')).toMatch('within itself');
});

test.each([
  ['inline fragments', `${'{ ... '.repeat(3_000)}{ __typename }${' }'.repeat(3_000)}`, 'query-too-deep'],
  [
    'lists',
    `{ products(filter: { sku: { in: ${'['.repeat(9_000)}${']'.repeat(9_000)} } }) { total_count } }`,
    'query-too-deep',
  ],
  ['objects', `{ products(filter: ${'{a:'.repeat(5_000)}1${'}'.repeat(5_000)}) { total_count } }`, 'query-too-deep'],
  ['brackets that are never closed', `{ a(b: ${'['.repeat(20_000)}`, 'query-too-deep'],
  [
    'fragments',
    `{ ...F0 } ${repeat(150, (at) => `fragment F${at} on Query { ...F${at + 1} }`)} fragment F150 on Query { __typename }`,
    'query-too-deep',
  ],
  ['fields', `{ __type(name: "Query") ${'{ ofType '.repeat(25)}{ name }${' }'.repeat(25)} }`, 'query-too-deep'],
  ['a long document', `{ __typename } #${'x'.repeat(40_000)}`, 'document-too-long'],
  ['repeated fields', `{ ${'storeConfig { store_code } '.repeat(200)} }`, 'too-many-repeats'],
  [
    'repeated fields in fragments',
    `{ ${repeat(100, (at) => `...F${at}`)} } ${repeat(100, (at) => `fragment F${at} on Query { storeConfig { store_code } }`)}`,
    'too-many-repeats',
  ],
  ['aliases', `{ ${repeat(11, (at) => `a${at}: storeConfig { store_code }`)} }`, 'too-many-aliases'],
  ['root fields', `mutation { ${repeat(6, (at) => `a${at}: createEmptyCart`)} }`, 'too-many-fields'],
  ['operations', repeat(11, (at) => `query Q${at} { __typename }`), 'too-many-operations'],
  ['variables', `query (${repeat(101, (at) => `$v${at}: Int`)}) { __typename }`, 'too-many-variables'],
  ['a long text', `{ products(search: "${'x'.repeat(21_000)}") { total_count } }`, 'text-too-long'],
  ['a number that is not finite', '{ przelewy24Methods(amount: 1e309) { id } }', 'number-not-finite'],
  [
    'a number that is not finite in a list',
    '{ products(filter: { price: { from: [1e309] } }) { total_count } }',
    'number-not-finite',
  ],
  [
    'the schema within the schema',
    '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
    'query-too-costly',
  ],
])('%s beyond the limit: refused', (_what, document, code) => {
  expect(refusalOf(document)).toBe(code);
});

test('brackets in texts and comments are no levels', () => {
  const brackets = '['.repeat(200);
  expect(refusalOf(`{ products(search: "${brackets}\\"${brackets}") { total_count } } # ${brackets}`)).toBeUndefined();
  expect(refusalOf(`{ products(search: """${brackets} " \\""" ${brackets}""") { total_count } }`)).toBeUndefined();
  expect(refusalOf(`{ products(search: "\\\\") { ${'... {'.repeat(200)} total_count ${'}'.repeat(201)} }`)).toBe(
    'query-too-deep',
  );
});

test('a document as JSON is refused: no limit of the parser has seen it', () => {
  const json = JSON.parse(JSON.stringify(parse('{ __typename }'))) as DocumentNode;
  expect(refusalOf(json)).toBe('document-invalid');
});

const CARD =
  '__typename uid sku name url_key small_image { url label } price_range { minimum_price { final_price { value currency } regular_price { value } } }';
const INGREDIENTS = 'ingredients { code inci name text url image { url label } }';
const TREE = (levels: number): string =>
  `uid name url_path include_in_menu position ${levels === 0 ? '' : `children { ${TREE(levels - 1)} }`}`;

test.each<[string, string, Record<string, unknown>?]>([
  ['the wish lists of a customer', `{ customer { wishlists { id items_v2 { items { id product { ${CARD} } } } } } }`],
  [
    'the wish lists of a customer, with what there is to choose of each product',
    `{ customer { wishlists { __typename id items_count items_v2 { __typename items { id __typename
      ... on ConfigurableWishlistItem { configurable_options { configurable_product_option_uid
        configurable_product_option_value_uid option_label value_label } }
      product { ${CARD} id new_to_date new_from_date rating_summary price_range { minimum_price { discount { amount_off percent_off }
        final_price { value currency } regular_price { value currency } } } small_image { disabled }
      ... on ConfigurableProduct { configurable_options { attribute_code uid label
        values { store_label uid swatch_data { __typename ... on TextSwatchData { value } ... on ColorSwatchData { value }
          ... on ImageSwatchData { value thumbnail } } } } } } } } } } }`,
  ],
  ['a page of categories with five levels below', `{ categories { items { ${TREE(5)} } } }`],
  [
    'twenty categories with their children',
    `query ($ids: [String!]) { categories(filters: { category_uid: { in: $ids } }, pageSize: 20) { items { ${TREE(3)} } } }`,
  ],
  ['a menu', `{ categoryList { ${TREE(4)} } }`],
  [
    'a page of products with filters',
    `query ($pageSize: Int = 24) { products(filter: {}, pageSize: $pageSize) { items { ${CARD} ... on ConfigurableProduct { variants { product { uid sku } attributes { code } } } } aggregations { label attribute_code options { label value count } } total_count } }`,
  ],
  [
    'a cart',
    `{ customerCart { id items { uid quantity product { ${CARD} categories { uid name } } prices { row_total { value } } errors { code message } } prices { grand_total { value } } shipping_addresses { available_shipping_methods { carrier_code method_code amount { value } } } } }`,
  ],
  [
    'a product',
    `query ($key: String) { products(filter: { url_key: { eq: $key } }) { items { ${CARD} related_products { ${CARD} } upsell_products { ${CARD} } crosssell_products { ${CARD} } ... on ConfigurableProduct { variants { product { ${CARD} media_gallery { url } } } } } } }`,
    { key: 'krem' },
  ],
  [
    'a page of products with what is in them',
    `{ products(filter: {}, pageSize: 96) { items { ${CARD} ${INGREDIENTS} } total_count } }`,
  ],
  ['the schema', getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true })],
])('%s: let in, as clients ask for it', (_what, document, variables = {}) => {
  expect(refusalOf(document, variables)).toBeUndefined();
});

const PAGE = `query ($size: Int = 300, $filter: ProductAttributeFilterInput) {
  products(filter: $filter, pageSize: $size) { items { ${CARD} related_products { ${CARD} } } } }`;

test('the cost goes by the values of variables, also of a document that was let in before', () => {
  const document = parse(PAGE);
  guard.refuseDocument(document);
  expect(guard.admit(document, { size: 10, filter: {} }).cost).toBeLessThan(limits.cost);
  expect(() => guard.admit(document, { size: 300, filter: {} })).toThrow('too costly');
  expect(() => guard.admit(document, { filter: {} })).toThrow('too costly');
  expect(guard.admit(document, { filter: { sku: { eq: 'KREM' } } }).cost).toBeLessThan(limits.cost);
  expect(() => guard.admit(document, { filter: { sku: { eq: null } } })).toThrow('too costly');
});

test('ingredients cost as many as a product can have', () => {
  const [products, ingredients, leaves] = [10, 6, 5];
  const costWith = (selection: string) =>
    guard.admit(parse(`{ products(filter: {}, pageSize: ${products}) { items { sku ${selection} } } }`), {}).cost;
  const codes = costWith('ingredients { code }');
  expect(codes).toBeGreaterThan(costWith('') + products * ingredients);
  expect(costWith('ingredients { code inci name text url }')).toBe(codes + products * ingredients * (leaves - 1));
});

test('what is asked for twice under one name costs once', () => {
  const once = guard.admit(parse('{ storeConfig { store_code } }'), {});
  const twice = guard.admit(
    parse(
      '{ storeConfig { store_code } ...A storeConfig { store_code } } fragment A on Query { storeConfig { store_code } }',
    ),
    {},
  );
  expect(twice.cost).toBe(once.cost);
});

test('what would take longer to compile than to run is not compiled', () => {
  const nested = (levels: number): string => (levels === 0 ? 'sku name' : `related_products { ${nested(levels - 1)} }`);
  const document = (levels: number) => parse(`{ products(filter: {}, pageSize: 1) { items { ${nested(levels)} } } }`);
  expect(guard.admit(document(1), {}).isCompiled).toBe(true);
  expect(guard.admit(document(3), {}).isCompiled).toBe(false);
});

test.each([
  ['too deep', JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`), 'variables-too-deep'],
  ['too many', Array.from({ length: 6_000 }, () => 1), 'variables-too-many'],
  ['too long', 'x'.repeat(21_000), 'text-too-long'],
  ['not finite', JSON.parse('1e309'), 'number-not-finite'],
])('values of variables that are %s are refused', (_what, value, code) => {
  expect(() => guard.refuseVariables({ input: value })).toThrow(
    expect.objectContaining({ extensions: expect.objectContaining({ code }) }),
  );
});

test('the refusal of a value names its place', () => {
  expect(() => guard.refuseVariables({ input: [{ quantity: 1 }, { quantity: Number.POSITIVE_INFINITY }] })).toThrow(
    'variables/input/1/quantity',
  );
});
