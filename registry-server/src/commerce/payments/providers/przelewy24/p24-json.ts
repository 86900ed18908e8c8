/** What Przelewy24's documents are made of. Its order numbers are 64-bit: as numbers of JavaScript they would lose digits. */
export type P24Value = string | number | bigint | boolean | readonly P24Value[] | P24Fields;
export interface P24Fields {
  readonly [name: string]: P24Value;
}

type Reviver = (this: unknown, key: string, value: unknown, context: { readonly source?: string }) => unknown;

/** Reads JSON; whole numbers that a number cannot hold become bigint. Undefined for anything that is no JSON object. */
export function parseP24(text: string): Readonly<Record<string, unknown>> | undefined {
  const keepDigits: Reviver = (_key, value, { source }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source ?? '')
      ? BigInt(source ?? '')
      : value;
  try {
    const value: unknown = JSON.parse(text, keepDigits as (this: unknown, key: string, value: unknown) => unknown);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Compact JSON in the order of the fields, all digits of whole numbers kept. */
export function writeP24(value: P24Value): string {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return `[${(value as readonly P24Value[]).map(writeP24).join(',')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value as P24Fields).map(([name, each]) => `${JSON.stringify(name)}:${writeP24(each)}`);
  return `{${fields.join(',')}}`;
}
