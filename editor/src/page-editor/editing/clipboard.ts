import type { PlacedModule } from '@witryna/module-schemas';
import type { Subtree } from '../document/index.ts';
import { createEmitter } from '../observable/observable.ts';

const STORAGE_KEY = 'witryna.clipboard';

const changed = createEmitter();

/** Keeps what was copied, also for another page in another tab. */
export function writeClipboard(subtree: Subtree): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(subtree));
  changed.emit();
}

/** What was copied last; undefined when nothing was, or when it is not what we wrote. */
export function readClipboard(): Subtree | undefined {
  try {
    const stored: unknown = JSON.parse(clipboardText());
    return isSubtree(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The clipboard as it is stored, to tell whether it has changed. */
export function clipboardText(): string {
  return localStorage.getItem(STORAGE_KEY) ?? 'null';
}

/** Hears of what is copied here and in other tabs. */
export function subscribeClipboard(listener: () => void): () => void {
  const stop = changed.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
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
