const MARKS = /\p{M}/gu;

/** Text as searches compare it: without marks and case. „ł” has no mark to drop, it is a letter of its own. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ł', 'l');
}

/** A pattern for `like … escape '\'` that finds the folded text anywhere. */
export function containsPattern(text: string): string {
  return substringPattern(foldText(text.trim()));
}

/** The same for a text as it is, where the column is not folded. */
export function substringPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
