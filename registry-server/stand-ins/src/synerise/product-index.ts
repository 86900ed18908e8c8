import { readSeedProducts, type SeedProduct } from '../seed-products.ts';
import { normalizeForSearch, wordsOf } from '../text.ts';

/** A product as the search service knows it from the shop's feed. */
export interface IndexedItem {
  readonly itemId: string;
  readonly title: string;
  readonly link: string;
  readonly category: string;
  readonly brand: string;
}

const NAME_SCORE = 10;
const TEXT_SCORE = 1;

/** Finds products by the beginnings of words; what is found in a name comes first. */
export function createProductIndex() {
  const entries = readSeedProducts().map((product) => ({
    item: itemOf(product),
    name: wordsOf(product.name),
    text: wordsOf(product.summary, product.line, ...product.categories, ...(product.benefits ?? [])),
  }));

  return function find(phrase: string): IndexedItem[] {
    const asked = wordsOf(phrase);
    if (asked.length === 0) return [];
    const scoreIn = (words: readonly string[], beginning: string) => words.some((word) => word.startsWith(beginning));
    return entries
      .map(({ item, name, text }) => {
        const scores = asked.map((word): number =>
          scoreIn(name, word) ? NAME_SCORE : scoreIn(text, word) ? TEXT_SCORE : 0,
        );
        return { item, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) };
      })
      .filter(({ score }) => score > 0)
      .sort(
        (a, b) => b.score - a.score || (normalizeForSearch(a.item.title) < normalizeForSearch(b.item.title) ? -1 : 1),
      )
      .map(({ item }) => item);
  };
}

function itemOf({ sku, name, urlKey, brand = '', categories }: SeedProduct): IndexedItem {
  return { itemId: sku, title: name, link: `/${urlKey}`, category: categories.at(-1) ?? '', brand };
}
