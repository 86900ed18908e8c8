/** Pieces of one variant. */
export interface Pieces {
  readonly variantId: number;
  readonly sku: string;
  readonly quantity: number;
}

/** What lines want together: two lines of one variant share its stock. In the order of ids, in which all lock them. */
export function sumPieces(lines: readonly Pieces[]): Pieces[] {
  const sums = new Map<number, Pieces>();
  for (const line of lines) {
    const before = sums.get(line.variantId)?.quantity ?? 0;
    sums.set(line.variantId, { ...line, quantity: before + line.quantity });
  }
  return [...sums.values()].sort((one, other) => one.variantId - other.variantId);
}
