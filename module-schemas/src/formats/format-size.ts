import { formatNumber } from './format-number.ts';

/** How much of a thing: `{ value: 4.2, unit: 'g' }`. */
export interface Size {
  readonly value: number;
  readonly unit: string;
}

/** Units of sizes in the letters of languages that do not write Latin ones. */
const CYRILLIC_UNITS: Readonly<Record<string, string>> = { ml: 'мл', l: 'л', g: 'г', kg: 'кг' };
const CYRILLIC = /^(?:uk|ru)\b/;

/** A size as it is written in this language: `4,2 g`, its number and unit on one line. */
export function formatSize({ value, unit }: Size, language: string): string {
  return localiseUnit(`${formatNumber(value, language)}\u00a0${unit}`, language);
}

/** `100 ml` as `100 мл`, where the language writes units in letters of its own. */
export function localiseUnit(size: string, language: string): string {
  return CYRILLIC.test(language) ? size.replace(/\b[a-z]+$/, (unit) => CYRILLIC_UNITS[unit] ?? unit) : size;
}
