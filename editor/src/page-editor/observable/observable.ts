export type Unsubscribe = () => void;

/** Calls whoever subscribed; a listener may leave while it is being called. */
export function createEmitter<Args extends readonly unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    emit(...args: Args): void {
      for (const listener of [...listeners]) listener(...args);
    },
    subscribe(listener: (...args: Args) => void): Unsubscribe {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Listeners by key: only those of the key are called. */
export function createKeyedEmitter() {
  const emitters = new Map<string, ReturnType<typeof createEmitter>>();
  return {
    emit(key: string): void {
      emitters.get(key)?.emit();
    },
    subscribe(key: string, listener: () => void): Unsubscribe {
      const emitter = emitters.get(key) ?? createEmitter();
      emitters.set(key, emitter);
      return emitter.subscribe(listener);
    },
  };
}

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
