import { unstorableCharacterIn } from '@witryna/module-schemas';
import { MAX_VALUE_DEPTH, MAX_VALUE_ENTRIES, notAllowed, type QueryLimits, tooMuch } from './limits.ts';

interface Visit {
  readonly value: unknown;
  readonly key: string;
  readonly above?: Visit;
  readonly depth: number;
}

/**
 * Refuses values of variables that are too deep, too many or too long, numbers that are not finite (JSON writes
 * them as `1e309`) and texts that cannot be stored, before anything reads them. Goes through them without calling itself.
 */
export function refuseVariables(variables: unknown, { stringLength }: Pick<QueryLimits, 'stringLength'>): void {
  const waiting: Visit[] = [{ value: variables, key: '', depth: 0 }];
  let entries = 0;
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { value, depth } = visit;
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw notAllowed(`The number at "${pathOf(visit)}" is not finite.`, 'number-not-finite', {
        path: pathOf(visit),
      });
    }
    if (typeof value === 'string' && value.length > stringLength) {
      const message = `The text at "${pathOf(visit)}" is too long: at most ${stringLength} characters.`;
      throw tooMuch(message, 'text-too-long', pathOf(visit));
    }
    if (typeof value === 'string') refuseUnstorable(value, visit);
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_VALUE_DEPTH) {
      throw tooMuch(`The variables are too deep: at most ${MAX_VALUE_DEPTH} levels.`, 'variables-too-deep');
    }
    entries += Array.isArray(value) ? value.length : Object.keys(value).length;
    if (entries > MAX_VALUE_ENTRIES) {
      throw tooMuch(`The variables hold too much: at most ${MAX_VALUE_ENTRIES} values.`, 'variables-too-many');
    }
    for (const [key, inner] of Object.entries(value)) {
      refuseUnstorable(key, visit);
      waiting.push({ value: inner, key, above: visit, depth: depth + 1 });
    }
  }
}

function refuseUnstorable(text: string, visit: Visit): void {
  const character = unstorableCharacterIn(text);
  if (character === undefined) return;
  const path = pathOf(visit);
  throw notAllowed(`The text at "${path}" contains ${character}, which cannot be stored.`, 'text-not-storable', {
    path,
  });
}

/** `variables/input/0/quantity`, for the answer. */
function pathOf(visit: Visit): string {
  const keys: string[] = [];
  for (let each: Visit | undefined = visit; each?.above; each = each.above) keys.push(each.key.slice(0, 80));
  return ['variables', ...keys.reverse()].join('/');
}
