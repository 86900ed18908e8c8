import { unstorableCharacterIn } from '@witryna/module-schemas';
import type { ErrorObject } from 'ajv';

/** Maximum length of any text in a request; most fields have lower limits in their schemas. */
const MAX_TEXT_LENGTH = 100_000;
/** Maximum nesting; above the limit of a page, so that the page's own rule is reported first. */
const MAX_INPUT_DEPTH = 128;

/** A list or an object on the way through the input. */
interface Visit {
  readonly value: object;
  readonly key: string;
  readonly above?: Visit;
  readonly depth: number;
}

/**
 * Limits of every part of a request, whatever its schema: no numbers that are not finite (URLs
 * and JSON both write them as `1e309`), limited texts and nesting, no characters
 * that no database keeps. Returns the first fault in Ajv's format;
 * undefined when there is none. Iterative, since deep input would overflow the stack; what holds
 * nothing is looked at where it is found, since a large body has very much of it.
 */
export function findInputFault(input: unknown): ErrorObject | undefined {
  if (!holdsValues(input)) return faultOf(input, '', undefined);
  const waiting: Visit[] = [{ value: input, key: '', depth: 0 }];
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { value, depth } = visit;
    if (depth >= MAX_INPUT_DEPTH) return faultAt(visit, 'maxDepth', { limit: MAX_INPUT_DEPTH });
    for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
      const inner = (value as Readonly<Record<string | number, unknown>>)[key];
      const inName = typeof key === 'string' ? unstorableCharacterIn(key) : undefined;
      if (inName) return faultAt(visit, 'storable', { character: inName });
      const fault = faultOf(inner, key, visit);
      if (fault) return fault;
      if (holdsValues(inner)) waiting.push({ value: inner, key: String(key), above: visit, depth: depth + 1 });
    }
  }
  return undefined;
}

/** Files that were uploaded are bytes. */
const holdsValues = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

/** What is wrong with a number or a text; undefined for all other values. */
function faultOf(value: unknown, key: string | number, above: Visit | undefined): ErrorObject | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const found = typeof value === 'number' ? numberFault(value) : textFault(value);
  if (!found) return undefined;
  const visit = { value: {}, key: String(key), depth: 0, ...(above && { above }) };
  return faultAt(visit, ...found);
}

type Found = [keyword: string, params: Record<string, unknown>];

const numberFault = (value: number): Found | undefined => (Number.isFinite(value) ? undefined : ['finite', {}]);

function textFault(value: string): Found | undefined {
  if (value.length > MAX_TEXT_LENGTH) return ['maxLength', { limit: MAX_TEXT_LENGTH }];
  const character = unstorableCharacterIn(value);
  return character ? ['storable', { character }] : undefined;
}

function faultAt(visit: Visit, keyword: string, params: Record<string, unknown>): ErrorObject {
  const keys: string[] = [];
  for (let each: Visit | undefined = visit; each?.above; each = each.above) keys.push(each.key);
  const escaped = keys.reverse().map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return { keyword, params, instancePath: escaped.join(''), schemaPath: `#/${keyword}`, message: keyword };
}
