/** The text without this sign at its end. An expression like `/\/+$/` would try anew at each sign of a long row. */
export function trimSignAtEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}

/** The text without this sign at its beginning and its end. */
export function trimSign(text: string, sign: string): string {
  let start = 0;
  while (text[start] === sign) start += 1;
  return trimSignAtEnd(text.slice(start), sign);
}
