import type { creations } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Points open a card each; looks without them are done when they are shown. */
export const hydration: ModuleHydration<typeof creations> = {
  isNeeded: ({ looks }) => looks.some(({ image }) => (image.points?.length ?? 0) > 0),
};
