import type { ContentType } from '@witryna/module-schemas';
import { serverConfig } from '../src/config.ts';
import { addressInSite, linkInSite } from '../src/content/page-address.ts';
import { type PageParams, paramsOfType, serializeParams } from '../src/content/page-params.ts';
import type { Device } from '../src/device/device.ts';
import { createFlights } from './flights.ts';
import { createHtmlAnswer, type HtmlAnswer } from './html-answer.ts';
import type { PageDocuments, PlainViewKind } from './page-documents.ts';
import type { PageSource, SourceOutcome, SourcePage } from './page-source.ts';
import type { RecentKeys } from './recent-keys.ts';
import type { KnownSite } from './site-directory.ts';
import type { TaggedCache } from './tagged-cache.ts';
import type { TimeBudget } from './time-budget.ts';

/** A request for a page, read. */
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

/** What a request for a page comes to. */
export type PageReply =
  | { readonly kind: 'html'; readonly answer: HtmlAnswer }
  | { readonly kind: 'redirect'; readonly to: string; readonly code: number };

/** A rendered page with what says whether it still holds. */
export interface KeptPage {
  readonly answer: HtmlAnswer;
  /** ETag of the registry's answer that it was rendered from. */
  readonly sourceEtag: string;
  validUntil: number;
  epoch: number;
}

export interface HtmlPages {
  answer(request: PageRequest): Promise<PageReply>;
  /** A page of our own, with the header and the footer of the home page. */
  plain(request: PageRequest, view: ViewWithoutFailure, status: number): Promise<HtmlAnswer>;
}

type ViewWithoutFailure = Exclude<PlainViewKind, { kind: 'failure' }>;
type Failure = Extract<SourceOutcome, { kind: 'failure' }>;

interface HtmlPagesOptions {
  readonly source: PageSource;
  readonly documents: PageDocuments;
  readonly cache: TaggedCache<KeptPage>;
  /** Which pages were asked for lately: only what is asked for again is worth its room. */
  readonly recent: RecentKeys;
  /** Names the build, so that a new one has new ETags. */
  readonly buildId: string;
  readonly headers: readonly string[];
  readonly onFailure: (request: PageRequest, status: number, code: string) => void;
}

/**
 * The key of a page: site, path, the parameters that its content type reacts to, device class.
 * The theme belongs to the page itself, so the path names it already.
 */
export function pageKey(siteCode: string, path: string, params: PageParams, device: Device): string {
  return `${siteCode} ${device} ${path}?${serializeParams(params)}`;
}

