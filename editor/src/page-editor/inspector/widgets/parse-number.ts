const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** What was typed as a number: undefined when nothing was, null when it is not one (yet). */
export function parseNumber(typed: string): number | undefined | null {
  const text = typed.replace(/\s/g, '');
  if (text === '') return undefined;
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : null;
}

/** A number as Polish people write it; empty for anything else. */
export function showNumber(value: unknown): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : '';
}
