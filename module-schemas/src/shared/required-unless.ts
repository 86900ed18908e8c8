import { isRecord } from '../is-record.ts';

/** Fields that an object must have, each with the field that makes it needless: it names content that brings it. */
export type RequiredUnless = Readonly<Record<string, string>>;

/** Those of the fields that are missing though nothing brings them. */
export function fieldsMissing(wanted: RequiredUnless, value: unknown): string[] {
  if (!isRecord(value)) return [];
  return Object.entries(wanted).flatMap(([field, source]) =>
    value[field] === undefined && value[source] === undefined ? [field] : [],
  );
}
