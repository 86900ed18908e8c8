import type { text } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Static; but each variant of a product has a price of its own. */
export const hydration: ModuleHydration<typeof text> = {
  isNeeded: () => false,
  readsVariant: ({ source, field }) => source === 'current' && field === 'price',
};
