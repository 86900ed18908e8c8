import type { CategorySummary, ProductSummary } from '@witryna/module-schemas';
import type { Site } from '../content/sites/index.ts';
import type { App } from '../fastify-app.ts';
import { isInLanguageOfWords } from './language-of-words.ts';

const MOST = { phrases: 2, products: 4, categories: 8 } as const;

/** What somebody is shown whose phrase has found nothing. */
export interface HelpWithNothing {
  /** What others search for that is written most like it. */
  readonly phrases: readonly string[];
  readonly bestsellers: readonly ProductSummary[];
  readonly categories: readonly CategorySummary[];
}

/** Phrases that may have been meant: none rather than one that is written otherwise, or in another language. */
export function nearPhrases(
  search: Pick<App['productSearch'], 'nearest'>,
  site: Pick<Site, 'language'>,
  phrase: string,
): readonly string[] {
  return isInLanguageOfWords(site) ? search.nearest(phrase, MOST.phrases) : [];
}

/** The bestsellers of the shop that can be bought. */
export async function bestsellersOf(app: App, site: Site, pageSize: number): Promise<readonly ProductSummary[]> {
  const { skus } = await app.productSearch.listProducts({
    currency: site.currency,
    filters: { flags: { isBestseller: true }, inStock: true },
    page: 1,
    pageSize,
  });
  return (await app.catalog.summaries(skus, site)).products;
}

/** The two nearest phrases, the bestsellers of the shop and the categories at its top. */
export async function helpWithNothing(app: App, site: Site, phrase: string): Promise<HelpWithNothing> {
  const [bestsellers, paths] = await Promise.all([
    bestsellersOf(app, site, MOST.products),
    app.db
      .selectFrom('category')
      .select('path')
      .where('parentId', 'is', null)
      .where('isShown', '=', true)
      .orderBy('position')
      .orderBy('path')
      .limit(MOST.categories)
      .execute(),
  ]);
  const categories = await app.catalog.categories(
    paths.map(({ path }) => path),
    site.language,
  );
  return {
    phrases: nearPhrases(app.productSearch, site, phrase),
    bestsellers,
    categories: categories.filter(({ productCount }) => productCount > 0),
  };
}
