import type { whereToBuy } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Searching, the nearest, the map. One place needs none of them but the map. */
export const hydration: ModuleHydration<typeof whereToBuy> = {
  isNeeded: ({ places, hasMap }) => places.length > 1 || (hasMap && places[0]?.latitude !== undefined),
};
