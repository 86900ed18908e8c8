import { toCurrency } from './codes.ts';
import type { Money } from './types.gen.ts';

/** A `Money` of the schema from minor units. */
export function toMoney(amount: number, currency: string): Money {
  return { value: amount / 100, currency: toCurrency(currency) };
}
