import type { navbar } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Its menus open and close. */
export const hydration: ModuleHydration<typeof navbar> = {
  isInApp: true,
  isNeeded: () => true,
};
