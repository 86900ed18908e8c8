import type { ContentType } from '@witryna/module-schemas';
import { serverConfig } from '../../src/config.ts';
import { addressInSite, linkInSite } from '../../src/content/page-address.ts';
import { type PageParams, paramsOfAnswer, paramsOfType, serializeParams } from '../../src/content/page-params.ts';
import { cacheControlOf, isPrivatePath } from '../../src/content/private-paths.ts';
import type { Device } from '../../src/device/device.ts';
import type { AdmissionFilter } from '../cache/admission-filter.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { SharedPages } from '../cdn/shared-pages.ts';
import { createHtmlResponse, type HtmlResponse } from '../html/html-response.ts';
import type { PageDocuments, PlainViewKind, RenderedDocument } from '../html/page-documents.ts';
import { documentHeaders } from '../http/security-headers.ts';
import type { RegistryPage } from '../registry/answer-cache.ts';
import type { RegistryClient, RegistryOutcome } from '../registry/registry-client.ts';
import { createSingleFlight } from '../registry/single-flight.ts';
import type { TimeBudget } from '../registry/time-budget.ts';
import type { KnownSite } from '../sites/site-directory.ts';
import { maintenanceResponse } from './maintenance-response.ts';
import { loadFrame, loadSurroundings } from './surroundings.ts';

/** What says which parameters a page reacts to, before it is loaded. */
interface KnownType {
  readonly type: ContentType;
  readonly hasLists: boolean;
}

/** A request for a page, parsed. */
export interface PageRequest {
  readonly site: KnownSite;
  readonly path: string;
  readonly params: PageParams;
  readonly device: Device;
  /** Names the request in the log, and to people whom it failed. */
  readonly id: string;
  /** How long it may wait for the registry. */
  readonly budget: TimeBudget;
}

/** What a request for a page is answered with. */
export type PageResponse =
  | { readonly kind: 'html'; readonly response: HtmlResponse }
  | { readonly kind: 'redirect'; readonly to: string; readonly code: number };

/** A rendered page with what says whether it is fresh. */
export interface CachedPage {
  readonly response: HtmlResponse;
  /** ETag of the registry's answer that it was rendered from. */
  readonly answerEtag: string;
  readonly freshness: { validUntil: number; epoch: number };
}

/** What a response is made of. */
interface RenderedPage {
  readonly site: KnownSite;
  readonly key: string;
  /** The answer that it was rendered from. */
  readonly page: RegistryPage;
  readonly status: number;
  readonly document: RenderedDocument;
  /** When the loading began. */
  readonly mark: number;
  /** Whether a CDN may store it: no page for one person, and none that says that something is missing, which nothing purges. */
  readonly isShared: boolean;
  readonly cacheControl: string;
}

export interface PageResponder {
  /** `onWait` is called first when the page is not in memory, or has to be compared with the registry. */
  respond(request: PageRequest, onWait?: () => void): Promise<PageResponse>;
  /** A page of our own, with the header and the footer of the site. */
  plain(request: PageRequest, view: ViewWithoutFailure, status: number): Promise<HtmlResponse>;
}

type ViewWithoutFailure = Exclude<PlainViewKind, { kind: 'failure' }>;
type Failure = Extract<RegistryOutcome, { kind: 'failure' }>;

interface PageResponderOptions {
  readonly registry: RegistryClient;
  readonly documents: PageDocuments;
  readonly cache: TaggedCache<CachedPage>;
  /** Only a page that is requested a second time is worth its memory. */
  readonly admission: AdmissionFilter;
  /** Names the build, so that a new one has new ETags. */
  readonly buildId: string;
  readonly headers: readonly string[];
  /** Without a CDN only browsers store pages. */
  readonly sharedPages?: SharedPages | undefined;
  readonly onFailure: (request: PageRequest, status: number, code: string) => void;
}

/**
 * The key of a page: site, path, the parameters that its content type reacts to, device class.
 * The theme belongs to the page itself, so the path names it already.
 */
function pageKey(siteCode: string, path: string, params: PageParams, device: Device): string {
  return `${siteCode} ${device} ${path}?${serializeParams(params)}`;
}

interface UncachedParts {
  readonly site: KnownSite;
  readonly status: number;
  readonly headers: readonly string[];
  readonly cacheControl?: string;
}

