import { readdirSync, readFileSync } from 'node:fs';

/** A product of the demo shop, as far as other companies are told of it. */
export interface SeedProduct {
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  readonly line?: string;
  readonly brand?: string;
  readonly summary?: string;
  readonly categories: readonly string[];
  readonly benefits?: readonly string[];
}

const PRODUCTS = new URL('../../seed/products/', import.meta.url);

/** The products that the demo shop opens with, in the order of their files. */
export function readSeedProducts(): SeedProduct[] {
  const files = readdirSync(PRODUCTS).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) => JSON.parse(readFileSync(new URL(file, PRODUCTS), 'utf8')) as SeedProduct[]);
}
