import type { productReviews } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Sorts, filters and shows more in its place. */
export const hydration: ModuleHydration<typeof productReviews> = {
  isNeeded: () => true,
  readsCurrent: ({ sku }) => sku === undefined,
  readsReviews: true,
  products: 'named',
};
