import type { tabs } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Choosing a tab, by pointer, key or hash. */
export const hydration: ModuleHydration<typeof tabs> = {
  isNeeded: () => true,
  readsCurrent: ({ tabs: parts }) => parts.some(({ source }) => source === 'current'),
};
