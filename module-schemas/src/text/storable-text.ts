const NUL = '\u0000';
/** Half of a character that UTF-16 writes as two. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * The first character of a text that cannot be kept, as `U+0000`; undefined when all can. NUL has no place in a text of
 * PostgreSQL, and HTML drops it: a text of nothing else leaves no node that comes alive. A lone surrogate has none in
 * UTF-8. Other control characters are kept by both and harm nothing.
 */
export function unstorableCharacterIn(text: string): string | undefined {
  if (text.includes(NUL)) return 'U+0000';
  if (text.isWellFormed()) return undefined;
  const [half = ''] = LONE_SURROGATE.exec(text) ?? [];
  return `U+${half.charCodeAt(0).toString(16).toUpperCase()}`;
}
