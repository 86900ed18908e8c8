/** A JSON object of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The objects of a list; none for anything else. */
export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

/** A text, or a number as text; empty for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** Reads a JSON object; undefined for everything that is none. */
export function parseFields(raw: Buffer | string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(raw.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** An address that a browser may be sent to; undefined for anything else. */
export function pageAddressOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value) ? value : undefined;
}