/** A response that this server does not keep. */
function uncached(
  { site, status, headers, cacheControl }: UncachedParts,
  { body, styleSource }: RenderedDocument,
): HtmlResponse {
  const ownHeaders = documentHeaders(headers, { styleSource, services: site.shop.settings.externalServices });
  return createHtmlResponse({ status, headers: ownHeaders, body, ...(cacheControl && { cacheControl }) });
}

/** Rendered pages, cached in memory until a change drops them or their time is over. */
export function createPageResponder(options: PageResponderOptions): PageResponder {
  const { registry, documents, cache, admission, headers, sharedPages } = options;
  const types = new Map<string, KnownType>();
  const once = createSingleFlight<PageResponse>();

  function keyOf({ site, path, params, device }: PageRequest): string | undefined {
    const { code } = site.shop.site;
    const type = types.get(`${code} ${path}`);
    return type && pageKey(code, path, paramsOfType(params, type.type, type.hasLists), device);
  }

  function learnType(siteCode: string, path: string, type: KnownType) {
    if (types.size >= serverConfig.rememberedTypes) types.clear();
    types.set(`${siteCode} ${path}`, type);
  }

  /** The response made of a rendered page; cached from its second request on, so that a flood of new ones takes no memory. */
  function toResponse({ site, key, page, status, document, mark, isShared, cacheControl }: RenderedPage): HtmlResponse {
    const etag = etagOf(options.buildId, site.shopTag, key, page.etag);
    const freshness = { validUntil: page.validUntil, epoch: page.epoch };
    const shared = isShared ? sharedPages?.headersOf(page.tags, freshness) : undefined;
    const services = site.shop.settings.externalServices;
    const ownHeaders = documentHeaders(headers, { styleSource: document.styleSource, services });
    const parts = { status, body: document.body, etag, headers: ownHeaders, shared, cacheControl };
    if (!admission.admits(key)) return createHtmlResponse(parts);
    const response: HtmlResponse = createHtmlResponse({ ...parts, onGrow: (bytes) => cache.grow(key, cached, bytes) });
    const cached: CachedPage = { response, answerEtag: page.etag, freshness };
    cache.put(key, cached, { bytes: response.bytes, tags: page.tags }, mark);
    return response;
  }

  /** Whether a cached page was rendered from what the registry answers now; if so it is fresh again. */
  function revalidates(cached: CachedPage, page: RegistryPage): boolean {
    if (cached.answerEtag !== page.etag || page.etag === '') return false;
    cached.freshness.epoch = page.epoch;
    cached.freshness.validUntil = page.validUntil;
    return true;
  }

  function contentResponse(request: PageRequest, page: RegistryPage, mark: number): HtmlResponse {
    const { site, path, device } = request;
    const { code, basePath } = site.shop.site;
    const pageAnswer = page.answer();
    const { type } = pageAnswer.data;
    learnType(code, path, { type, hasLists: pageAnswer.meta.hasLists === true });
    const params = paramsOfAnswer(request.params, pageAnswer);
    const key = pageKey(code, path, params, device);
    const cached = cache.get(key);
    if (cached && revalidates(cached, page)) return cached.response;
    const query = serializeParams(params);
    const url = addressInSite(path, basePath) + (query && `?${query}`);
    const document = documents.content(site, page, { path, params, answer: pageAnswer, url }, device);
    const cacheControl = cacheControlOf(path);
    if (!page.isKept) return uncached({ site, status: 200, headers, cacheControl }, document);
    const isShared = !isPrivatePath(path);
    return toResponse({ site, key, page, status: 200, document, mark, isShared, cacheControl });
  }

  const frameOf = ({ site, budget }: PageRequest) => loadFrame(registry, { code: site.shop.site.code, budget });

  async function plain(request: PageRequest, view: ViewWithoutFailure, status: number): Promise<HtmlResponse> {
    const { site, path, device } = request;
    const { code, basePath } = site.shop.site;
    const mark = cache.mark();
    const cacheControl = cacheControlOf(path);
    const isScreen = view.kind === 'error-route';
    const { surroundings, isOwnPage } = isScreen
      ? await loadSurroundings(registry, { code, path, budget: request.budget })
      : { surroundings: await frameOf(request), isOwnPage: undefined };
    const url = addressInSite('/', basePath);
    if (!surroundings) {
      return uncached({ site, status, headers, cacheControl }, documents.plain(site, view, undefined, url, device));
    }
    const key = pageKey(code, `!${view.kind} ${cacheControl}${isOwnPage ? ' own' : ''}`, {}, device);
    const cached = cache.get(key);
    if (cached && revalidates(cached, surroundings)) return cached.response;
    const shown = isScreen && isOwnPage ? { ...view, isOwnPage } : view;
    const document = documents.plain(site, shown, surroundings, url, device);
    return toResponse({ site, key, page: surroundings, status, document, mark, isShared: false, cacheControl });
  }

  async function responseTo(request: PageRequest, outcome: RegistryOutcome, mark: number): Promise<PageResponse> {
    const { site, device } = request;
    switch (outcome.kind) {
      case 'content':
        return { kind: 'html', response: contentResponse(request, outcome, mark) };
      case 'not-found':
        return { kind: 'html', response: await plain(request, { kind: 'not-found' }, 404) };
      case 'redirect': {
        const to = linkInSite(outcome.to, site.shop.site.basePath);
        return { kind: 'redirect', to, code: outcome.code };
      }
      case 'maintenance': {
        const { retryAfter } = outcome;
        return { kind: 'html', response: maintenanceResponse({ site, device, documents, headers, retryAfter }) };
      }
      case 'failure': {
        options.onFailure(request, outcome.status, outcome.code);
        return { kind: 'html', response: await failureResponse(request, outcome) };
      }
    }
  }

  /** The page that the site has for such a failure, requested once; else our own. The status stays that of the failure. */
  async function failureResponse(request: PageRequest, failure: Failure) {
    const { site, device, id, budget } = request;
    const status = failure.status >= 400 && failure.status <= 599 ? failure.status : 500;
    const ownHeaders = [...headers, ...failureHeaders(id, failure.retryAfter)];
    const cacheControl = cacheControlOf(request.path);
    const path = site.shop.errorPages[failure.status];
    const page = path === undefined ? undefined : await registry.load(site.shop.site.code, path, {}, budget);
    if (path === undefined || page?.kind !== 'content') {
      const url = addressInSite('/', site.shop.site.basePath);
      const view = { kind: 'failure', status: failure.status, code: failure.code, requestId: id } as const;
      const document = documents.plain(site, view, await frameOf(request), url, device);
      return uncached({ site, status, headers: ownHeaders, cacheControl }, document);
    }
    const url = addressInSite(request.path, site.shop.site.basePath);
    const at = { path: request.path, params: {}, answer: page.answer(), url };
    return uncached({ site, status, headers: ownHeaders, cacheControl }, documents.content(site, page, at, device));
  }

  async function load(request: PageRequest): Promise<PageResponse> {
    const mark = cache.mark();
    const { site, path, params, budget } = request;
    return responseTo(request, await registry.load(site.shop.site.code, path, params, budget), mark);
  }

  /** A request that joins another has a time budget of its own: where one of the two runs out, it goes on alone. */
  async function join(pending: Promise<PageResponse>, request: PageRequest): Promise<PageResponse> {
    const joined = await request.budget.within(pending);
    return joined === undefined || isTimeout(joined) ? load(request) : joined;
  }

  return {
    plain,
    respond(request, onWait) {
      const key = keyOf(request);
      const cached = key === undefined ? undefined : cache.get(key);
      if (cached && registry.isFresh(cached.freshness))
        return Promise.resolve({ kind: 'html', response: cached.response });
      onWait?.();
      const flight = pageKey(request.site.shop.site.code, request.path, request.params, request.device);
      let isFirst = false;
      const response = once(flight, () => {
        isFirst = true;
        return load(request);
      });
      return isFirst ? response : join(response, request);
    },
  };
}

const GATEWAY_TIMEOUT = 504;
const isTimeout = (page: PageResponse) => page.kind === 'html' && page.response.status === GATEWAY_TIMEOUT;

/** What a failure says beside its page: which line of the log belongs to it, and when to ask again. */
export function failureHeaders(id: string, retryAfter: number | undefined): readonly string[] {
  return ['x-request-id', id, ...(retryAfter === undefined ? [] : ['retry-after', String(retryAfter)])];
}

/** Weak, since the compressed forms share it. It names everything that the page was made of. */
function etagOf(buildId: string, shopTag: string, key: string, answerEtag: string): string {
  const variant = key.replace(/[^\w=&?/.-]/g, '_');
  return `W/"${buildId}.${shopTag}.${answerEtag.replace(/^W\/|"/g, '')}.${variant}"`;
}
