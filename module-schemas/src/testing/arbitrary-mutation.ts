import fc, { type Arbitrary } from 'fast-check';
import { isRecord } from '../is-record.ts';

/** Values that are of no use wherever they come. */
const useless = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    -1,
    0.5,
    1e308,
    [],
    {},
    [null],
    { kind: 'nowhere' },
    { type: 'doc', content: [{}] },
  ),
  fc.constantFrom<unknown>(
    'x'.repeat(10_000),
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    '\u0000',
    '\u0000x',
    'x\uD83D',
  ),
  fc.jsonValue({ maxDepth: 3 }),
);
const wish = fc.record({
  kind: fc.constantFrom('replace', 'remove', 'add', 'repeat'),
  steps: fc.array(fc.nat(), { maxLength: 5 }),
  value: useless,
  name: fc.oneof(fc.constantFrom('nieznane', 'kind', 'constructor', 'toString'), fc.string({ maxLength: 8 })),
});
type Wish = typeof wish extends Arbitrary<infer T> ? T : never;

/** The same settings with one thing in them changed for the worse. */
export function arbitraryMutation(settings: Arbitrary<Record<string, unknown>>): Arbitrary<Record<string, unknown>> {
  return fc.tuple(settings, wish).map(([valid, change]) => {
    const mutated = mutate(valid, change, 0);
    return isRecord(mutated) ? mutated : { value: mutated };
  });
}

/** Goes down as many steps as it can, and changes what stands there. */
function mutate(value: unknown, change: Wish, depth: number): unknown {
  const keys = Array.isArray(value) ? [...value.keys()] : isRecord(value) ? Object.keys(value) : [];
  const step = change.steps[depth];
  const key = step === undefined ? undefined : keys[step % keys.length];
  if (key === undefined || keys.length === 0) return depth === 0 ? changeEntry(value, change, keys) : change.value;
  const entry = Array.isArray(value) ? value[Number(key)] : (value as Record<string, unknown>)[key];
  const isLast = change.steps[depth + 1] === undefined;
  if (isLast && change.kind === 'remove') return without(value, key);
  return withEntry(value, key, isLast ? changeEntry(entry, change, []) : mutate(entry, change, depth + 1));
}

function changeEntry(value: unknown, { kind, value: other, name }: Wish, keys: readonly unknown[]): unknown {
  if (kind === 'add' && isRecord(value)) return { ...value, [name]: other };
  if (kind === 'repeat' && Array.isArray(value)) return Array.from({ length: 60 }, () => value[0] ?? other);
  return keys.length > 0 && isRecord(value) ? { ...value, [name]: other } : other;
}

function without(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => index !== key);
  return Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key));
}

function withEntry(value: unknown, key: string | number, entry: unknown): unknown {
  if (Array.isArray(value)) return value.with(Number(key), entry);
  return { ...(value as object), [key]: entry };
}
