/** A `Money` of the schema from minor units. */
export function toMoney(amount: number, currency: string) {
  return { value: amount / 100, currency };
}
