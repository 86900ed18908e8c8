import { normalizeForSearch } from '@witryna/module-schemas';

/** A pattern for `like … escape '\'` that finds the text anywhere in a column of normalized text. */
export function containsPattern(text: string): string {
  return substringPattern(normalizeForSearch(text.trim()));
}

/** The same for a text as it is, where the column is not normalized. */
export function substringPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
