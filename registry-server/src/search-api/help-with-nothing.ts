import type { CategorySummary, ProductSummary } from '@witryna/module-schemas';
import type { Site } from '../content/sites/index.ts';
import type { App } from '../fastify-app.ts';

const MOST = { phrases: 2, products: 4, categories: 8 } as const;

/** What somebody is shown whose phrase has found nothing. */
export interface HelpWithNothing {
  /** Written most like it; where none is, what others search for. */
  readonly phrases: readonly string[];
  readonly bestsellers: readonly ProductSummary[];
  readonly categories: readonly CategorySummary[];
}

/** The two nearest phrases, the bestsellers of the shop and the categories at its top. */
export async function helpWithNothing(app: App, site: Site, phrase: string): Promise<HelpWithNothing> {
  const near = app.productSearch.nearest(phrase, MOST.phrases);
  const [bestsellers, paths] = await Promise.all([
    app.productSearch.listProducts({
      currency: site.currency,
      filters: { flags: { isBestseller: true }, inStock: true },
      page: 1,
      pageSize: MOST.products,
    }),
    app.db
      .selectFrom('category')
      .select('path')
      .where('parentId', 'is', null)
      .orderBy('position')
      .orderBy('path')
      .limit(MOST.categories)
      .execute(),
  ]);
  const [{ products }, categories] = await Promise.all([
    app.catalog.summaries(bestsellers.skus, site),
    app.catalog.categories(
      paths.map(({ path }) => path),
      site.language,
    ),
  ]);
  return {
    phrases: near.length > 0 ? near : app.productSearch.popular(MOST.phrases),
    bestsellers: products,
    categories: categories.filter(({ productCount }) => productCount > 0),
  };
}
