import type { PageDocument } from '@witryna/module-schemas';
import type { Current } from './load-related.ts';

/** The module that may tell of the brand of the page's own product. */
const BRAND_DRIVER = 'brand-teaser';

/** The brand of the product that the page is about, where a module shows it. */
export function currentBrands({ containers }: PageDocument, current: Current | undefined): string[] {
  if (current?.kind !== 'product' || !current.product.brand) return [];
  const isShown = Object.values(containers).some(
    ({ driver, settings }) => driver === BRAND_DRIVER && settings.source === 'current',
  );
  return isShown ? [current.product.brand.code] : [];
}
