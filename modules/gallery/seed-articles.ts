import {
  type ArticleListingPage,
  type ArticleListingQuery,
  type ArticleSummary,
  articleListingKey,
  articleListingOfModule,
  DRIVERS,
  moduleExamples,
  type Related,
} from '@witryna/module-schemas';
import { findPicture } from './seed-pictures.ts';

/** Articles of the demo shop, newest first. */
const ARTICLES = [
  'zima-a-skora',
  'wieczorne-mycie',
  'kwasy-bez-strachu',
  'dobor-odcienia',
  'oleje-roslinne',
  'usta-na-jesien',
  'pierwszy-krem',
  'jak-czytac-inci',
  'poranny-rytual',
];
const AUTHORS = ['jan-wierzbicki', 'marta-lipinska', 'zofia-dabek'];
const CATEGORIES = ['makijaz', 'pielegnacja', 'skladniki'];
const READING_MINUTES = 4;
/** Covers are wider than products. */
const COVER = { width: 1600, height: 1000 };
const GROUND = '#e3c4b6';

/** The article that examples are bound to. */
export const CURRENT_ARTICLE = 'poradnik/jak-czytac-inci';

interface SeedPage {
  readonly title: string;
  readonly urlPath: string;
  readonly contentProperties: {
    readonly lead?: string;
    readonly cover?: string;
    readonly publicationDate?: string;
    readonly author?: string;
    readonly categories?: readonly string[];
    readonly tags?: readonly string[];
    readonly name?: string;
    readonly bio?: string;
    readonly avatar?: string;
    readonly description?: string;
  };
}

type ArticlesOfShop = Pick<Related, 'articles' | 'authors' | 'articleCategories' | 'articleListings' | 'trail'>;

/** The demo shop's articles with everything that lists of them refer to, shaped as the registry would send them. */
export async function loadSeedArticles(): Promise<ArticlesOfShop> {
  const [articles, authors, categories] = await Promise.all([
    Promise.all(ARTICLES.map(async (name, place) => toArticle(await loadPage(`artykul-${name}`), place))),
    Promise.all(AUTHORS.map((name) => loadPage(`autor-${name}`))),
    Promise.all(CATEGORIES.map((name) => loadPage(`kategoria-artykulow-${name}`))),
  ]);
  const named = ({ urlPath, title, contentProperties }: SeedPage) => {
    const slug = urlPath.slice(1);
    const { name = title, bio, description } = contentProperties;
    return [slug, { slug, name, ...(bio && { bio }), ...(description && { description }) }] as const;
  };
  return {
    articles: Object.fromEntries(articles.map((article) => [article.urlPath.slice(1), article])),
    authors: Object.fromEntries(authors.map(named)),
    articleCategories: Object.fromEntries(categories.map(named)),
    articleListings: toListings(articles),
    trail: [
      { name: 'Poradnik', urlPath: '/poradnik' },
      { name: 'Jak czytać INCI i nie zwariować', urlPath: '/poradnik/jak-czytac-inci' },
    ],
  };
}

const loadPage = async (name: string): Promise<SeedPage> => (await fetch(`/pages/${name}.json`)).json();

async function toArticle({ title, urlPath, contentProperties }: SeedPage, place: number): Promise<ArticleSummary> {
  const { cover = '', ...properties } = contentProperties;
  return {
    ...properties,
    id: place + 1,
    title,
    urlPath,
    readingMinutes: READING_MINUTES,
    cover: await findPicture(5000 + place, cover.replace('@pictures/', ''), GROUND, COVER),
  };
}

/** Answers to all lists that the examples ask for. */
function toListings(articles: readonly ArticleSummary[]): Record<string, ArticleListingPage> {
  const { author, categories } = articles.find(({ urlPath }) => urlPath === `/${CURRENT_ARTICLE}`) ?? {};
  const [category] = categories ?? [];
  const current = { article: CURRENT_ARTICLE, ...(author && { author }), ...(category && { category }) };
  const queries = DRIVERS.flatMap((driver) =>
    Object.values<object>(moduleExamples[driver]).flatMap(
      (settings) => articleListingOfModule(driver, { ...settings }, current, {}) ?? [],
    ),
  );
  return Object.fromEntries(
    queries.map((query) => {
      const { page, pageSize, filter, chosen } = query;
      const found = articles.filter((article) => isListed(article, query));
      const slugs = found.slice(0, pageSize).map(({ urlPath }) => urlPath.slice(1));
      const facets = filter === undefined ? undefined : FACETS;
      return [
        articleListingKey(query),
        { slugs, total: found.length, page, pageSize, chosen, ...(facets && { facets }) },
      ];
    }),
  );
}

function isListed(article: ArticleSummary, { kind, key }: ArticleListingQuery): boolean {
  const { urlPath, author, categories = [], tags = [] } = article;
  if (kind === 'related') return urlPath !== `/${key}`;
  if (kind === 'author') return author === key;
  if (kind === 'category') return categories.includes(key);
  return kind === 'tag' ? tags.includes(key) : kind === 'newest';
}

const FACETS = [
  {
    filter: 'category',
    values: [
      { code: 'pielegnacja', label: 'Pielęgnacja', count: 4 },
      { code: 'skladniki', label: 'Składniki', count: 3 },
      { code: 'makijaz', label: 'Makijaż', count: 2 },
    ],
  },
  {
    filter: 'author',
    values: [
      { code: 'marta-lipinska', label: 'Marta Lipińska', count: 4 },
      { code: 'jan-wierzbicki', label: 'Jan Wierzbicki', count: 3 },
    ],
  },
] as const;
