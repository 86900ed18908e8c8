import type { PlacedModule } from '@witryna/module-schemas';
import type { Subtree } from '../document/page-patch.ts';

const STORAGE_KEY = 'witryna.clipboard';

/** Keeps what was copied, also for another page in another tab. */
export function writeClipboard(subtree: Subtree): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(subtree));
}

/** What was copied last; undefined when nothing was, or when it is not what we wrote. */
export function readClipboard(): Subtree | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isSubtree(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isSubtree(value: unknown): value is Subtree {
  return Array.isArray(value) && value.length > 0 && value.every(isPlacedModule);
}

function isPlacedModule(value: unknown): value is PlacedModule {
  if (typeof value !== 'object' || value === null) return false;
  const { id, driver, version, settings } = value as Partial<Record<keyof PlacedModule, unknown>>;
  return (
    typeof id === 'string' &&
    typeof driver === 'string' &&
    typeof version === 'number' &&
    typeof settings === 'object' &&
    settings !== null
  );
}
