import type { ProductVariant } from '@witryna/module-schemas';

/** A size as it is written in this language: `4,2 g`, its number and unit on one line. */
export function sizeInWords(language: string, { value, unit }: NonNullable<ProductVariant['size']>): string {
  return `${new Intl.NumberFormat(language).format(value)}\u00a0${unit}`;
}
