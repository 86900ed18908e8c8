import type { MethodRefusal } from './refuse-method.ts';

const POLISH: Readonly<Record<MethodRefusal, string>> = {
  'too-heavy': 'Zamówienie jest za ciężkie na tę dostawę.',
  'too-valuable': 'Wartość zamówienia jest za wysoka na tę dostawę.',
  'point-unknown': 'Nie ma punktu odbioru o tym kodzie. Wybierz inny.',
  'point-not-operating': 'Ten punkt odbioru nie przyjmuje teraz paczek. Wybierz inny.',
  'point-without-payment': 'W tym punkcie nie można zapłacić przy odbiorze. Wybierz inny punkt albo inną płatność.',
};

const ENGLISH: Readonly<Record<MethodRefusal, string>> = {
  'too-heavy': 'The order is too heavy for this delivery.',
  'too-valuable': 'The order is worth too much for this delivery.',
  'point-unknown': 'There is no pick-up point of this code. Please choose another.',
  'point-not-operating': 'This pick-up point takes no parcels at present. Please choose another.',
  'point-without-payment': 'You cannot pay at this point. Please choose another point or another payment.',
};

/** The reason in the shopper's language. */
export function refusalSentence(refusal: MethodRefusal, { language }: { readonly language: string }): string {
  return (language.startsWith('pl') ? POLISH : ENGLISH)[refusal];
}