/** Rendered pages, kept in memory until a change drops them or their time is over. */
export function createHtmlPages(options: HtmlPagesOptions): HtmlPages {
  const { source, documents, cache, recent, headers } = options;
  const types = new Map<string, ContentType>();
  const render = createFlights<PageReply>();

  function keyOf({ site, path, params, device }: PageRequest): string | undefined {
    const { code } = site.shop.site;
    const type = types.get(`${code} ${path}`);
    return type && pageKey(code, path, paramsOfType(params, type), device);
  }

  function learnType(siteCode: string, path: string, type: ContentType) {
    if (types.size >= serverConfig.rememberedTypes) types.clear();
    types.set(`${siteCode} ${path}`, type);
  }

  /** The answer made of a rendered page; kept from the second time on, so that a flood of new ones holds no memory. */
  function answerOf(
    site: KnownSite,
    key: string,
    page: SourcePage,
    status: number,
    body: readonly Buffer[],
    mark: number,
  ): HtmlAnswer {
    const etag = etagOf(options.buildId, site.shopTag, key, page.etag);
    const parts = { status, body, etag, headers };
    if (!recent.sawBefore(key)) return createHtmlAnswer(parts);
    const answer: HtmlAnswer = createHtmlAnswer({ ...parts, onGrow: (bytes) => cache.grow(key, kept, bytes) });
    const kept: KeptPage = { answer, sourceEtag: page.etag, validUntil: page.validUntil, epoch: page.epoch };
    cache.put(key, kept, { bytes: answer.bytes, tags: page.tags }, mark);
    return answer;
  }

  /** Whether what was kept is what the registry says now. */
  function stillHolds(kept: KeptPage, page: SourcePage): boolean {
    if (kept.sourceEtag !== page.etag || page.etag === '') return false;
    kept.epoch = page.epoch;
    kept.validUntil = page.validUntil;
    return true;
  }

  function contentAnswer(request: PageRequest, page: SourcePage, mark: number): HtmlAnswer {
    const { site, path, device } = request;
    const { code, basePath } = site.shop.site;
    const pageAnswer = page.answer();
    const { type } = pageAnswer.data;
    learnType(code, path, type);
    const params = paramsOfType(request.params, type);
    const key = pageKey(code, path, params, device);
    const kept = cache.get(key);
    if (kept && stillHolds(kept, page)) return kept.answer;
    const query = serializeParams(params);
    const url = addressInSite(path, basePath) + (query && `?${query}`);
    const body = documents.content(site, page, { path, params, answer: pageAnswer, url }, device);
    return answerOf(site, key, page, 200, body, mark);
  }

  async function homeOf({ site, budget }: PageRequest): Promise<SourcePage | undefined> {
    const home = await source.load(site.shop.site.code, '/', {}, budget);
    return home.kind === 'content' ? home : undefined;
  }

  async function plain(request: PageRequest, view: ViewWithoutFailure, status: number): Promise<HtmlAnswer> {
    const { site, device } = request;
    const { code, basePath } = site.shop.site;
    const mark = cache.mark();
    const surroundings = await homeOf(request);
    const url = addressInSite('/', basePath);
    if (!surroundings) {
      return createHtmlAnswer({ status, headers, body: documents.plain(site, view, undefined, url, device) });
    }
    const key = pageKey(code, `!${view.kind}`, {}, device);
    const kept = cache.get(key);
    if (kept && stillHolds(kept, surroundings)) return kept.answer;
    return answerOf(site, key, surroundings, status, documents.plain(site, view, surroundings, url, device), mark);
  }

  async function replyTo(request: PageRequest, outcome: SourceOutcome, mark: number): Promise<PageReply> {
    const { site, device } = request;
    switch (outcome.kind) {
      case 'content':
        return { kind: 'html', answer: contentAnswer(request, outcome, mark) };
      case 'not-found':
        return { kind: 'html', answer: await plain(request, { kind: 'not-found' }, 404) };
      case 'redirect': {
        const to = linkInSite(outcome.to, site.shop.site.basePath);
        return { kind: 'redirect', to, code: outcome.code };
      }
      case 'maintenance': {
        const seconds = outcome.retryAfter ?? serverConfig.retryAfterSeconds;
        const body = documents.maintenance(site, device);
        const answer = createHtmlAnswer({ status: 503, body, headers: [...headers, 'retry-after', String(seconds)] });
        return { kind: 'html', answer };
      }
      case 'failure': {
        options.onFailure(request, outcome.status, outcome.code);
        return { kind: 'html', answer: await failureAnswer(request, outcome) };
      }
    }
  }

  /** The page that the site has for such a failure, asked for once; else our own. The status stays that of the failure. */
  async function failureAnswer(request: PageRequest, failure: Failure) {
    const { site, device, id, budget } = request;
    const status = failure.status >= 400 && failure.status <= 599 ? failure.status : 500;
    const ownHeaders = [...headers, ...failureHeaders(id, failure.retryAfter)];
    const path = site.shop.errorPages[failure.status];
    const page = path === undefined ? undefined : await source.load(site.shop.site.code, path, {}, budget);
    if (path === undefined || page?.kind !== 'content') {
      const url = addressInSite('/', site.shop.site.basePath);
      const view = { kind: 'failure', status: failure.status, code: failure.code, requestId: id } as const;
      const body = documents.plain(site, view, await homeOf(request), url, device);
      return createHtmlAnswer({ status, headers: ownHeaders, body });
    }
    const url = addressInSite(request.path, site.shop.site.basePath);
    const at = { path: request.path, params: {}, answer: page.answer(), url };
    return createHtmlAnswer({ status, headers: ownHeaders, body: documents.content(site, page, at, device) });
  }

  async function load(request: PageRequest): Promise<PageReply> {
    const mark = cache.mark();
    const { site, path, params, budget } = request;
    return replyTo(request, await source.load(site.shop.site.code, path, params, budget), mark);
  }

  /** Who joins another's request has a time of his own: with less of it he goes on alone, with more he waits on. */
  async function join(reply: Promise<PageReply>, request: PageRequest): Promise<PageReply> {
    const joined = await request.budget.within(reply);
    return joined === undefined || isLate(joined) ? load(request) : joined;
  }

  return {
    plain,
    answer(request) {
      const key = keyOf(request);
      const kept = key === undefined ? undefined : cache.get(key);
      if (kept && source.isProven(kept)) return Promise.resolve({ kind: 'html', answer: kept.answer });
      const flight = pageKey(request.site.shop.site.code, request.path, request.params, request.device);
      let isFirst = false;
      const reply = render(flight, () => {
        isFirst = true;
        return load(request);
      });
      return isFirst ? reply : join(reply, request);
    },
  };
}

const GATEWAY_TIMEOUT = 504;
const isLate = (reply: PageReply) => reply.kind === 'html' && reply.answer.status === GATEWAY_TIMEOUT;

/** What a failure says beside its page: which line of the log belongs to it, and when to ask again. */
export function failureHeaders(id: string, retryAfter: number | undefined): readonly string[] {
  return ['x-request-id', id, ...(retryAfter === undefined ? [] : ['retry-after', String(retryAfter)])];
}

/** Weak, since the compressed forms share it. It names everything that the page was made of. */
function etagOf(buildId: string, shopTag: string, key: string, sourceEtag: string): string {
  const variant = key.replace(/[^\w=&?/.-]/g, '_');
  return `W/"${buildId}.${shopTag}.${sourceEtag.replace(/^W\/|"/g, '')}.${variant}"`;
}
