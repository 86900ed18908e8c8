import { watchToken } from './api/watch-token.ts';
import { readText, writeText } from './stored-text.ts';

/** What the browser remembers under a name, for all its tabs. */
export interface StoredValue<Value> {
  /** Undefined where nothing is stored, or nothing that can be read. */
  readonly read: () => Value | undefined;
  /** Whether something is stored that cannot be read. */
  readonly isBroken: () => boolean;
  /** Nothing forgets it. */
  readonly write: (value: Value | undefined) => void;
  /** Calls the listener when it changes, here or in another tab, and when somebody signs in or out. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that is stored as JSON; `parse` says what of it can be read. */
export function createStoredValue<Value>(key: string, parse: (text: string) => Value | undefined): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let stored: Value | undefined;
  let stop: (() => void) | undefined;

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === key) tell();
  };
  /** Parsed once for each text that was stored. */
  function read(): Value | undefined {
    const present = readText(key);
    if (present !== text) {
      text = present;
      stored = present === undefined ? undefined : parse(present);
    }
    return stored;
  }

  return {
    read,
    isBroken: () => read() === undefined && text !== undefined,
    write(value) {
      writeText(key, value && JSON.stringify(value));
      tell();
    },
    subscribe(listener) {
      if (!stop) {
        window.addEventListener('storage', onStorage);
        const stopWatching = watchToken(tell);
        stop = () => {
          window.removeEventListener('storage', onStorage);
          stopWatching();
        };
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
