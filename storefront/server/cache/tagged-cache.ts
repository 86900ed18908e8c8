/** A cache bounded by bytes, the longest unused entry leaving first, from which entries are dropped by tag. */
export interface TaggedCache<V> {
  get(key: string): V | undefined;
  /** The moment a load begins, for `put`: what is dropped after it does not come back. */
  mark(): number;
  /** Stores a value unless one of its tags was dropped since `mark`; says whether it was stored. */
  put(key: string, value: V, cost: { readonly bytes: number; readonly tags: readonly string[] }, mark: number): boolean;
  /** Tells that an entry has grown. */
  grow(key: string, value: V, bytes: number): void;
  dropTags(tags: readonly string[]): void;
  clear(): void;
  readonly bytes: number;
  readonly size: number;
}

interface Entry<V> {
  readonly value: V;
  readonly tags: readonly string[];
  bytes: number;
}

export interface TaggedCacheLimits {
  readonly maxBytes: number;
  /** Dropped tags that are remembered, so that what was loaded before is not stored after. */
  readonly rememberedDrops: number;
}

export function createTaggedCache<V>(limits: TaggedCacheLimits): TaggedCache<V> {
  const entries = new Map<string, Entry<V>>();
  const keysByTag = new Map<string, Set<string>>();
  /** Dropped tag → when; insertion order is order of time. */
  const drops = new Map<string, number>();
  let clock = 0;
  let forgottenUntil = 0;
  let total = 0;

  function remove(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    total -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function shrink() {
    for (const key of entries.keys()) {
      if (total <= limits.maxBytes) return;
      remove(key);
    }
  }

  function rememberDrop(tag: string) {
    drops.delete(tag);
    drops.set(tag, clock);
    const oldest = drops.entries().next().value;
    if (drops.size <= limits.rememberedDrops || !oldest) return;
    forgottenUntil = oldest[1];
    drops.delete(oldest[0]);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    mark: () => clock,
    put(key, value, { bytes, tags }, mark) {
      const isOutdated = mark < forgottenUntil || tags.some((tag) => (drops.get(tag) ?? 0) > mark);
      if (isOutdated || bytes > limits.maxBytes) return false;
      remove(key);
      entries.set(key, { value, tags, bytes });
      total += bytes;
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (keys) keys.add(key);
        else keysByTag.set(tag, new Set([key]));
      }
      shrink();
      return true;
    },
    grow(key, value, bytes) {
      const entry = entries.get(key);
      if (entry?.value !== value) return;
      entry.bytes += bytes;
      total += bytes;
      shrink();
    },
    dropTags(tags) {
      clock += 1;
      for (const tag of tags) {
        rememberDrop(tag);
        for (const key of [...(keysByTag.get(tag) ?? [])]) remove(key);
      }
    },
    clear() {
      clock += 1;
      forgottenUntil = clock;
      entries.clear();
      keysByTag.clear();
      drops.clear();
      total = 0;
    },
    get bytes() {
      return total;
    },
    get size() {
      return entries.size;
    },
  };
}
