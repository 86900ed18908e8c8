/**
 * Splits an amount by weights so that the parts add up to it: each gets its share rounded down, and what is
 * left goes, one by one, to those that lost most by rounding (the first of equals).
 * An amount of at most the sum of the weights gives nobody more than their weight.
 */
export function distribute(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = products.map((product) => Number(product / sum));
  const left = amount - parts.reduce((total, part) => total + part, 0);
  const byLoss = products
    .map((product, index) => ({ index, loss: product % sum }))
    .sort((one, other) => (one.loss === other.loss ? one.index - other.index : one.loss > other.loss ? -1 : 1));
  for (const { index } of byLoss.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
