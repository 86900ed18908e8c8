import { formatSize, type ProductVariant } from '@witryna/module-schemas';

/** What tells a variant from its siblings: `Malwa, 4,2 g`; empty where there is nothing to tell. */
export function variantInWords(language: string, variant: ProductVariant | undefined): string {
  if (!variant) return '';
  const { colour, size } = variant;
  return [colour?.label, size && formatSize(size, language)].filter(Boolean).join(', ');
}
