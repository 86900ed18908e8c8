import type { productsList } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** The buttons of a carousel scroll it, filters open and narrow, cards may have a button to the cart; all else is links. */
export const hydration: ModuleHydration<typeof productsList> = {
  isInApp: true,
  isNeeded: ({ layout, source, pagination, filters }) =>
    layout === 'carousel' || source.kind === 'addToCart' || (pagination && filters),
  readsCurrent: () => true,
  products: ({ source }) => (source.kind === 'addToCart' ? 'whole' : 'listed'),
};
