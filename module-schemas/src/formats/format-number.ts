import { makeOnce } from './make-once.ts';

const formatOf = makeOnce((language: string) => new Intl.NumberFormat(language));

/** A number as it is written in this language: `4,2`. */
export const formatNumber = (value: number, language: string): string => formatOf(language).format(value);
