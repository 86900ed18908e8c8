const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG = /^#?([0-9a-f]{6})$/i;

/** What was typed as `#rrggbb`; the short form and a missing # are understood. */
export function readHex(typed: string): string | undefined {
  const text = typed.trim();
  const short = SHORT.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  const long = LONG.exec(text);
  return long ? `#${long[1]}`.toLowerCase() : undefined;
}
