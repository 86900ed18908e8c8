import type { image } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Points open a card each; a picture without them is done when it is shown. */
export const hydration: ModuleHydration<typeof image> = {
  isInApp: true,
  isNeeded: ({ image: picture }) => (picture?.points?.length ?? 0) > 0,
  products: 'named',
  readsCurrent: ({ source }) => source === 'current',
  readsVariant: ({ source }) => source === 'current',
};
