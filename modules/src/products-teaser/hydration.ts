import type { productsTeaser } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Cards with a button to the cart react; all others are links. */
export const hydration: ModuleHydration<typeof productsTeaser> = {
  isNeeded: ({ source }) => source.kind === 'addToCart',
};
