/** The first letters of the first and the last word of a name: „Zofia Lniana” is ZL. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (letterOf(first) + letterOf(last)).toLocaleUpperCase('pl');
}

/** A letter may take two units of the string. */
const letterOf = (word: string) => [...word][0] ?? '';
