import {
  type ArticleListingPage,
  type ArticleSummary,
  articleListingKey,
  articleListingOfModule,
  type CurrentArticleKeys,
} from '@witryna/module-schemas';
import type { CurrentEntity, Shop } from '../../shop/shop.ts';
import { ownEntry } from '../current/own-entry.ts';

export interface ListedArticles {
  readonly articles: readonly ArticleSummary[];
  /** Absent for articles that were named one by one. */
  readonly listing?: ArticleListingPage | undefined;
}

interface ListSettings {
  readonly source: { readonly kind?: string; readonly [key: string]: unknown };
  readonly count?: number;
}

/** The articles that a module shows; one that the registry does not know is passed over. */
export function listedArticles(
  { related, current, params }: Pick<Shop, 'related' | 'current' | 'params'>,
  driver: string,
  settings: ListSettings,
): ListedArticles {
  const query = articleListingOfModule(driver, { ...settings }, currentKeys(current), params);
  const listing = query && related.articleListings[articleListingKey(query)];
  const slugs = query ? (listing?.slugs ?? []) : namedSlugs(settings);
  return { articles: slugs.flatMap((slug) => ownEntry(related.articles, slug) ?? []), listing };
}

function namedSlugs({ source, count }: ListSettings): readonly string[] {
  if (source.kind !== 'selected') return [];
  if (typeof source.article === 'string') return [source.article];
  return Array.isArray(source.articles) ? source.articles.slice(0, count) : [];
}

/** What lists of articles can be bound to. */
function currentKeys(current: CurrentEntity | undefined): CurrentArticleKeys {
  switch (current?.kind) {
    case 'article': {
      const { urlPath, author, categories } = current.article;
      const [category] = categories ?? [];
      return { article: urlPath.slice(1), ...(author && { author }), ...(category && { category }) };
    }
    case 'author':
      return { author: current.author.slug };
    case 'article-category':
      return { category: current.articleCategory.slug };
    case 'article-tag':
      return { tag: current.articleTag.name };
    default:
      return {};
  }
}
