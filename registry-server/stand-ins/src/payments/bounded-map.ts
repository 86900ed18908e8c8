const MOST = 5_000;

/** Things by name, in memory; the oldest make room. */
export function createBoundedMap<T>(most = MOST) {
  const kept = new Map<string, T>();
  return {
    get: (name: string) => kept.get(name),
    delete: (name: string) => kept.delete(name),
    values: () => [...kept.values()],
    set(name: string, value: T): T {
      const [oldest] = kept.keys();
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
      kept.set(name, value);
      return value;
    },
  };
}
