/** The list with one entry at another place; the same entries in order otherwise. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const moved = entries[from];
  return moved === undefined ? entries : entries.toSpliced(from, 1).toSpliced(to, 0, moved);
}
