import { isOrderNumber } from '@witryna/module-schemas/validation';

const BETWEEN_WORDS = /[\s.:#,;()]+/;
/** The shop completes what is missing before them. */
const FEWEST_DIGITS = 9;

/**
 * The number that somebody means; undefined when it cannot be one. People copy it with the words and signs around it, and
 * type it in groups of digits.
 */
export function typedNumber(typed: string): string | undefined {
  const words = typed.toUpperCase().split(BETWEEN_WORDS);
  const digits = typed.replace(/\D/g, '');
  return words.find(isOrderNumber) ?? (digits.length < FEWEST_DIGITS ? undefined : digits);
}
