import { storedToken } from '../api/customer-token.ts';
import { storageKeys } from '../storage-keys.ts';
import { createStoredValue } from '../stored-value.ts';
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
  /** A copy of a customer's list goes; what a guest has put aside stays. */
  readonly forgetCopy: () => void;
  readonly write: (list: FavouritesList) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStoredFavourites(): StoredFavourites {
  const { read, isBroken, write, subscribe } = createStoredValue(storageKeys.favourites, parseFavourites);

  function list(): FavouritesList {
    const known = read();
    return known && (known.id === GUEST_LIST || storedToken() !== undefined) ? known : NO_FAVOURITES;
  }

  return {
    list,
    has: (sku) => list().items.some((item) => item.sku === sku),
    isBroken,
    isUnknown: () => storedToken() !== undefined && (read()?.id ?? GUEST_LIST) === GUEST_LIST,
    forgetCopy() {
      if ((read()?.id ?? GUEST_LIST) !== GUEST_LIST) write(NO_FAVOURITES);
    },
    write,
    subscribe,
  };
}
