import type { productsList } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** The buttons of a carousel scroll it; a grid has links only. */
export const hydration: ModuleHydration<typeof productsList> = {
  isInApp: true,
  isNeeded: ({ layout }) => layout === 'carousel',
  readsCurrent: () => true,
  products: 'listed',
};
