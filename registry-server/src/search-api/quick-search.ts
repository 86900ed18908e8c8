import type { ProductSummary } from '@witryna/module-schemas';
import type { Site } from '../content/sites/index.ts';
import { NotFound } from '../errors.ts';
import type { App } from '../fastify-app.ts';
import type { SuggestedCategory } from '../search/index.ts';
import type { QuickQuery } from './results.schema.ts';

/** What a search box shows while somebody types: the same shape, whoever searched. */
export interface QuickAnswer {
  readonly data: {
    readonly phrase: string;
    readonly total: number;
    readonly page: number;
    readonly pageSize: number;
    readonly products: readonly ProductSummary[];
    /** `language`: of the name, where it is not the site’s. */
    readonly categories: readonly (SuggestedCategory & { readonly language?: string })[];
    readonly phrases: readonly string[];
    /** Binds the next pages to this one, where the service that searched wants it. */
    readonly correlationId?: string;
  };
}

/** Found by the shop's own search. */
export async function searchHere(app: App, site: Site, query: QuickQuery): Promise<QuickAnswer> {
  const { q: phrase, page, 'per-page': pageSize } = query;
  const asked = { phrase, currency: site.currency, page, pageSize, isTyping: true };
  const [{ skus, total }, { categories, phrases }] = await Promise.all([
    app.productSearch.listProducts(asked),
    app.productSearch.suggest(phrase, { products: 0 }),
  ]);
  const { products } = await app.catalog.summaries(skus, site);
  const find = await app.catalog.translate(site.language, { category: categories.map(({ path }) => path) });
  const named = categories.map((category) => {
    const language = find.languageOf('category', category.path, 'name');
    const name = find('category', category.path)?.name ?? category.name;
    return { ...category, name, ...(language && { language }) };
  });
  return { data: { phrase, total, page, pageSize, products, categories: named, phrases } };
}

/** Found by Synerise; shown as the catalogue knows it, so that no price or stock of elsewhere is told. */
export async function searchAtSynerise(app: App, site: Site, query: QuickQuery): Promise<QuickAnswer> {
  const { q: phrase, page, 'per-page': pageSize } = query;
  if (!app.synerise) throw new NotFound('not-found/synerise');
  const { skus, total, correlationId } = await app.synerise.search(phrase, { page, limit: pageSize });
  const { products } = await app.catalog.summaries(skus, site);
  return {
    data: {
      phrase,
      total,
      page,
      pageSize,
      products,
      categories: [],
      phrases: [],
      ...(correlationId && { correlationId }),
    },
  };
}
