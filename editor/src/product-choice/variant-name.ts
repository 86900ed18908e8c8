import type { ProductVariant } from '@witryna/module-schemas';
import { formatNumber } from '../i18n/format.ts';

/** A variant by its shade and size: Malwa, 4,2 g; empty when it has neither. */
export function nameOfVariant(variant: Pick<ProductVariant, 'size' | 'colour'> | undefined): string {
  if (!variant) return '';
  const { size, colour } = variant;
  return [colour?.label, size && `${formatNumber(size.value)} ${size.unit}`].filter(Boolean).join(', ');
}
