import { t } from '../i18n/pl.ts';

const WHOLE = /^\d{1,9}$/;

/** A whole number as somebody typed it; undefined when it is none. */
export function parseWholeNumber(text: string): number | undefined {
  const trimmed = text.trim();
  return WHOLE.test(trimmed) ? Number(trimmed) : undefined;
}

/** What is wrong with a whole number that lies between two others, if anything. */
export function wholeFault(text: string, least: number, most: number): readonly string[] | undefined {
  const value = parseWholeNumber(text);
  return value === undefined || value < least || value > most ? [t.settings.whole(least, most)] : undefined;
}
