const WHOLE = /^\d{1,12}$/;
const DECIMAL = /^(\d{1,10})\.(\d{2})$/;

/** Whole minor units, written as a number or as digits; undefined for anything else. */
export function minorUnitsOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
  return typeof value === 'string' && WHOLE.test(value) ? Number(value) : undefined;
}

/** `1234` → `12.34`, for currencies of two decimals. */
export function decimalOf(minorUnits: number): string {
  if (!Number.isSafeInteger(minorUnits) || minorUnits < 0) throw new RangeError(`no amount: ${minorUnits}`);
  const digits = String(minorUnits).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `12.34` → `1234`; undefined for anything that does not have exactly two decimals. */
export function minorUnitsOfDecimal(value: unknown): number | undefined {
  const [, whole, cents] = typeof value === 'string' ? (DECIMAL.exec(value) ?? []) : [];
  return whole === undefined ? undefined : Number(whole + cents);
}
