import { storedToken } from '../api/customer-token.ts';
import { watchToken } from '../api/watch-token.ts';
import { storageKeys } from '../storage-keys.ts';
import { readText, writeText } from '../stored-text.ts';
import { type FavouritesList, GUEST_LIST, NO_FAVOURITES, parseFavourites } from './favourites-list.ts';

/** The favourites that this browser remembers, for all its tabs. */
export interface StoredFavourites {
  /** Of whoever uses the browser now: a copy of a customer's list counts for customers alone. */
  readonly list: () => FavouritesList;
  readonly has: (sku: string) => boolean;
  /** Whether something is stored that is no list. */
  readonly isBroken: () => boolean;
  /** Whether a customer's own list is not here yet. */
  readonly isUnknown: () => boolean;
  readonly write: (list: FavouritesList) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStoredFavourites(): StoredFavourites {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let stored: FavouritesList | undefined;
  let stop: (() => void) | undefined;

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storageKeys.favourites) tell();
  };
  /** Parsed once for each text that was stored. */
  function read(): FavouritesList | undefined {
    const present = readText(storageKeys.favourites);
    if (present !== text) {
      text = present;
      stored = present === undefined ? undefined : parseFavourites(present);
    }
    return stored;
  }
  function list(): FavouritesList {
    const known = read();
    return known && (known.id === GUEST_LIST || storedToken() !== undefined) ? known : NO_FAVOURITES;
  }

  return {
    list,
    has: (sku) => list().items.some((item) => item.sku === sku),
    isBroken: () => read() === undefined && text !== undefined,
    isUnknown: () => storedToken() !== undefined && (read()?.id ?? GUEST_LIST) === GUEST_LIST,
    write(next) {
      writeText(storageKeys.favourites, JSON.stringify(next));
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
