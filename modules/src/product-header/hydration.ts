import type { productHeader } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Its gallery, its choice of shades and its button react at once. */
export const hydration: ModuleHydration<typeof productHeader> = {
  isNeeded: () => true,
  readsCurrent: ({ sku }) => sku === undefined,
};
