const MARKS = /\p{M}/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/u;

/** Text without marks and case, as a search service compares it; „ł” is a letter of its own and has no mark. */
export function normalizeForSearch(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ł', 'l');
}

/** The different words of some texts, normalized. */
export function wordsOf(...texts: readonly (string | undefined)[]): string[] {
  const words = texts.flatMap((text) => normalizeForSearch(text ?? '').split(NOT_WORD));
  return [...new Set(words)].filter((word) => word !== '');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Plain text as HTML or XML, in elements and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
