import type { container } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Does nothing itself; what lies in it may. */
export const hydration: ModuleHydration<typeof container> = {
  isInApp: true,
  isNeeded: () => false,
};
