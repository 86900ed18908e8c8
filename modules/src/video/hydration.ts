import type { video } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** A film of another company begins with a click; the browser plays our own by itself. */
export const hydration: ModuleHydration<typeof video> = { isNeeded: ({ film }) => film.kind !== 'file' };
