import type { ArticleSummary, CategorySummary, ProductSummary } from '@witryna/module-schemas';
import { RESULTS_PATH } from '../../src/content/own-paths.ts';
import { addressInSite } from '../../src/content/page-address.ts';
import type { PageRenderer } from '../../src/rendering/page-renderer.ts';
import {
  type FoundResults,
  type JobOffer,
  offersAddress,
  parseResultsQuery,
  type ResultsFacts,
  type ResultsFilter,
  type ResultsQuery,
  searchAddress,
} from '../../src/results/index.ts';
import { createHtmlResponse, type HtmlResponse } from '../html/html-response.ts';
import type { PageDocuments } from '../html/page-documents.ts';
import { documentHeaders } from '../http/security-headers.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { HttpResponse, RegistryHttp } from '../registry/registry-http.ts';
import type { PageRequest } from './page-responder.ts';
import { loadFrame } from './surroundings.ts';

/** Pages of results: made for each request, kept nowhere, and nothing for search engines. */
export interface ResultsPages {
  /** `query`: the part of the address behind its question mark. */
  respond(request: PageRequest, query: string): Promise<HtmlResponse>;
}

interface ResultsPagesOptions {
  readonly http: RegistryHttp;
  readonly registry: RegistryClient;
  readonly documents: PageDocuments;
  readonly renderer: PageRenderer;
  readonly headers: readonly string[];
  readonly onUnreachable: (address: string, error: unknown) => void;
}

/** What `/search` answers, as far as it is shown. */
interface SearchAnswer {
  readonly data: {
    readonly correctedPhrase?: string;
    readonly results: readonly {
      readonly group: string;
      readonly total: number;
      readonly pageSize: number;
      readonly list: readonly { readonly key: string }[];
    }[];
  };
  readonly meta: {
    readonly related: {
      readonly products: Readonly<Record<string, ProductSummary>>;
      readonly categories: Readonly<Record<string, CategorySummary>>;
      readonly articles: Readonly<Record<string, ArticleSummary>>;
      readonly productFilters: readonly ResultsFilter[];
    };
  };
}

interface OffersAnswer {
  readonly items: readonly JobOffer[];
  readonly total: number;
}

const USUAL_PAGE_SIZE = 8;
const NEAR_PHRASES = 2;
const MIN_LENGTH = 2;
const OK = 200;
const REFUSED = 422;
const UNAVAILABLE = 503;

export function createResultsPages(options: ResultsPagesOptions): ResultsPages {
  const { http, registry, documents, renderer } = options;
  const headers = [...options.headers, 'x-robots-tag', 'noindex'];

  async function ask({ site, budget }: PageRequest, address: string): Promise<HttpResponse | undefined> {
    const asked = http.get(address, { 'x-site': site.shop.site.code }).catch((error: unknown) => {
      options.onUnreachable(address, error);
      return undefined;
    });
    return budget.within(asked);
  }

  async function find(request: PageRequest, query: ResultsQuery): Promise<ResultsFacts['outcome']> {
    if (query.phrase === '') return { kind: 'unasked' };
    if (query.phrase.length < MIN_LENGTH) return { kind: 'too-short' };
    const [search, offers] = await Promise.all([
      ask(request, searchAddress(query)),
      ask(request, offersAddress(query, USUAL_PAGE_SIZE)),
    ]);
    if (search?.status === REFUSED) return { kind: 'too-short' };
    if (search?.status !== OK) return { kind: 'failed' };
    const found = foundIn(
      bodyOf<SearchAnswer>(search),
      offers?.status === OK ? bodyOf<OffersAnswer>(offers) : undefined,
    );
    const isEmpty = [found.products, found.articles, found.categories, found.offers].every(({ total }) => total === 0);
    if (!isEmpty) return { kind: 'found', found };
    return { kind: 'found', found: { ...found, phrases: await nearPhrases(request, query) } };
  }

  async function nearPhrases(request: PageRequest, { phrase }: ResultsQuery): Promise<readonly string[]> {
    const answer = await ask(request, `/core/search?${new URLSearchParams({ q: phrase, 'per-page': '1' })}`);
    if (answer?.status !== OK) return [];
    const { data } = bodyOf<{ readonly data: { readonly phrases: readonly string[] } }>(answer);
    return data.phrases.filter((near) => near !== phrase).slice(0, NEAR_PHRASES);
  }

  return {
    async respond(request, text) {
      const { site, device, budget } = request;
      const { code, basePath } = site.shop.site;
      const query = parseResultsQuery(new URLSearchParams(text));
      const [outcome, surroundings] = await Promise.all([find(request, query), loadFrame(registry, { code, budget })]);
      const facts = { query, outcome };
      const view = { kind: 'results', ...renderer.renderResults(site.shop, facts) } as const;
      const url = addressInSite(RESULTS_PATH, basePath);
      const { body, styleSource } = documents.plain(site, view, surroundings, url, device);
      const ownHeaders = documentHeaders(headers, { styleSource, services: site.shop.settings.externalServices });
      const status = outcome.kind === 'failed' ? UNAVAILABLE : OK;
      return createHtmlResponse({ status, headers: ownHeaders, body, cacheControl: 'no-store' });
    },
  };
}

const bodyOf = <T>({ body }: HttpResponse): T => JSON.parse(body.toString()) as T;

function foundIn({ data, meta }: SearchAnswer, offers: OffersAnswer | undefined): FoundResults {
  const { related } = meta;
  const group = <T>(name: string, entities: Readonly<Record<string, T>>) => {
    const found = data.results.find((each) => each.group === name);
    const list = found?.list.flatMap(({ key }) => (Object.hasOwn(entities, key) ? [entities[key] as T] : [])) ?? [];
    return { list, total: found?.total ?? 0 };
  };
  return {
    correctedPhrase: data.correctedPhrase,
    pageSize: data.results.find((each) => each.group === 'products')?.pageSize ?? USUAL_PAGE_SIZE,
    products: group('products', related.products),
    articles: group('articles', related.articles),
    categories: group('categories', related.categories),
    offers: { list: offers?.items ?? [], total: offers?.total ?? 0 },
    filters: related.productFilters,
    phrases: [],
  };
}
