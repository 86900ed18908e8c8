import { isRecord } from '@witryna/module-schemas';

/** JSON with the names of every object in order: equal values give equal texts, in whatever order they were put together. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (isRecord(part) ? inOrder(part) : part));
}

function inOrder(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(record)
      .toSorted()
      .map((name) => [name, record[name]]),
  );
}
