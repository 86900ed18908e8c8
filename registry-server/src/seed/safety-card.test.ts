import { readFileSync, writeFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { renderSafetyCard, type SafetyCards } from './safety-card.ts';
import { readSeedCatalogue } from './seed-catalogue.ts';
import { readSeed } from './seed-files.ts';

const { advice, cards } = readSeed<SafetyCards>('safety-cards.json');
const { products, brands } = readSeedCatalogue();
const [brand] = brands;
const addressOf = (file: string) => new URL(`../../seed/files/${file}`, import.meta.url);

async function wordsOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test.each(cards)('the card of $sku says what its product says (UPDATE_CARDS=1 writes it anew)', async (card) => {
  const product = products.find(({ sku }) => sku === card.sku);
  const sections = advice[card.advice];
  if (!product || !brand || !sections) throw new Error(`${card.sku} has no product, brand or advice.`);
  const rendered = await renderSafetyCard(product, brand, sections);
  if (process.env.UPDATE_CARDS) writeFileSync(addressOf(card.file), rendered);
  const kept = readFileSync(addressOf(card.file));
  expect(kept.byteLength).toBeLessThan(60 * 1024);
  const words = await wordsOf(kept);
  // Not by their bytes: those depend on how a machine compresses.
  expect(words).toBe(await wordsOf(rendered));
  for (const sentence of [product.name, brand.manufacturer.email, ...(product.safety?.warnings ?? [])])
    expect(words).toContain(sentence.replaceAll('\u00a0', ' '));
  expect(product.documents).toMatchObject([{ kind: 'safetyData', file: `@pictures/files/${card.file}` }]);
});
