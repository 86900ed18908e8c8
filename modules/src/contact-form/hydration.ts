import type { contactForm } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** It is sent without leaving the page, and checked while it is filled in. */
export const hydration: ModuleHydration<typeof contactForm> = { isNeeded: () => true };
