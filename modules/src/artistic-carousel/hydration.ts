import type { artisticCarousel } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Its buttons scroll it; a single slide has none. */
export const hydration: ModuleHydration<typeof artisticCarousel> = { isNeeded: ({ slides }) => slides.length > 1 };
