import type { RegistryAnswer } from '@witryna/module-schemas';
import { API_PREFIX, type BrowserConfig } from '../config.ts';
import { type ContentOutcome, isShown, outcomeOfRefusal, validUntilOf } from './content-outcome.ts';
import { FAILURES } from './failures.ts';
import { inTime } from './in-time.ts';
import { type PageParams, registryParams, serializeParams } from './page-params.ts';
import { driversOf } from './view.ts';

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
  /** Loads a page ahead; what fails is forgotten. */
  prefetch(address: PageAddress): void;
  /** Keeps an answer that came another way. */
  remember(address: PageAddress, answer: RegistryAnswer): void;
}

export interface PageLoaderOptions {
  readonly siteCode: string;
  readonly config: BrowserConfig;
  readonly fetch: typeof fetch;
  readonly loadModules: (drivers: Iterable<string>) => Promise<unknown>;
  readonly now: () => number;
}

interface Remembered {
  readonly answer: RegistryAnswer;
  readonly storedAt: number;
}

/** Loads pages through the shop's own origin; one request a page at a time, answers cached for a while. */
export function createPageLoader({ siteCode, config, fetch, loadModules, now }: PageLoaderOptions): PageLoader {
  const memory = new Map<string, Remembered>();
  /** Asked for ahead; each serves one visit. */
  const prefetches = new Map<string, { readonly outcome: Promise<ContentOutcome>; readonly askedAt: number }>();

  function remember(address: PageAddress, answer: RegistryAnswer) {
    const key = keyOf(address);
    memory.delete(key);
    memory.set(key, { answer, storedAt: now() });
    const [oldest] = memory.keys();
    if (memory.size > config.rememberedPages && oldest !== undefined) memory.delete(oldest);
  }

  function recall(address: PageAddress, maxAgeMs: number): RegistryAnswer | undefined {
    const known = memory.get(keyOf(address));
    if (!known || now() - known.storedAt > maxAgeMs) return undefined;
    const { validUntil } = known.answer.meta;
    return validUntil !== undefined && Date.parse(validUntil) <= now() ? undefined : known.answer;
  }

  async function ask(address: PageAddress, signal: AbortSignal): Promise<ContentOutcome> {
    try {
      const response = await fetch(registryAddress(address), { headers: { 'X-Site': siteCode }, signal });
      const body: unknown = await response.json().catch(() => undefined);
      if (!response.ok) return outcomeOfRefusal(response.status, body, refusalHeaders(response.headers));
      if (!isAnswer(body)) return { kind: 'failure', status: 502, code: FAILURES.malformed };
      if (!isShown(body)) return { kind: 'not-found' };
      remember(address, body);
      return { kind: 'content', answer: body };
    } catch (error) {
      const code = isTimeout(error) ? FAILURES.timeout : FAILURES.unreachable;
      return { kind: 'failure', status: 0, code };
    }
  }

  function isPrefetched(address: PageAddress): boolean {
    const ahead = prefetches.get(keyOf(address));
    return ahead !== undefined && now() - ahead.askedAt <= config.prefetchMaxAgeMs;
  }

  function takePrefetched(address: PageAddress): Promise<ContentOutcome> | undefined {
    const outcome = isPrefetched(address) ? prefetches.get(keyOf(address))?.outcome : undefined;
    prefetches.delete(keyOf(address));
    return outcome;
  }

  async function withModules(outcome: ContentOutcome): Promise<ContentOutcome> {
    if (outcome.kind !== 'content') return outcome;
    try {
      await inTime(loadModules(driversOf(outcome.answer.data)), config.chunkTimeoutMs);
      return outcome;
    } catch {
      return { kind: 'failure', status: 0, code: FAILURES.chunk };
    }
  }

  return {
    remember,
    async load(address, { signal, maxAgeMs = config.prefetchMaxAgeMs } = {}) {
      const known = recall(address, maxAgeMs);
      if (known) return withModules({ kind: 'content', answer: known });
      const prefetched = await takePrefetched(address);
      if (prefetched && prefetched.kind !== 'failure' && now() < validUntilOf(prefetched))
        return withModules(prefetched);
      const limits = [AbortSignal.timeout(config.pageTimeoutMs), ...(signal ? [signal] : [])];
      return withModules(await ask(address, AbortSignal.any(limits)));
    },
    prefetch(address) {
      if (isPrefetched(address) || recall(address, config.prefetchMaxAgeMs)) return;
      const outcome = ask(address, AbortSignal.timeout(config.pageTimeoutMs));
      prefetches.set(keyOf(address), { outcome, askedAt: now() });
      void outcome.then(withModules);
    },
  };
}

/** Where the registry answers for a page, on the shop's own origin. */
export function registryAddress({ path, params }: PageAddress): string {
  const query = serializeParams(registryParams(params));
  return `${API_PREFIX}/registry${path}${query && `?${query}`}`;
}

const keyOf = registryAddress;

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
