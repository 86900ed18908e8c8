import { sumFormatOf } from '@witryna/module-schemas';

/** An amount of minor units as people read it: `1 234,50 zł`. */
export function formatAmount(
  amount: number,
  { language, currency }: { readonly language: string; readonly currency: string },
): string {
  return sumFormatOf(language, currency).format(amount / 100);
}
