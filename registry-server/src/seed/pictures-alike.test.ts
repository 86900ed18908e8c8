import { expect, test, vi } from 'vitest';
import { hashDistance, hashPicture, hashPixels } from './picture-hash.ts';
import { readSeedCatalogue } from './seed-catalogue.ts';
import { findPicture } from './seed-files.ts';

// A hundred and twenty pictures are decoded.
vi.setConfig({ testTimeout: 60_000 });

/** Cards that a shopper cannot tell apart are nearer than this: the worst pairs had 10, 12, 14 and 18 bits of 189 between them. */
const ALIKE = 20;

const SIDE = 32;

/** A square of one colour on a ground of another, `x` from the left. */
function aCard(x: number, colour: readonly [number, number, number]): Uint8Array {
  const pixels = new Uint8Array(SIDE * SIDE * 3).fill(230);
  for (let row = 8; row < 28; row += 1)
    for (let column = x; column < x + 10; column += 1) pixels.set(colour, 3 * (row * SIDE + column));
  return pixels;
}

test('the same card has no distance, a little brightness hardly any', () => {
  const card = aCard(11, [120, 80, 140]);
  const brighter = card.map((value) => value + 6);
  expect(hashDistance(hashPixels(card), hashPixels(card))).toBe(0);
  expect(hashDistance(hashPixels(card), hashPixels(brighter))).toBeLessThan(ALIKE / 2);
});

test('another place or another colour is seen', () => {
  const card = hashPixels(aCard(11, [120, 80, 140]));
  expect(hashDistance(card, hashPixels(aCard(18, [120, 80, 140])))).toBeGreaterThan(ALIKE);
  expect(hashDistance(card, hashPixels(aCard(11, [90, 150, 70])))).toBeGreaterThan(ALIKE);
});

const lines = [...new Set(readSeedCatalogue().products.map(({ line }) => line))];

test.each(lines)('no two cards of %s look alike', async (line) => {
  const products = readSeedCatalogue().products.filter((product) => product.line === line);
  const hashes = await Promise.all(
    products.map(async ({ sku, picture }) => {
      const file = findPicture(`products/${picture}`);
      if (!file) throw new Error(`${sku} has no picture.`);
      return { sku, hash: await hashPicture(file) };
    }),
  );
  const alike = hashes.flatMap((one, index) =>
    hashes
      .slice(0, index)
      .map((other) => ({ pair: `${other.sku} ${one.sku}`, distance: hashDistance(one.hash, other.hash) })),
  );
  expect(alike.length).toBeGreaterThan(200);
  expect(alike.filter(({ distance }) => distance < ALIKE)).toEqual([]);
});
