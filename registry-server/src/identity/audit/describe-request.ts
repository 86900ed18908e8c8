import type { AuditDetails, AuditSubject } from './audit.tables.ts';

const MOST_FIELDS = 50;
const LONGEST_VALUE = 200;

type Plain = string | number | boolean | null;

/** Which thing the request is about: the parameters of its address. */
export function subjectOf(params: unknown): AuditSubject {
  return Object.fromEntries(
    entriesOf(params).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, shorten(value)]] : [],
    ),
  );
}

/** What is kept of a body: the names of its fields, and plain values of those that the route allows. */
export function detailsOf(body: unknown, allowed: readonly string[]): AuditDetails {
  const entries = entriesOf(body).slice(0, MOST_FIELDS);
  if (entries.length === 0) return {};
  const values = entries.flatMap(([name, value]) =>
    allowed.includes(name) && isPlain(value) ? [[name, shorten(value)] as const] : [],
  );
  return {
    fields: entries.map(([name]) => shorten(name)),
    ...(values.length > 0 && { values: Object.fromEntries(values) }),
  };
}

/** The same of those fields alone that the write has changed; one that it emptied need not stand in the body. */
export function changedDetailsOf(body: unknown, changed: readonly string[], allowed: readonly string[]): AuditDetails {
  const sent = new Map(entriesOf(body));
  return detailsOf(Object.fromEntries(changed.map((name) => [name, sent.get(name)])), allowed);
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function isPlain(value: unknown): value is Plain {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function shorten(value: string): string;
function shorten<Value extends Plain>(value: Value): Value | string;
function shorten(value: Plain): Plain {
  return typeof value === 'string' && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
}
