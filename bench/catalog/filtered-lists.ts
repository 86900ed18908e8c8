import { emptyPage } from '../../module-schemas/src/index.ts';
import type { App } from '../../registry-server/src/fastify-app.ts';

/** The category that every product is in. */
export const WHOLE_SHOP = 'caly-sklep';

const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Publishes a page for categories whose list offers all filters. */
export async function publishFilteredCategory(app: App): Promise<void> {
  const settings = { source: { kind: 'current-category' }, pagination: true, filters: true };
  const document = {
    ...emptyPage('product-category', 'Kategoria'),
    slots: { top: [], main: ['lista'], bottom: [] },
    containers: { lista: { id: 'lista', driver: 'products-list', version: 1, settings } },
  };
  const [site] = app.sites.all;
  if (!site) throw new Error('The bench has no site');
  const page = { siteId: site.id, type: 'product-category', slug: 'szablon', isTemplate: true, document } as const;
  const { id } = await app.pages.create(page, 'bench');
  await app.pages.publish(id, 1, 'bench');
}

/** Asks the registry for a list of all products, narrowed by several filters, with facets; nothing of it is cached. */
export async function askFilteredList(app: App, random: () => number): Promise<void> {
  const query = new URLSearchParams({ sort: pick(random, ['position', 'price-asc', 'name', 'newest']) });
  query.append('skinType', pick(random, ['dry', 'oily', 'normal']));
  if (random() < 0.5) query.append('skinType', 'sensitive');
  if (random() < 0.5) query.append('flags', 'isNew');
  if (random() < 0.5) query.append('inStock', '1');
  query.append('price-to', String(100 + Math.floor(random() * 200)));
  query.append('page', String(1 + Math.floor(random() * 3)));
  const { statusCode } = await app.inject(`/registry/${WHOLE_SHOP}?${query}`);
  if (statusCode !== 200) throw new Error(`The filtered list was answered with ${statusCode}`);
}
