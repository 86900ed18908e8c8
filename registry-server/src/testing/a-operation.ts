import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql/index.js';

export interface AnyOperation {
  readonly name: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

const SELECTION_DEPTH = 3;
const INPUT_DEPTH = 4;

/** Texts that other shops fell over: empty, long, foreign, quoting, control characters, ids of every look. */
const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1',
    '99999999999999999999',
    'MQ==',
    'bm90LWEtbnVtYmVy',
    "' OR 1=1 --",
    '%_*"\\',
    '<script>alert(1)</script>',
    '\u0000',
    'Żółć',
    '🧴',
    '../../etc/passwd',
    '0'.repeat(32),
    'a@b.pl',
    '2026-02-30',
    'PL',
    '=HYPERLINK("x")',
  ),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.constant('ż'.repeat(1_000)),
);
const integers = fc.oneof(fc.constantFrom(-1, 0, 1, 2_147_483_647, -2_147_483_648), fc.integer({ min: -9, max: 400 }));
const floats = fc.oneof(fc.constantFrom(-1, 0, 0.5, 1, 1e9, 1.7e308, -0.0001), fc.float({ noNaN: true }));

/** Any call of a root field: values of its types at their edges. */
export function anOperation(
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  field: string,
): fc.Arbitrary<AnyOperation> {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const definition = root?.getFields()[field];
  if (!definition) throw new Error(`No ${kind} ${field}.`);
  const declared = definition.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = definition.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field}${passed && `(${passed})`}${selectionOf(schema, definition.type, SELECTION_DEPTH)}`;
  const query = `${kind}${declared && `(${declared})`} { ${call} }`;
  const variables = Object.fromEntries(definition.args.map(({ name, type }) => [name, anyValueOf(type, INPUT_DEPTH)]));
  return fc.record(variables).map((values) => ({ name: `${kind} ${field}`, query, variables: values }));
}

function anyValueOf(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return givenValueOf(type.ofType, depth);
  return fc.option(givenValueOf(type, depth), { freq: 3 });
}

function givenValueOf(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(anyValueOf(type.ofType, depth), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const required = fields.filter(({ type: fieldType }) => isNonNullType(fieldType)).map(({ name }) => name);
    if (depth === 0) return fc.constant(null);
    return fc.record(Object.fromEntries(fields.map((field) => [field.name, anyValueOf(field.type, depth - 1)])), {
      requiredKeys: required,
    });
  }
  switch (getNamedType(type).name) {
    case 'Int':
      return integers;
    case 'Float':
      return floats;
    case 'Boolean':
      return fc.boolean();
    default:
      return texts;
  }
}

/** Every field that needs no argument, down to a depth; deprecated ones too. */
function selectionOf(schema: GraphQLSchema, output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output);
  if (!isObjectType(type) && !isInterfaceType(type)) return isAbstractType(type) ? ' { __typename }' : '';
  const fields = Object.values(type.getFields()).filter(needsNothing);
  const chosen = fields.flatMap((field) => {
    const isLeaf = !isObjectType(getNamedType(field.type)) && !isAbstractType(getNamedType(field.type));
    if (isLeaf) return [field.name];
    return depth > 1 ? [`${field.name}${selectionOf(schema, field.type, depth - 1)}`] : [];
  });
  return ` { ${['__typename', ...chosen].join(' ')} }`;
}

function needsNothing(field: GraphQLField<unknown, unknown>): boolean {
  return field.args.every(({ type, defaultValue }) => !isNonNullType(type) || defaultValue !== undefined);
}
