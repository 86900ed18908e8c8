/** A share of an amount, half up; exact however large the numbers are. */
export function shareHalfUp(amount: number, numerator: number, denominator: number): number {
  const doubled = BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator);
  return Number(doubled / (BigInt(denominator) * 2n));
}

/** The tax within a gross amount, half up: the one place where the shop rounds tax. */
export function includedTax(gross: number, ratePercent: number): number {
  return shareHalfUp(gross, ratePercent, 100 + ratePercent);
}
