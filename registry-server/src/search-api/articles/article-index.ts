import { type ArticleTexts, articleWords, WORD_WEIGHTS } from './article-words.ts';

/** An article as the index takes it. */
export interface IndexedArticle extends ArticleTexts {
  readonly id: number;
  /** From then on readers see it; null for at once. */
  readonly visibleFrom: Date | null;
  /** Among equals the newest comes first. */
  readonly shownAt: Date;
}

interface Entry {
  readonly slug: string;
  readonly visibleFrom: number;
  readonly shownAt: number;
  /** Numbers of its stems, rising. */
  readonly stems: Uint32Array;
  /** The weight of each. */
  readonly weights: Uint8Array;
}

export interface ArticleMatches {
  /** The best first. */
  readonly slugs: readonly string[];
  /** When the first of those that are held back is found as well. */
  readonly appearsAt?: Date;
}

/** The articles of a site by their words, in memory: each word is a number, so that long texts take little of it. */
export class ArticleIndex {
  readonly #numbers = new Map<string, number>();
  readonly #articles = new Map<number, Entry>();

  put({ id, visibleFrom, shownAt, ...texts }: IndexedArticle): void {
    const words = [...articleWords(texts)]
      .map(([stem, weight]) => ({ number: this.#numberOf(stem), weight }))
      .sort((one, other) => one.number - other.number);
    this.#articles.set(id, {
      slug: texts.slug,
      visibleFrom: visibleFrom?.getTime() ?? 0,
      shownAt: shownAt.getTime(),
      stems: Uint32Array.from(words, ({ number }) => number),
      weights: Uint8Array.from(words, ({ weight }) => weight),
    });
  }

  remove(id: number): void {
    this.#articles.delete(id);
  }

  /** Articles that have all these words, in whatever form. */
  find(stems: readonly string[], now: number): ArticleMatches {
    const numbers = stems.map((stem) => this.#numbers.get(stem));
    if (numbers.length === 0 || numbers.includes(undefined)) return { slugs: [] };
    return this.#match(
      numbers.map((number) => [number as number]),
      { now, leastWeight: WORD_WEIGHTS.body },
    );
  }

  /** Articles whose titles have all these words, the last of them perhaps unfinished: `typed`, without marks. */
  suggest(stems: readonly string[], typed: string, now: number): ArticleMatches {
    const whole = stems.slice(0, -1).map((stem) => this.#numbers.get(stem));
    if (stems.length === 0 || whole.includes(undefined)) return { slugs: [] };
    const last = stems.at(-1) as string;
    const begun = [...this.#numbers].filter(([stem]) => stem === last || stem.startsWith(typed));
    return this.#match([...whole.map((number) => [number as number]), begun.map(([, number]) => number)], {
      now,
      leastWeight: WORD_WEIGHTS.title,
    });
  }

  /** Each word is given by the numbers that stand for it. */
  #match(
    words: readonly (readonly number[])[],
    { now, leastWeight }: { readonly now: number; readonly leastWeight: number },
  ): ArticleMatches {
    const found: { readonly entry: Entry; readonly score: number }[] = [];
    let appearsAt: number | undefined;
    for (const entry of this.#articles.values()) {
      const weights = words.map((numbers) => Math.max(0, ...numbers.map((number) => weightOf(entry, number))));
      if (weights.some((weight) => weight < leastWeight)) continue;
      if (entry.visibleFrom <= now) found.push({ entry, score: weights.reduce((sum, weight) => sum + weight, 0) });
      else appearsAt = Math.min(appearsAt ?? entry.visibleFrom, entry.visibleFrom);
    }
    found.sort((one, other) => other.score - one.score || other.entry.shownAt - one.entry.shownAt);
    return {
      slugs: found.map(({ entry }) => entry.slug),
      ...(appearsAt !== undefined && { appearsAt: new Date(appearsAt) }),
    };
  }

  #numberOf(stem: string): number {
    const known = this.#numbers.get(stem);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(stem, number);
    return number;
  }
}

/** What a word counts for in an article; 0 where it does not stand there. */
function weightOf({ stems, weights }: Entry, number: number): number {
  let low = 0;
  let high = stems.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stems[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return stems[low] === number ? (weights[low] as number) : 0;
}
