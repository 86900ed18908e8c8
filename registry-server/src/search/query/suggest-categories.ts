import { normalizeForSearch } from '@witryna/module-schemas';
import { FOUND_IN } from '../documents/product-document.ts';
import type { ProductIndex } from '../index/product-index.ts';
import type { SuggestedCategory } from '../search.ts';
import { stemPolish } from '../text/stem-polish.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { queryWords } from '../text/tokenize.ts';

/** Counting walks over all products: numbers beside suggestions may be so old. */
const COUNTS_AGE_MS = 30_000;

/** Categories whose name has all typed words, the last of them perhaps unfinished; the fullest first. */
export function createCategorySuggester() {
  const wordsByLabel = new Map<string, readonly string[]>();
  let counted: { readonly index: ProductIndex; readonly at: number; readonly counts: Uint32Array } | undefined;

  return function suggestCategories(
    index: ProductIndex,
    typed: readonly string[],
    { limit, now }: { readonly limit: number; readonly now: number },
  ): SuggestedCategory[] {
    const telling = typed.filter((word, place) => place === typed.length - 1 || !STOP_WORDS.has(word));
    const last = telling.at(-1);
    if (last === undefined) return [];
    const stems = telling.slice(0, -1).map(stemPolish);
    const counts = countsAt(index, now);
    return index.facets
      .ofFacet('category')
      .filter((number) => {
        const words = wordsOf(index.facets.get(number).label);
        const lastStem = stemPolish(last);
        return (
          words.some((word) => word.startsWith(last) || stemPolish(word) === lastStem) &&
          stems.every((stem) => words.some((word) => stemPolish(word) === stem))
        );
      })
      .map((number) => ({ ...index.facets.get(number), count: counts[number] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
      .slice(0, limit)
      .map(({ id = 0, value, label, count }) => ({ id, path: value, name: label, count }));
  };

  function wordsOf(label: string): readonly string[] {
    const known = wordsByLabel.get(label);
    if (known) return known;
    const words = queryWords(label).map(normalizeForSearch);
    wordsByLabel.set(label, words);
    return words;
  }

  function countsAt(index: ProductIndex, now: number): Uint32Array {
    if (counted?.index === index && now - counted.at < COUNTS_AGE_MS && counted.counts.length === index.facets.size) {
      return counted.counts;
    }
    const counts = countListed(index);
    counted = { index, at: now, counts };
    return counts;
  }
}

function countListed({ slots, facets }: ProductIndex): Uint32Array {
  const counts = new Uint32Array(facets.size);
  const { pool, starts, lengths } = facets.columns;
  const { foundIn } = slots.columns;
  for (let slot = 0; slot < slots.size; slot += 1) {
    if (((foundIn[slot] as number) & FOUND_IN.lists) === 0) continue;
    const start = starts[slot] as number;
    for (let at = start; at < start + (lengths[slot] as number); at += 1) {
      const option = pool[at] as number;
      counts[option] = (counts[option] as number) + 1;
    }
  }
  return counts;
}
