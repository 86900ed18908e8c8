import { t } from '../../../i18n/pl.ts';

/** As many as the server takes. */
const LONGEST = 80;

export interface AssignedNumbers {
  /** By the place of the order; an empty text is none. */
  readonly numbers: readonly string[];
  readonly errors: readonly string[];
}

/**
 * Pasted numbers, one a line, for as many orders in their order. Nothing at all is no number for each; else a line that
 * is missing or too many would give all after it the number of somebody else's parcel.
 */
export function assignNumbers(pasted: string, orders: number): AssignedNumbers {
  const lines = pasted.split('\n').map((line) => line.trim());
  while (lines.length > orders && lines.at(-1) === '') lines.pop();
  const given = lines.filter((line) => line !== '');
  if (given.length === 0) return { numbers: Array.from({ length: orders }, () => ''), errors: [] };
  const twice = new Set(given.filter((line, index) => given.indexOf(line) !== index));
  const errors = [
    ...(lines.length === orders ? [] : [t.bulkShipping.count(lines.length, orders)]),
    ...[...twice].map(t.bulkShipping.twice),
    ...lines.flatMap((line, index) => (line.length > LONGEST ? [t.bulkShipping.tooLong(index + 1)] : [])),
  ];
  return { numbers: Array.from({ length: orders }, (_, index) => lines[index] ?? ''), errors };
}
