import type { productsTeaser } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Cards with a button to the cart react; all others are links. What a set saves depends on its price. */
export const hydration: ModuleHydration<typeof productsTeaser> = {
  isNeeded: ({ source }) => source.kind === 'addToCart',
  readsVariant: ({ source }, { contents = [] }) => source.kind === 'contents' && contents.length > 0,
};
