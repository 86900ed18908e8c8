const SEPARATORS = /[\s().\u2010-\u2013-]/g;
const POLISH = /^(?:\+48|48|0)?(\d{9})$/;
/** E.164 allows fifteen digits; shorter than eight is no number with its country. */
const FOREIGN = /^\+[1-9]\d{7,14}$/;

/**
 * A phone number as it is kept, from what people type: `601 234 567`, `0048 601-234-567` → `+48601234567`.
 * Numbers of other countries need their `+`. Undefined when it is none.
 */
export function parsePhone(text: string): string | undefined {
  const number = text.trim().replace(SEPARATORS, '').replace(/^00/, '+');
  const polish = POLISH.exec(number)?.[1];
  if (polish) return polish.startsWith('0') ? undefined : `+48${polish}`;
  return FOREIGN.test(number) && !number.startsWith('+48') ? number : undefined;
}
