import { type ArticleSummary, type CategorySummary, isSafeHref, type ProductSummary } from '@witryna/module-schemas';
import { RESULTS_PATH } from '../../src/content/own-paths.ts';
import { addressInSite, linkInSite } from '../../src/content/page-address.ts';
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
    readonly redirect?: string;
    readonly correctedPhrase?: string;
    readonly synonyms?: readonly string[];
    readonly help?: {
      readonly phrases: readonly string[];
      readonly bestsellers: readonly string[];
      readonly categories: readonly string[];
    };
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

/** Staff lead whoever searches for this to a page of the site. */
interface Elsewhere {
  readonly kind: 'elsewhere';
  readonly path: string;
}

interface OffersAnswer {
  readonly items: readonly JobOffer[];
  readonly total: number;
}

const USUAL_PAGE_SIZE = 8;
const MIN_LENGTH = 2;
const OK = 200;
const REFUSED = 422;
const UNAVAILABLE = 503;
/** Staff may lead elsewhere tomorrow. */
const FOUND_ELSEWHERE = 302;

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

  async function find(request: PageRequest, query: ResultsQuery): Promise<ResultsFacts['outcome'] | Elsewhere> {
    if (query.phrase === '') return { kind: 'unasked' };
    if (query.phrase.length < MIN_LENGTH) return { kind: 'too-short' };
    const [search, offers] = await Promise.all([
      ask(request, searchAddress(query)),
      ask(request, offersAddress(query, USUAL_PAGE_SIZE)),
    ]);
    if (search?.status === REFUSED) return { kind: 'too-short' };
    if (search?.status !== OK) return { kind: 'failed' };
    const answer = bodyOf<SearchAnswer>(search);
    const { redirect } = answer.data;
    // The registry takes paths alone; one that leads out of the shop is followed by nobody.
    if (redirect !== undefined && isSafePath(redirect)) return { kind: 'elsewhere', path: redirect };
    const jobs = offers?.status === OK ? bodyOf<OffersAnswer>(offers) : undefined;
    return { kind: 'found', found: foundIn(answer, jobs) };
  }

  return {
    async respond(request, text) {
      const { site, device, budget } = request;
      const { code, basePath } = site.shop.site;
      const query = parseResultsQuery(new URLSearchParams(text));
      const [outcome, surroundings] = await Promise.all([find(request, query), loadFrame(registry, { code, budget })]);
      if (outcome.kind === 'elsewhere') {
        const location = linkInSite(outcome.path, basePath);
        const elsewhere = [...headers, 'location', location];
        return createHtmlResponse({ status: FOUND_ELSEWHERE, headers: elsewhere, body: [], cacheControl: 'no-store' });
      }
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

const isSafePath = (path: string) => /^\/(?![/\\])/.test(path) && isSafeHref(path);

const bodyOf = <T>({ body }: HttpResponse): T => JSON.parse(body.toString()) as T;

function foundIn({ data, meta }: SearchAnswer, offers: OffersAnswer | undefined): FoundResults {
  const { related } = meta;
  const named = <T>(keys: readonly string[], entities: Readonly<Record<string, T>>) =>
    keys.flatMap((key) => (Object.hasOwn(entities, key) ? [entities[key] as T] : []));
  const group = <T>(name: string, entities: Readonly<Record<string, T>>) => {
    const found = data.results.find((each) => each.group === name);
    const keys = found?.list.map(({ key }) => key) ?? [];
    return { list: named(keys, entities), total: found?.total ?? 0 };
  };
  const { help } = data;
  return {
    correctedPhrase: data.correctedPhrase,
    synonyms: data.synonyms ?? [],
    pageSize: data.results.find((each) => each.group === 'products')?.pageSize ?? USUAL_PAGE_SIZE,
    products: group('products', related.products),
    articles: group('articles', related.articles),
    categories: group('categories', related.categories),
    offers: { list: offers?.items ?? [], total: offers?.total ?? 0 },
    filters: related.productFilters,
    help: help && {
      phrases: help.phrases,
      bestsellers: named(help.bestsellers, related.products),
      categories: named(help.categories, related.categories),
    },
  };
}
