import { unstorableCharacterIn } from '@witryna/module-schemas';
import type { ErrorObject } from 'ajv';

/** Maximum length of any text in a request; most fields have lower limits in their schemas. */
const MAX_TEXT_LENGTH = 100_000;
/** Maximum nesting; above the limit of a page, so that the page's own rule is reported first. */
const MAX_INPUT_DEPTH = 128;

interface Visit {
  readonly value: unknown;
  readonly key: string;
  readonly above?: Visit;
  readonly depth: number;
}

/**
 * Limits of every part of a request, whatever its schema: no numbers that are not finite (URLs
 * and JSON both write them as `1e309`), limited texts and nesting, no characters
 * that no database keeps. Returns the first fault in Ajv's format;
 * undefined when there is none. Iterative, since deep input would overflow the stack.
 */
export function findInputFault(input: unknown): ErrorObject | undefined {
  const waiting: Visit[] = [{ value: input, key: '', depth: 0 }];
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { value, depth } = visit;
    if (typeof value === 'number' && !Number.isFinite(value)) return faultAt(visit, 'finite', {});
    if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH) {
      return faultAt(visit, 'maxLength', { limit: MAX_TEXT_LENGTH });
    }
    const character = typeof value === 'string' ? unstorableCharacterIn(value) : undefined;
    if (character) return faultAt(visit, 'storable', { character });
    // Files that were uploaded are bytes.
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    if (depth >= MAX_INPUT_DEPTH) return faultAt(visit, 'maxDepth', { limit: MAX_INPUT_DEPTH });
    for (const key of Object.keys(value)) {
      const inName = unstorableCharacterIn(key);
      if (inName) return faultAt(visit, 'storable', { character: inName });
      waiting.push({ value: (value as Record<string, unknown>)[key], key, above: visit, depth: depth + 1 });
    }
  }
  return undefined;
}

function faultAt(visit: Visit, keyword: string, params: Record<string, unknown>): ErrorObject {
  const keys: string[] = [];
  for (let each: Visit | undefined = visit; each?.above; each = each.above) keys.push(each.key);
  const escaped = keys.reverse().map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return { keyword, params, instancePath: escaped.join(''), schemaPath: `#/${keyword}`, message: keyword };
}
