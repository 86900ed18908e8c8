/** Remembers which keys were asked for lately, in a room of fixed size. */
export interface RecentKeys {
  /** Whether the key was told before and is not forgotten yet; remembers it. */
  sawBefore(key: string): boolean;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Each key has one place, by its hash, and is forgotten when another takes it: the more keys pass, the shorter the
 * memory. Two keys of one hash count as one, which does no harm where only the effort for a key depends on it.
 */
export function createRecentKeys(places: number): RecentKeys {
  const hashes = new Uint32Array(places);
  return {
    sawBefore(key) {
      const hash = hashOf(key);
      const place = hash % places;
      const wasSeen = hashes[place] === hash;
      hashes[place] = hash;
      return wasSeen;
    },
  };
}

/** FNV-1a; never 0, which marks an empty place. */
function hashOf(key: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), FNV_PRIME);
  return hash >>> 0 || 1;
}
