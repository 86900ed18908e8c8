import { isFormula } from '../../../text/csv-cell.ts';
import { SENTENCES } from '../import.messages.ts';

const AMOUNT = /^(\d{1,9})(?:[.,](\d{1,6}))?$/;
const NEGATIVE = /^-\s*\d/;

/** Minor units of a price such as `89.0000` or `89,90`, half up; a sentence when it is none. */
export function readAmount(text: string): number | string {
  const [, whole, fraction = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) {
    if (NEGATIVE.test(text)) return SENTENCES.priceNegative;
    return isFormula(text) ? SENTENCES.formula : SENTENCES.priceNotANumber;
  }
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return Number(fraction[2] ?? 0) >= 5 ? cents + 1 : cents;
}
