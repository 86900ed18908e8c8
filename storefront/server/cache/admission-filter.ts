/** Says which keys were requested recently, in memory of fixed size. */
export interface AdmissionFilter {
  /** Whether the key was requested before and is not forgotten yet; notes this request. */
  admits(key: string): boolean;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Each key has one slot, by its hash, and is forgotten when another takes it: the more keys pass, the shorter the
 * memory. Two keys of one hash count as one, which does no harm where only the effort for a key depends on it.
 */
export function createAdmissionFilter(slots: number): AdmissionFilter {
  const hashes = new Uint32Array(slots);
  return {
    admits(key) {
      const hash = hashOf(key);
      const slot = hash % slots;
      const wasSeen = hashes[slot] === hash;
      hashes[slot] = hash;
      return wasSeen;
    },
  };
}

/** FNV-1a; never 0, which marks an empty slot. */
function hashOf(key: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), FNV_PRIME);
  return hash >>> 0 || 1;
}
