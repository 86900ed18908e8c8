import type { RegistryAnswer } from '@witryna/module-schemas';
import { API_PREFIX, type BrowserConfig, SITE_FRAME_PATH } from '../config.ts';
import { type ContentOutcome, isShown, outcomeOfRefusal, validUntilOf } from './content-outcome.ts';
import { FAILURES } from './failures.ts';
import { inTime } from './in-time.ts';
import { createPageMemory } from './page-memory.ts';
import { type PageParams, paramsNeedReload, registryParams, serializeParams } from './page-params.ts';
import { createPageRequests } from './page-requests.ts';
import type { PageAnswer } from './view.ts';
import { withSharedContent } from './with-shared-content.ts';

/** A page of the shop: where it is and what it is asked for. */
export interface PageAddress {
  /** Path inside the site, normal form. */
  readonly path: string;
  readonly params: PageParams;
}

export interface PageLoader {
  /** The page with the code of its modules. `maxAgeMs` says how old an answer from memory may be. */
  load(
    address: PageAddress,
    options?: { readonly signal?: AbortSignal; readonly maxAgeMs?: number },
  ): Promise<ContentOutcome>;
  /** What stands around screens of the shop's own, with the code of its modules. */
  loadFrame(signal?: AbortSignal): Promise<ContentOutcome>;
  /** Loads a page and its code ahead, unless it is known, on its way, or was refused just now. */
  prefetch(address: PageAddress): Promise<void>;
  /** Keeps an answer that came another way; a partial one serves the same parameters only, and variants that it has. */
  remember(address: PageAddress, answer: PageAnswer): void;
}

export interface PageLoaderOptions {
  readonly siteCode: string;
  readonly config: BrowserConfig;
  readonly fetch: typeof fetch;
  /** Loads the code and the style sheets of a page: those of its modules and of its theme. */
  readonly loadParts: (page: PageAnswer) => Promise<unknown>;
  readonly now: () => number;
}

/** Loads pages through the shop's own origin; one request a page at a time, answers cached for a while. */
export function createPageLoader({ siteCode, config, fetch, loadParts, now }: PageLoaderOptions): PageLoader {
  const memory = createPageMemory(config, now);
  const requests = createPageRequests(async (url, signal) => {
    const outcome = await send(url, AbortSignal.any([AbortSignal.timeout(config.pageTimeoutMs), signal]));
    if (outcome.kind === 'content') memory.remember(url, outcome.answer);
    else if (!signal.aborted) memory.refuse(url, outcome);
    return outcome;
  });

  async function send(url: string, signal: AbortSignal): Promise<ContentOutcome> {
    try {
      const response = await fetch(url, { headers: { 'X-Site': siteCode }, signal });
      const body: unknown = await response.json().catch(undefinedWhereMalformed);
      if (!response.ok) return outcomeOfRefusal(response.status, body, refusalHeaders(response.headers));
      if (!isAnswer(body)) return { kind: 'failure', status: 502, code: FAILURES.malformed };
      return isShown(body) ? { kind: 'content', answer: withSharedContent(body) } : { kind: 'not-found' };
    } catch (error) {
      const code = isTimeout(error) ? FAILURES.timeout : FAILURES.unreachable;
      return { kind: 'failure', status: 0, code };
    }
  }

  /**
   * What a visit to a page comes to. It shares a request that was made ahead, and what that came to; only where that
   * failed before the visit, or got no answer that can be used, is the page asked for once more.
   */
  async function visit(url: string, signal: AbortSignal | undefined): Promise<ContentOutcome> {
    const refusal = memory.takeRefusal(url);
    if (refusal) return refusal;
    const { outcome, isJoined } = requests.ask(url, signal);
    const shared = await outcome;
    const isOfNoUse = isLost(shared) || validUntilOf(shared) <= now();
    const asksAgain = isJoined && isOfNoUse && !signal?.aborted;
    const found = asksAgain ? await requests.ask(url, signal).outcome : shared;
    memory.markUsed(url);
    return found;
  }

  async function withModules(outcome: ContentOutcome): Promise<ContentOutcome> {
    if (outcome.kind !== 'content') return outcome;
    try {
      await inTime(loadParts(outcome.answer), config.chunkTimeoutMs);
      return outcome;
    } catch {
      return { kind: 'failure', status: 0, code: FAILURES.chunk };
    }
  }

  /** The parameters of the page that came with the document. */
  let partialAt: PageParams = {};

  function recall(address: PageAddress, maxAgeMs: number): PageAnswer | undefined {
    const known = memory.recall(registryAddress(address), maxAgeMs);
    return known?.isPartial && !isPartOf(known, partialAt, address.params) ? undefined : known;
  }

  return {
    remember(address, answer) {
      if (answer.isPartial) partialAt = address.params;
      memory.remember(registryAddress(address), answer);
    },
    async load(address, { signal, maxAgeMs = config.prefetchMaxAgeMs } = {}) {
      const url = registryAddress(address);
      const known = recall(address, maxAgeMs);
      return withModules(known ? { kind: 'content', answer: known } : await visit(url, signal));
    },
    async loadFrame(signal) {
      const known = memory.recall(FRAME_ADDRESS, config.prefetchMaxAgeMs);
      return withModules(known ? { kind: 'content', answer: known } : await visit(FRAME_ADDRESS, signal));
    },
    async prefetch(address) {
      const url = registryAddress(address);
      if (recall(address, config.prefetchMaxAgeMs) || memory.isRefused(url) || requests.isOpen(url)) return;
      await withModules(await requests.ask(url).outcome);
    },
  };
}

/** Whether a partial answer that came for some parameters shows the page at others. */
function isPartOf({ hasVariants }: PageAnswer, from: PageParams, to: PageParams): boolean {
  return hasVariants ? !paramsNeedReload(from, to) : serializeParams(from) === serializeParams(to);
}

const FRAME_ADDRESS = API_PREFIX + SITE_FRAME_PATH;

/** Where the registry answers for a page, on the shop's own origin. */
export function registryAddress({ path, params }: PageAddress): string {
  const query = serializeParams(registryParams(params));
  return `${API_PREFIX}/registry${path}${query && `?${query}`}`;
}

/** A body that is no JSON says nothing; one that breaks off is a request that failed. */
function undefinedWhereMalformed(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error;
}

function isLost(outcome: ContentOutcome): boolean {
  return outcome.kind === 'failure' && outcome.status === 0;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

const refusalHeaders = (headers: Headers) => ({
  retryAfter: headers.get('retry-after'),
  validUntil: headers.get('x-valid-until'),
});

function isAnswer(body: unknown): body is RegistryAnswer {
  return typeof body === 'object' && body !== null && 'data' in body && 'meta' in body;
}
