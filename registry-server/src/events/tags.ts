/**
 * A tag names one thing that an answer was built from: `page:12`, `path:pl:/o-nas`, `template:pl:product`,
 * `product:RL-1`, `category:twarz`, `line:swit`, `brand:rosa-i-len`, `file:3`, `site:pl`.
 * `product:*` names all of a kind: an answer with very many tags carries that instead.
 */
const KIND = /^[a-z.]+(?=:)/;

const allOfKind = (tag: string) => `${KIND.exec(tag)?.[0] ?? ''}:*`;

/** The tags of a change of these things: each one's own, and each one's kind. */
export function tagsOfChange(tags: readonly string[]): string[] {
  return [...new Set([...tags, ...tags.map(allOfKind)])];
}

/** Limits the length of tags: the most numerous kinds are replaced by the kind's tag. */
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
