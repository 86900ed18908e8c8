const MARKS = /\p{M}/gu;

/** Text as searches compare it: without marks and case. „ł” has no mark to drop, it is a letter of its own. */
export function normalizeForSearch(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ł', 'l');
}
