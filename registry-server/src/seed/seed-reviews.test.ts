import { expect, test } from 'vitest';
import { readLanguages } from './language-seed.ts';
import { readSeedCatalogue } from './seed-catalogue.ts';
import { readReviews } from './seed-reviews.ts';

const languages = readLanguages();
const reviews = readReviews(languages);

test('reviews are about products and shades that the demo sells', () => {
  const { products } = readSeedCatalogue();
  const shades = new Map(products.map(({ sku, variants }) => [sku, variants.map((variant) => variant.sku)]));
  const lost = reviews.filter(({ sku, shade }) => !shades.has(sku) || (shade && !shades.get(sku)?.includes(shade)));
  expect(lost).toEqual([]);
});

test('every language of the demo has reviews of its own, in words that nobody used before', () => {
  const written = new Set(reviews.map(({ language }) => language));
  expect(written).toEqual(new Set(['pl', ...languages.map(({ language }) => language)]));
  expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
});

test('Cyrillic and Latin letters stand where their languages write them', () => {
  const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
  const misplaced = reviews.filter(({ language, text }) => isCyrillic(text) !== ['ru', 'uk'].includes(language));
  expect(misplaced).toEqual([]);
});
