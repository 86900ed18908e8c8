import type { ArticleListingPage, ArticleSummary } from '@witryna/module-schemas';

/** The article that is set larger than the others: the newest one of a whole list, not that of a later page or a filter. */
export function leadingArticle(
  { layout, leadsWithFirst }: { readonly layout: string; readonly leadsWithFirst: boolean },
  articles: readonly ArticleSummary[],
  listing: ArticleListingPage | undefined,
): ArticleSummary | undefined {
  if (!leadsWithFirst || layout !== 'grid') return undefined;
  const isWhole = !listing || (listing.page === 1 && Object.keys(listing.chosen).length === 0);
  return isWhole ? articles[0] : undefined;
}
