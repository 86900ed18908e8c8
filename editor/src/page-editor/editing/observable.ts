import { createEmitter, type Unsubscribe } from '../document/emitter.ts';

/** A value that can be read, set and listened to. */
export interface Observable<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => Unsubscribe;
}

/** Listeners are called when the value is another one; `isSame` decides which ones are. */
export function createObservable<T>(initial: T, isSame: (a: T, b: T) => boolean = Object.is): Observable<T> {
  const changed = createEmitter();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (isSame(value, next)) return;
      value = next;
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}
