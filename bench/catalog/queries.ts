import type { ProductQuery } from '../../registry-server/src/commerce/catalog/index.ts';
import { BRANDS } from './fill-catalogue.ts';
import { ADJECTIVES, INGREDIENTS, KINDS } from './random-words.ts';

type Random = () => number;

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const upTo = (random: Random, limit: number) => 1 + Math.floor(random() * limit);
const page = { currency: 'PLN', page: 1, pageSize: 24 } as const;
const sorts: readonly NonNullable<ProductQuery['sort']>[] = [
  { by: 'position' },
  { by: 'price' },
  { by: 'price', direction: 'desc' },
  { by: 'name' },
  { by: 'newest' },
];

/** A category or the whole shop with several filters, a sort order and all facet counts. */
export function listingQueries(random: Random): ProductQuery {
  const section = `dzial-${upTo(random, 10)}`;
  const category = pick(random, [undefined, section, `${section}/grupa-${upTo(random, 10)}`]);
  const brands = Array.from({ length: 5 }, () => `marka-${upTo(random, BRANDS)}`);
  return {
    ...page,
    page: upTo(random, 3),
    sort: pick(random, sorts),
    withFacets: true,
    filters: {
      options: {
        ...(category && { category: [category] }),
        ...(random() < 0.5 && { brand: brands }),
        ...(random() < 0.5 && { skinType: ['dry', 'oily'] }),
        ...(random() < 0.3 && { colour: [`kolor-${upTo(random, 150)}`, `kolor-${upTo(random, 150)}`] }),
      },
      ...(random() < 0.5 && { price: { from: 2_000, to: 15_000 } }),
      ...(random() < 0.5 && { inStock: true }),
      ...(random() < 0.3 && { flags: { isNew: true } }),
    },
  };
}

/** Phrases of one to three words in declined forms. */
export function phraseQueries(random: Random): ProductQuery {
  const words = [pick(random, KINDS), pick(random, ADJECTIVES).replace(/y$/, 'ego'), `z ${pick(random, INGREDIENTS)}`];
  return { ...page, phrase: words.slice(0, upTo(random, 3)).join(' '), withFacets: random() < 0.5 };
}

/** The same phrases with a letter missing in the longest word. */
export function typoQueries(random: Random): ProductQuery {
  const word = pick(random, ADJECTIVES);
  const at = 2 + Math.floor(random() * (word.length - 3));
  return { ...page, phrase: `${pick(random, KINDS)} ${word.slice(0, at)}${word.slice(at + 1)}` };
}

/** Prefixes of two letters or more, as typed into the search field. */
export function typedPrefixes(random: Random): string {
  const phrase = `${pick(random, KINDS)} ${pick(random, ADJECTIVES)}`;
  return phrase.slice(0, 2 + Math.floor(random() * (phrase.length - 2)));
}
