import { type Money, type ProductSummary, webpUrl } from '@witryna/module-schemas';
import { type Site, searchSettingsOf } from '../content/sites/index.ts';
import type { App } from '../fastify-app.ts';
import { type ArticleDeps, suggestArticles } from './articles/find-articles.ts';
import { bestsellersOf } from './help-with-nothing.ts';
import { isInLanguageOfWords } from './language-of-words.ts';

/** What a search box shows; a screen shows fewer where it is small. */
const MOST = { phrases: 5, products: 10, categories: 3, articles: 3, popular: 6 } as const;
/** Asked of another company, which may know products that the shop no longer sells. */
const ASKED_ELSEWHERE = 20;
/** Device pixels of a picture that is about 60 px wide. */
const PICTURE_WIDTH = 160;

export interface SuggestedProduct {
  readonly sku: string;
  readonly name: string;
  readonly urlPath: string;
  /** Address of a small picture. */
  readonly picture?: string;
  readonly price?: Money;
  /** Other variants cost more. */
  readonly priceVaries: boolean;
}

interface SuggestedPlace {
  readonly name: string;
  readonly urlPath: string;
}

export interface SuggestionsAnswer {
  readonly data: {
    readonly phrase: string;
    /** Signs from which on something is suggested. */
    readonly minLength: number;
    /** What others search for: what goes on with the phrase; without one what is popular. */
    readonly phrases: readonly string[];
    /** Found by the phrase; without one the bestsellers. */
    readonly products: readonly SuggestedProduct[];
    readonly categories: readonly SuggestedPlace[];
    readonly articles: readonly SuggestedPlace[];
  };
}

/** What others search for and buy, for whoever has typed nothing yet. */
export async function popularHere(app: App, site: Site): Promise<SuggestionsAnswer> {
  const { minLength } = searchSettingsOf(site);
  // The shop's words, and so its phrases, are those of its own language.
  const phrases = isInLanguageOfWords(site) ? app.productSearch.popular(MOST.popular) : [];
  const bestsellers = await bestsellersOf(app, site, MOST.products);
  const products = bestsellers.map(toSuggestion);
  return { data: { phrase: '', minLength, phrases, products, categories: [], articles: [] } };
}

/** What a phrase that is being typed may become, in one answer. Nothing of it is counted as searched for. */
export async function suggestFor(
  app: App,
  articleDeps: ArticleDeps,
  site: Site,
  phrase: string,
): Promise<SuggestionsAnswer> {
  const { minLength } = searchSettingsOf(site);
  const [suggested, articles] = await Promise.all([
    app.productSearch.suggest(phrase, {
      products: MOST.products,
      categories: MOST.categories,
      phrases: isInLanguageOfWords(site) ? MOST.phrases : 0,
    }),
    suggestArticles(articleDeps, { siteId: site.id, phrase, limit: MOST.articles }),
  ]);
  const [skus, categories] = await Promise.all([
    productsFor(app, site, phrase, suggested.products),
    app.catalog.categories(
      suggested.categories.map(({ path }) => path),
      site.language,
    ),
  ]);
  const { products } = await app.catalog.summaries(skus, site);
  return {
    data: {
      phrase,
      minLength,
      phrases: suggested.phrases,
      products: products.slice(0, MOST.products).map(toSuggestion),
      categories: categories.map(({ name, urlPath }) => ({ name, urlPath })),
      articles: articles.map(({ title, urlPath }) => ({ name: title, urlPath })),
    },
  };
}

/** Products of the search that the site has chosen; while another company's is down the shop's own stands in. */
async function productsFor(app: App, site: Site, phrase: string, own: readonly { readonly sku: string }[]) {
  const ownSkus = own.map(({ sku }) => sku);
  if (searchSettingsOf(site).provider !== 'synerise' || !app.synerise) return ownSkus;
  try {
    const { skus } = await app.synerise.search(phrase, { page: 1, limit: ASKED_ELSEWHERE });
    return skus;
  } catch (error) {
    app.log.warn({ err: error }, 'suggestions of Synerise could not be had');
    return ownSkus;
  }
}

function toSuggestion({ sku, name, urlPath, images, price, priceVaries }: ProductSummary): SuggestedProduct {
  const picture = images[0] && webpUrl(images[0], PICTURE_WIDTH, 'square');
  return { sku, name, urlPath, ...(picture && { picture }), ...(price && { price: price.final }), priceVaries };
}
