import { makeOnce } from './make-once.ts';
import { numberFormatOf } from './number-forms.ts';

/** As many as `Intl` shows of a number that is no sum. */
const MOST_DIGITS = 3;
const formatOf = makeOnce((language: string) => numberFormatOf(language, MOST_DIGITS));

/** A number as it is written in this language: `4,2`. */
export const formatNumber = (value: number, language: string): string => formatOf(language).format(value);
