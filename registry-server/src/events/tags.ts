/**
 * A tag names one thing that an answer was made of: `page:12`, `path:pl:/o-nas`, `template:pl:product`,
 * `product:RL-1`, `category:twarz`, `line:swit`, `brand:rosa-i-len`, `file:3`, `site:pl`.
 * Its kind alone, `product:*`, names all of them: an answer of very many things carries that instead.
 */
const KIND = /^[a-z.]+(?=:)/;

const allOfKind = (tag: string) => `${KIND.exec(tag)?.[0] ?? ''}:*`;

/** The tags that a change of these things is told under: each of its own, and each of its kind. */
export function tagsOfChange(tags: readonly string[]): string[] {
  return [...new Set([...tags, ...tags.map(allOfKind)])];
}

/** At most so many characters of tags: the most numerous kinds are named as a whole when the list is longer. */
export function shortenTags(tags: readonly string[], maxLength: number): string[] {
  const kinds = Map.groupBy(tags, allOfKind);
  const largestFirst = [...kinds].sort(([, a], [, b]) => lengthOf(b) - lengthOf(a));
  for (const [kind] of largestFirst) {
    const shortened = [...kinds.values()].flat();
    if (lengthOf(shortened) <= maxLength) return shortened;
    kinds.set(kind, [kind]);
  }
  return [...kinds.values()].flat();
}

const lengthOf = (tags: readonly string[]) => tags.join(',').length;
