/** What is wrong with a quantity as a client sends it: any number, of any size. */
export function faultOfQuantity(quantity: number): string | undefined {
  if (!Number.isFinite(quantity) || quantity <= 0) return 'The product quantity should be greater than 0';
  return Number.isInteger(quantity) ? undefined : 'You cannot use decimal quantity for this product.';
}
