import { normalizeForSearch } from '@witryna/module-schemas';
import { wordsOf } from '../../../text/words.ts';
import type { DeliveryPoint } from './delivery-point.ts';

/** Kinds of streets: they stand before nearly every name and tell none apart. */
const STREET_KINDS = new Set(['ul', 'ulica', 'al', 'aleja', 'aleje', 'os', 'osiedle', 'pl', 'plac']);
/** More words than these narrow nothing down. */
const MOST_ASKED = 6;
/** Sorts before every letter, so that „Ruda” comes before „Ruda Śląska”. */
const BREAK = '\t';

/** The words that a point is found by. */
export function wordsOfPoint({ city, street, code, postcode }: DeliveryPoint): string[] {
  return wordsOf(city, street, code, postcode).filter((word) => !STREET_KINDS.has(word));
}

/** The words to look for; one that is being typed may be the beginning of another, so a lone one always counts. */
export function askedWords(typed: string): string[] {
  const words = wordsOf(typed);
  const telling = words.filter((word) => !STREET_KINDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_ASKED);
}

/** What lists of points are ordered by: town, then street. */
export function sortTextOf({ city, street }: DeliveryPoint): string {
  return `${normalizeForSearch(city)}${BREAK}${normalizeForSearch(street)}`;
}
