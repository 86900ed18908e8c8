import type { RegistryAnswer } from '@witryna/module-schemas';
import { SITE_FRAME_PATH, serverConfig } from '../../src/config.ts';
import { isShown, outcomeOfRefusal, type Refusal } from '../../src/content/content-outcome.ts';
import { type PageParams, registryParams, serializeParams } from '../../src/content/page-params.ts';
import { withSharedContent } from '../../src/content/with-shared-content.ts';
import type { AdmissionFilter } from '../cache/admission-filter.ts';
import type { AnswerCache, AnswerFacts, CachedAnswer, RegistryPage } from './answer-cache.ts';
import type { EventStream } from './event-stream.ts';
import { type HttpResponse, type RegistryHttp, RegistryTimeout } from './registry-http.ts';
import { createSingleFlight } from './single-flight.ts';
import type { TimeBudget } from './time-budget.ts';

export type RegistryOutcome = RegistryPage | Refusal;

/** Pages of the registry, cached with their ETags. */
export interface RegistryClient {
  /** Once the budget is spent it answers at once: with a stale answer that may still be shown, else with a failure. */
  load(siteCode: string, path: string, params: PageParams, budget: TimeBudget): Promise<RegistryOutcome>;
  /** What stands around screens of the shop's own, in the same way. */
  loadFrame(siteCode: string, budget: TimeBudget): Promise<RegistryOutcome>;
  /** Whether something cached since then may be used without asking the registry. */
  isFresh(cached: Pick<AnswerFacts, 'epoch' | 'validUntil'>): boolean;
}

interface RegistryClientOptions {
  readonly http: RegistryHttp;
  readonly cache: AnswerCache;
  /** Only an answer that is requested a second time is worth its memory. */
  readonly admission: AdmissionFilter;
  readonly events: EventStream;
  readonly now: () => number;
  /** Called for each request that failed on its way. */
  readonly onUnreachable?: (address: string, error: unknown) => void;
}

export function createRegistryClient(options: RegistryClientOptions): RegistryClient {
  const { http, cache, admission, events, now, onUnreachable } = options;
  const once = createSingleFlight<RegistryOutcome>();
  const isFresh: RegistryClient['isFresh'] = ({ epoch, validUntil }) =>
    events.isUp && epoch === events.epoch && now() < validUntil;

  /** The cached answer of a page, as long as it may be shown though the registry cannot be asked. */
  function staleAnswer(key: string): RegistryPage | undefined {
    const cached = cache.get(key);
    const mayServe = cached && now() - provenAt(cached) < serverConfig.staleOnErrorMs && now() < cached.validUntil;
    return mayServe ? cache.page(key, cached) : undefined;
  }

  /** When it last was what the registry would have answered: as long as changes are heard of, nobody asks anew. */
  const provenAt = ({ verifiedAt, epoch }: CachedAnswer) =>
    epoch === events.epoch ? Math.max(verifiedAt, events.heardAt) : verifiedAt;

  async function request(siteCode: string, address: string, key: string): Promise<RegistryOutcome> {
    const cached = cache.get(key);
    const mark = cache.mark();
    const epoch = events.epoch;
    let response: HttpResponse;
    try {
      response = await http.get(address, { 'x-site': siteCode, ...(cached?.etag && { 'if-none-match': cached.etag }) });
    } catch (error) {
      onUnreachable?.(address, error);
      return staleAnswer(key) ?? unreachableFailure(error);
    }
    if (response.status === 304 && cached) {
      const validUntil = validUntilOf(response) ?? cached.validUntil;
      const revalidated = { ...cached, validUntil, verifiedAt: now(), epoch };
      cache.put(key, revalidated, mark);
      return cache.page(key, revalidated);
    }
    const body = parse(response.body);
    if (response.status !== 200) {
      const { headers } = response;
      const refusal = outcomeOfRefusal(response.status, body, {
        retryAfter: headers['retry-after'],
        validUntil: headers['x-valid-until'],
      });
      return (isUnavailable(refusal) && staleAnswer(key)) || refusal;
    }
    if (!isAnswer(body)) return { kind: 'failure', status: 502, code: 'bad-answer' };
    if (!isShown(body)) return { kind: 'not-found' };
    const answer: CachedAnswer = {
      json: response.body,
      etag: response.headers.etag ?? '',
      tags: listHeader(response.headers['x-tags']),
      validUntil: validUntilOf(response) ?? Number.POSITIVE_INFINITY,
      verifiedAt: now(),
      epoch,
    };
    const isKept = response.headers['cache-control'] !== 'no-store';
    if (isKept && (cached || admission.admits(key))) cache.put(key, answer, mark);
    return cache.page(key, answer, withSharedContent(body), isKept);
  }

  async function loadAt(siteCode: string, address: string, budget: TimeBudget): Promise<RegistryOutcome> {
    const key = `${siteCode} ${address}`;
    const cached = cache.get(key);
    if (cached && isFresh(cached)) return cache.page(key, cached);
    const outcome = budget.isOver ? undefined : await budget.within(once(key, () => request(siteCode, address, key)));
    return outcome ?? staleAnswer(key) ?? TIMED_OUT;
  }

  return {
    isFresh,
    async load(siteCode, path, params, budget) {
      const query = serializeParams(registryParams(params));
      return loadAt(siteCode, `/registry${path}${query && `?${query}`}`, budget);
    },
    loadFrame: (siteCode, budget) => loadAt(siteCode, SITE_FRAME_PATH, budget),
  };
}

function validUntilOf({ headers }: HttpResponse): number | undefined {
  const header = headers['x-valid-until'];
  const moment = header === undefined ? Number.NaN : Date.parse(header);
  return Number.isNaN(moment) ? undefined : moment;
}

function listHeader(header = ''): string[] {
  return header
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

type Failure = Extract<Refusal, { kind: 'failure' }>;

const TIMED_OUT: Failure = { kind: 'failure', status: 504, code: 'registry-timeout' };

/** The failure that a request which did not reach the registry ends in. */
export function unreachableFailure(error: unknown): Failure {
  return error instanceof RegistryTimeout ? TIMED_OUT : { kind: 'failure', status: 502, code: 'registry-unreachable' };
}

/** Whether the registry, or what it needs, is down for the moment. */
const isUnavailable = (refusal: Refusal) => refusal.kind === 'failure' && [502, 503, 504].includes(refusal.status);

function parse(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString());
  } catch {
    return undefined;
  }
}

function isAnswer(body: unknown): body is RegistryAnswer {
  return typeof body === 'object' && body !== null && 'data' in body && 'meta' in body;
}
