import type { FieldChanges } from './page-patch.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Sets and removes fields of a record; gives the new record and what brings the old one back. */
export function changeFields<T extends Fields>(record: T, changes: FieldChanges): { next: T; inverse: FieldChanges } {
  const next: Record<string, unknown> = { ...record };
  const set: Record<string, unknown> = {};
  const unset: string[] = [];
  const remember = (name: string) => {
    if (Object.hasOwn(record, name)) set[name] = record[name];
    else unset.push(name);
  };
  for (const [name, value] of Object.entries(changes.set)) {
    remember(name);
    next[name] = value;
  }
  for (const name of changes.unset) {
    if (!Object.hasOwn(record, name)) continue;
    remember(name);
    delete next[name];
  }
  return { next: next as T, inverse: { set, unset } };
}

/** What must be set and unset to get from one record to the other; undefined when they say the same. */
export function diffFields(before: Fields, after: Fields): FieldChanges | undefined {
  const set: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    if (value !== undefined && !isSameValue(before[name], value)) set[name] = value;
  }
  const unset = Object.keys(before).filter((name) => before[name] !== undefined && after[name] === undefined);
  return unset.length === 0 && Object.keys(set).length === 0 ? undefined : { set, unset };
}

/** Equality of JSON values; the order of an object's fields does not count. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [keysOfA, keysOfB] = [Object.keys(a), Object.keys(b)];
  return (
    keysOfA.length === keysOfB.length &&
    keysOfA.every((key) => Object.hasOwn(b, key) && isSameValue((a as Fields)[key], (b as Fields)[key]))
  );
}
