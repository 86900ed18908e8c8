import { SCROLLS_KEY } from '../head-script.ts';

/** Scroll positions by entry of the history; they outlive a reload. */
export interface ScrollMemory {
  save(historyKey: string, top: number): void;
  find(historyKey: string): number | undefined;
  /** Writes to the storage; called when the page is hidden. */
  persist(): void;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export function createScrollMemory(storage: Storage | undefined, limit: number): ScrollMemory {
  const positions = new Map<string, number>(readPositions(storage));
  return {
    save(historyKey, top) {
      positions.delete(historyKey);
      positions.set(historyKey, top);
      const [oldest] = positions.keys();
      if (positions.size > limit && oldest !== undefined) positions.delete(oldest);
    },
    find: (historyKey) => positions.get(historyKey),
    persist() {
      try {
        storage?.setItem(SCROLLS_KEY, JSON.stringify([...positions]));
      } catch {
        // A full or forbidden storage costs the position after a reload and nothing else.
      }
    },
  };
}

function readPositions(storage: Storage | undefined): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(SCROLLS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
