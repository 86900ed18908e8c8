/** The list with one entry at another place; the same entries in order otherwise. */
export function movePicture(ids: readonly number[], from: number, to: number): readonly number[] {
  const moved = ids[from];
  return moved === undefined ? ids : ids.toSpliced(from, 1).toSpliced(to, 0, moved);
}
