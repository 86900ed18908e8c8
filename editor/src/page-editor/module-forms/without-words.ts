const WORDS: ReadonlySet<string> = new Set(['title', 'description', 'x-enumTitles']);
/** Of these the keys are names of fields, which may be called `title`. */
const NAMES = 'properties';
/** Values of fields, not schemas. */
const VALUES: ReadonlySet<string> = new Set(['default', 'enum', 'const']);

const known = new WeakMap<object, unknown>();

/** A schema without what people read of it: the same in each language. */
export function withoutWords<T>(schema: T): T {
  if (typeof schema !== 'object' || schema === null) return schema;
  const made = known.get(schema) ?? strip(schema, false);
  known.set(schema, made);
  return made as T;
}

function strip(node: unknown, keysAreNames: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => strip(item, false));
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => keysAreNames || !WORDS.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (!keysAreNames && VALUES.has(key)) return [key, value];
      return [key, strip(value, !keysAreNames && key === NAMES)];
    }),
  );
}
