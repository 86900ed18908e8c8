/**
 * Personal and secret data that a log line must never contain: e-mail addresses, phone numbers, NIP, account
 * numbers, and credentials (tokens, keys, cart ids).
 */
// Every repetition that is followed by another character is bounded: otherwise a long word would be scanned again from each
// of its letters.
const HIDDEN: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/[^\s"'<>(),:;\\/=]{1,256}(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '[mail]'],
  [/\bBearer\s+[^\s"\\]+/gi, '[token]'],
  [/\b(?:wk|whsec)_[\w+/=-]+/g, '[token]'],
  [/\b[0-9a-f]{32,}\b/gi, '[token]'],
  [/(?<![\w/.+@-])[\w-]{40,}(?![\w/@-])/g, '[token]'],
  [/(?<![\w.-])(?:PL ?)?\d{2}(?: ?\d{4}){6}(?!\w)/gi, '[account]'],
  [/(?<![\w.-])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,6}(?: ?[A-Z\d]{1,3})?(?!\w)/g, '[account]'],
  [/\b\d{3}-\d{3}-\d{2}-\d{2}\b/g, '[NIP]'],
  [/(?<![\w.-])[1-9]\d{9}(?!\w|\.\d)/g, '[NIP]'],
  [/(?<![\w.])(?:\+48|0048)[ -]?(?:\d[ -]?){8}\d(?!\d)/g, '[phone]'],
  [/(?<![\w.-])[1-9]\d{2}([ -]?)\d{3}\1\d{3}(?!\w|\.\d)/g, '[phone]'],
];

/** The line without them. */
export function hidePersonal(line: string): string {
  return HIDDEN.reduce((text, [pattern, name]) => text.replace(pattern, name), line);
}
