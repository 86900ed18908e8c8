import type { FilledSettingsOf, tabs } from '@witryna/module-schemas';
import type { ModuleHydration } from '../hydration/index.ts';

/** Choosing a tab, by pointer, key or hash. */
export const hydration: ModuleHydration<typeof tabs> = {
  isNeeded: () => true,
  readsCurrent: isBound,
  readsTexts: isBound,
};

function isBound({ tabs: parts }: FilledSettingsOf<typeof tabs>): boolean {
  return parts.some(({ source }) => source === 'current');
}
