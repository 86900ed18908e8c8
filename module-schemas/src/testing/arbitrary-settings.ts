import fc, { type Arbitrary } from 'fast-check';
import type { Driver } from '../driver.ts';
import { moduleDefinitions } from '../registry.gen.ts';
import type { RequiredUnless } from '../shared/required-unless.ts';
import { arbitraryRichText } from './arbitrary-rich-text.ts';
import { storableText } from './storable-text.ts';

/** The keywords by which values are made. */
export interface ArbitrarySchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly ArbitrarySchema[];
  readonly properties?: Readonly<Record<string, ArbitrarySchema>>;
  readonly required?: readonly string[];
  readonly 'x-requiredUnless'?: RequiredUnless;
  readonly items?: ArbitrarySchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly 'x-href'?: boolean;
  readonly 'x-moment'?: boolean;
  readonly 'x-richText'?: boolean;
  readonly 'x-reference'?: string;
  readonly 'x-minPointDistance'?: number;
}

/** Keys of each kind that what is tested knows; others are made up beside them. */
export type KnownKeys = Readonly<Record<string, readonly (string | number)[]>>;

const HREFS = [
  '/',
  '/twarz/serum?page=2#sklad',
  '#sklad',
  'https://example.com/a?b=%20',
  'mailto:a@b.pl',
  'tel:+48 600',
];
const MOMENTS = ['2026-12-01', '2024-02-29', '2026-12-01T08:30', '1999-01-01'];
/** Longest list and longest text that are made where a schema allows more. */
const MOST_ITEMS = 4;
const LONGEST_TEXT = 400;
const POINTS_ON_A_SIDE = 8;

/** Texts that have broken something somewhere, beside those that are made up. */
const HOSTILE = [
  '</script><script>alert(1)</script>',
  '{{constructor}}',
  '\u202Eabc',
  '&amp;<b>',
  '\u0001\u007F\uFFFF',
  '🧴'.repeat(9),
];

/** Settings that are valid for a module, whatever its schema allows. */
export function arbitrarySettings(driver: Driver, known: KnownKeys = {}): Arbitrary<Record<string, unknown>> {
  return arbitraryOf(moduleDefinitions[driver].settings as ArbitrarySchema, known) as Arbitrary<
    Record<string, unknown>
  >;
}

function arbitraryOf(schema: ArbitrarySchema, known: KnownKeys): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema['x-richText']) return arbitraryRichText;
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((option) => arbitraryObject(option, known)));
  switch (schema.type) {
    case 'object':
      return arbitraryObject(schema, known);
    case 'array':
      return arbitraryList(schema, known);
    case 'integer':
      return arbitraryInteger(schema, known);
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return arbitraryText(schema, known);
    default:
      throw new Error(`No values are made for ${JSON.stringify(schema)}`);
  }
}

/** An object with what it must have and some of what it may have. */
function arbitraryObject(schema: ArbitrarySchema, known: KnownKeys): Arbitrary<object> {
  const { properties = {}, required = [], 'x-requiredUnless': unless = {} } = schema;
  const names = Object.keys(properties);
  const made = names.map((name) => {
    const value = arbitraryOf(properties[name] ?? {}, known);
    return [name, name === 'alt' ? value.filter(isSaying) : value] as const;
  });
  // A picture with a link needs its words, which a schema does not say of the text itself.
  const needed = names.filter((name) => required.includes(name) || name === 'alt' || name === 'kind');
  const withKeys = (keys: readonly string[]) =>
    fc.record(Object.fromEntries(made), { requiredKeys: [...new Set([...needed, ...keys])] });
  // What it must have is its own, or what names the content that brings it.
  return fc.oneof(withKeys(Object.keys(unless)), withKeys(Object.values(unless)));
}

const isSaying = (words: unknown) => typeof words === 'string' && words.trim() !== '';

function arbitraryList(schema: ArbitrarySchema, known: KnownKeys): Arbitrary<unknown[]> {
  const { items = {}, minItems = 0, maxItems = MOST_ITEMS, uniqueItems } = schema;
  const constraints = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)) };
  if (schema['x-minPointDistance'] !== undefined) return arbitraryPoints(items, known, constraints.maxLength);
  const item = arbitraryOf(items, known);
  return uniqueItems
    ? fc.uniqueArray(item, { ...constraints, selector: (value) => JSON.stringify(value) })
    : fc.array(item, constraints);
}

/** Points of which none lies on another: each in a field of its own. */
function arbitraryPoints(items: ArbitrarySchema, known: KnownKeys, maxLength: number): Arbitrary<unknown[]> {
  const fields = fc.uniqueArray(fc.nat({ max: POINTS_ON_A_SIDE ** 2 - 1 }), { maxLength });
  return fields.chain((taken) =>
    fc.tuple(
      ...taken.map((field) =>
        arbitraryObject(items, known).map((point) => ({
          ...point,
          x: (field % POINTS_ON_A_SIDE) / POINTS_ON_A_SIDE,
          y: Math.floor(field / POINTS_ON_A_SIDE) / POINTS_ON_A_SIDE,
        })),
      ),
    ),
  );
}

function arbitraryInteger(schema: ArbitrarySchema, known: KnownKeys): Arbitrary<unknown> {
  const made = fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 2_147_483_647 });
  const keys = known[schema['x-reference'] ?? ''] ?? [];
  return keys.length > 0 ? fc.oneof(fc.constantFrom(...keys), made) : made;
}

function arbitraryText(schema: ArbitrarySchema, known: KnownKeys): Arbitrary<unknown> {
  const { minLength = 0, maxLength = LONGEST_TEXT, pattern } = schema;
  const isFit = (text: string) => [...text].length >= minLength && [...text].length <= maxLength;
  if (schema['x-href']) return fc.constantFrom(...HREFS);
  if (schema['x-moment']) return fc.constantFrom(...MOMENTS);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u')).filter(isFit);
  const made = storableText({ minLength, maxLength: Math.min(maxLength, LONGEST_TEXT) });
  const hostile = HOSTILE.filter(isFit);
  // One word as long as it may be: nothing can break it into lines.
  const longest = fc.constant('Ż'.repeat(Math.min(maxLength, LONGEST_TEXT)));
  const texts = fc.oneof(made, longest, ...(hostile.length > 0 ? [fc.constantFrom(...hostile)] : []));
  const keys = known[schema['x-reference'] ?? ''] ?? [];
  return keys.length > 0 ? fc.oneof(fc.constantFrom(...keys), texts) : texts;
}
