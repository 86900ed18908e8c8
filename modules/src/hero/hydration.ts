import type { hero } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Static; but the picture of a product is that of its chosen variant. */
export const hydration: ModuleHydration<typeof hero> = {
  isNeeded: () => false,
  readsVariant: ({ source }) => source === 'current',
};
