/** Phrases that differ in more of their letters are other phrases. */
const MOST_DIFFERENT = 0.4;

/** Of these phrases those that are written most like the given one, the likest first; among equals the earlier. */
export function nearestPhrases<T extends { readonly phrase: string }>(
  phrase: string,
  known: readonly T[],
  limit: number,
): T[] {
  const most = Math.floor(phrase.length * MOST_DIFFERENT);
  return known
    .flatMap((each) => {
      if (each.phrase === phrase || Math.abs(each.phrase.length - phrase.length) > most) return [];
      const distance = editDistance(phrase, each.phrase);
      return distance <= most ? [{ each, distance }] : [];
    })
    .sort((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({ each }) => each);
}

/** How many letters have to be changed, added or taken away to make one text the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let place = 0; place < other.length; place += 1) {
      const isSame = one.charCodeAt(at) === other.charCodeAt(place);
      next.push(
        Math.min(
          (next[place] as number) + 1,
          (row[place + 1] as number) + 1,
          (row[place] as number) + (isSame ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[other.length] as number;
}
