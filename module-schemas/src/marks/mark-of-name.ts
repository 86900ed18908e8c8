import type { MarkName } from './mark-name.ts';

/** How ways of delivery and payment are called in the shop's languages, the most telling first. */
const WAYS: readonly (readonly [MarkName, RegExp])[] = [
  ['locker', /paczkomat|locker|automat|поштомат|постомат/],
  ['point', /orlen|punkt|point|пункт/],
  ['courier', /kurier|courier|coursier|futár|dpd|dhl|gls|кур.?[єе]р/],
  // Alone it is the company, which is known for its lockers.
  ['locker', /inpost/],
  ['phone', /blik/],
  ['cash', /pobrani|odbiorze|on delivery|nachnahme|livraison|dobírk|utánvét|отриманн|получении/],
  ['wallet', /google|apple|paypal|paypo|portfel/],
  ['card', /kart|card|carte|kárty|карт|n-genius/],
  ['transfer', /przelew|transfer|überweis|virement|převod|utalás|переказ|перевод|payu/],
];

/** The drawing for a way of delivery or payment by its name; none for a name that says nothing of its kind. */
export function markOfName(name: string): MarkName | undefined {
  const words = name.toLowerCase();
  return WAYS.find(([, pattern]) => pattern.test(words))?.[0];
}
