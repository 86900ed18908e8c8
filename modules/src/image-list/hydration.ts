import type { imageList } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Points open a card each; pictures without them are done when they are shown. */
export const hydration: ModuleHydration<typeof imageList> = {
  isNeeded: ({ items = [] }) => items.some(({ image }) => (image.points?.length ?? 0) > 0),
  products: 'named',
};
