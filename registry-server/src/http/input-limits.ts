import type { ErrorObject } from 'ajv';

/** Longest text in a request, wherever it stands; most fields have narrower limits in their schemas. */
export const MAX_TEXT_LENGTH = 100_000;
/** Lists and objects within one another; above what a page may have, so that its own rule speaks first. */
export const MAX_INPUT_DEPTH = 128;

interface Visit {
  readonly value: unknown;
  readonly key: string;
  readonly above?: Visit;
  readonly depth: number;
}

/**
 * What no part of a request may hold, whatever its schema says or leaves open: numbers that are not finite (an address
 * and JSON both write them as `1e309`), texts and nesting without an end. The first fault as Ajv would tell it;
 * undefined when there is none. Goes through the values without calling itself.
 */
export function findInputFault(input: unknown): ErrorObject | undefined {
  const waiting: Visit[] = [{ value: input, key: '', depth: 0 }];
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { value, depth } = visit;
    if (typeof value === 'number' && !Number.isFinite(value)) return faultAt(visit, 'finite', {});
    if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH) {
      return faultAt(visit, 'maxLength', { limit: MAX_TEXT_LENGTH });
    }
    // Files that were uploaded are bytes.
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    if (depth >= MAX_INPUT_DEPTH) return faultAt(visit, 'maxDepth', { limit: MAX_INPUT_DEPTH });
    for (const key of Object.keys(value)) {
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
