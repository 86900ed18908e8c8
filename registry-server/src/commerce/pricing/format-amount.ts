import { currencyStyle } from '@witryna/module-schemas';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount of minor units as people read it: `1 234,50 zł`. */
export function formatAmount(
  amount: number,
  { language, currency }: { readonly language: string; readonly currency: string },
): string {
  const key = `${language} ${currency}`;
  // In Polish four digits are not grouped by default; the shop groups all thousands.
  const format =
    formats.get(key) ?? new Intl.NumberFormat(language, { ...currencyStyle(currency), useGrouping: 'always' });
  formats.set(key, format);
  return format.format(amount / 100);
}
