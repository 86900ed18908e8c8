import { type Money, sumFormatOf } from '@witryna/module-schemas';

/** Minor units in one unit of any currency of the shop. */
const MINOR_UNITS = 100;

/** Blanks that `Intl` puts into numbers; engines differ in them, and a difference breaks hydration. */
const BLANKS = /\s/g;

/** Writes money as people of that language read it: `1 234,50 zł`, with unbreakable blanks. */
export function createFormatMoney(language: string): (money: Money) => string {
  return ({ amount, currency }) =>
    sumFormatOf(language, currency)
      .format(amount / MINOR_UNITS)
      .replace(BLANKS, '\u00a0');
}
