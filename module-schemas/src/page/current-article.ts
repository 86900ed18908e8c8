import type {
  ArticleCategorySummary,
  ArticleSummary,
  ArticleTagSummary,
  AuthorSummary,
  CurrentArticle,
} from '../wire/article.ts';
import type { CurrentArticleKeys } from '../wire/article-listing.ts';
import type { NamedEntity } from '../wire/catalogue-groups.ts';
import type { Related } from '../wire/related.ts';
import type { PageDocument } from './page.ts';

type About = Pick<PageDocument, 'type' | 'contentProperties'>;

/** What a page is about, as far as lists of articles can be bound to it. */
export function currentArticleKeys({ type, contentProperties }: About, slug: string): CurrentArticleKeys {
  const { author, categories, articleCategory, tag } = contentProperties;
  const category = Array.isArray(categories) ? categories[0] : undefined;
  if (type === 'author') return { author: slug };
  if (type === 'article-category') return { category: slug };
  if (type === 'page') {
    return {
      ...(isNamed(author) && { author }),
      ...(isNamed(articleCategory) && { category: slugOfKey(articleCategory) }),
      ...(isNamed(tag) && { tag }),
    };
  }
  return {
    ...(type === 'article' && { article: slug }),
    ...(isNamed(author) && { author }),
    ...(type === 'article' && typeof category === 'string' && { category }),
  };
}

const isNamed = (value: unknown): value is string => typeof value === 'string' && value !== '';
const slugOfKey = (key: string) => (key.startsWith('/') ? key.slice(1) : key);

/** What a page says of itself that it is about; entities of the catalogue are another matter. */
export type PageSubject =
  | { readonly kind: 'article'; readonly article: CurrentArticle }
  | { readonly kind: 'author'; readonly author: AuthorSummary }
  | { readonly kind: 'article-category'; readonly articleCategory: ArticleCategorySummary }
  | { readonly kind: 'article-tag'; readonly articleTag: ArticleTagSummary }
  | { readonly kind: 'brand'; readonly brand: NamedEntity };

/**
 * The subject of the page at an address, as far as what it refers to is there; of an ordinary page its author, category
 * of articles, tag or brand.
 */
export function subjectOfPage(
  page: About,
  slug: string,
  {
    articles,
    authors,
    articleCategories,
    brands,
  }: Pick<Related, 'articles' | 'authors' | 'articleCategories' | 'brands'>,
): PageSubject | undefined {
  const { type, contentProperties } = page;
  if (type === 'article') {
    const summary = ownEntry(articles, slug);
    return summary && { kind: 'article', article: currentArticle(summary, page) };
  }
  if (type === 'article-category') {
    const articleCategory = ownEntry(articleCategories, slug);
    return articleCategory && { kind: 'article-category', articleCategory };
  }
  const author = ownEntry(authors, type === 'author' ? slug : contentProperties.author);
  if (author) return { kind: 'author', author };
  if (type === 'page') {
    const articleCategory = ownEntry(articleCategories, contentProperties.articleCategory);
    if (articleCategory) return { kind: 'article-category', articleCategory };
    const { tag } = contentProperties;
    if (isNamed(tag)) return { kind: 'article-tag', articleTag: { name: tag } };
  }
  const brand = ownEntry(brands, contentProperties.brand);
  return brand && { kind: 'brand', brand };
}

function ownEntry<T>(entries: Readonly<Record<string, T>>, key: unknown): T | undefined {
  if (typeof key !== 'string') return undefined;
  const slug = slugOfKey(key);
  return Object.hasOwn(entries, slug) ? entries[slug] : undefined;
}

/** The article that a page is: its summary with what only its own page tells. Fields that do not fit were left out before. */
function currentArticle(summary: ArticleSummary, { contentProperties }: About): CurrentArticle {
  const { additionalTitles, customLists, relatedArticles, layout } = contentProperties as Partial<CurrentArticle>;
  return {
    ...summary,
    ...(additionalTitles && { additionalTitles }),
    ...(customLists && { customLists }),
    ...(relatedArticles && { relatedArticles }),
    ...(layout && { layout }),
  };
}
