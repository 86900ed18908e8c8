/** A comma parts two attributes only where a name follows: values have commas of their own. */
const BETWEEN = /,(?=\s*[a-zA-Z][a-zA-Z0-9_]*=)/;

/** `color=Red,skin_type=dry|oily` by name in small letters. */
export function readAttributes(text: string | undefined): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const part of (text ?? '').split(BETWEEN)) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim().toLowerCase();
    const value = unquote(part.slice(at + 1).trim());
    if (at > 0 && value !== '') attributes[name] = value;
  }
  return attributes;
}

/** Values are quoted when fields are enclosed. */
function unquote(value: string): string {
  return value.length > 1 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1).replaceAll('""', '"')
    : value;
}
