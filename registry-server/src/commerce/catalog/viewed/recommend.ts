import type { Site } from '../../../content/sites/index.ts';
import type { App } from '../../../fastify-app.ts';

export const MOST_RECOMMENDED = 30;

/**
 * Skus for somebody who looked at these products, last first: what was chosen by hand for them, the most often named
 * first; then bestsellers. Nothing that was seen already.
 */
export async function recommendFor(
  app: App,
  { currency }: Pick<Site, 'currency'>,
  seen: readonly string[],
  limit: number,
): Promise<string[]> {
  const chosen = seen.length > 0 ? await chosenFor(app, seen, currency) : [];
  const rest = new Set([...seen, ...chosen]);
  if (chosen.length >= limit) return chosen.slice(0, limit);
  const { skus } = await app.productSearch.listProducts({
    currency,
    page: 1,
    pageSize: MOST_RECOMMENDED + rest.size,
    filters: { flags: { isBestseller: true }, inStock: true },
  });
  return [...chosen, ...skus.filter((sku) => !rest.has(sku))].slice(0, limit);
}

async function chosenFor({ catalog }: App, seen: readonly string[], currency: string): Promise<string[]> {
  const { products } = await catalog.selected({ skus: seen }, { currency });
  const texts = new Map(products.map(({ sku, texts }) => [sku, texts]));
  const named = seen.flatMap((sku) => {
    const own = texts.get(sku);
    return [...(own?.recommended ?? []), ...(own?.complementary ?? [])];
  });
  return byFrequency(named.filter((sku) => !seen.includes(sku)));
}

/** Each once, those named most often first, else in the order in which they were named. */
export function byFrequency(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}
