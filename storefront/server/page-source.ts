import type { RegistryAnswer, SiteDetails } from '@witryna/module-schemas';
import { serverConfig } from '../src/config.ts';
import { isShown, outcomeOfRefusal, type Refusal } from '../src/content/content-outcome.ts';
import { type PageParams, registryParams, serializeParams } from '../src/content/page-params.ts';
import type { ChromeUse, PageChrome } from '../src/content/page-renderer.ts';
import type { ShopState } from '../src/content/view.ts';
import type { Device } from '../src/device/device.ts';
import { inertJson } from './document.ts';
import type { EventsLink } from './events-link.ts';
import { createFlights } from './flights.ts';
import { bytesOfChrome, bytesOfObjects, bytesOfStarts, chromeOf, costOf, type KeptSource } from './kept-source.ts';
import type { RecentKeys } from './recent-keys.ts';
import { type HttpResponse, type RegistryHttp, RegistryTimeout } from './registry-http.ts';
import type { TaggedCache } from './tagged-cache.ts';
import type { TimeBudget } from './time-budget.ts';

/** A page as the registry answered it. */
export interface SourcePage extends KeptSource {
  readonly kind: 'content';
  /** The answer as objects, which many may hold at once: nobody changes them. */
  readonly answer: () => RegistryAnswer;
  /** What a rendering of this answer before left, for the same site and path; `wanted` when that is not known. */
  readonly chromeFor: (site: SiteDetails, path: string) => ChromeUse | undefined;
  /** Keeps it; undefined when it is not the same at all parameters. */
  readonly keepChrome: (site: SiteDetails, path: string, chrome: PageChrome | undefined) => void;
  /** The start of the document as it was made of this answer before, for the same shop; made and kept otherwise. */
  readonly startFor: (shop: ShopState, device: Device, make: () => string) => string | Buffer;
}

export type SourceOutcome = SourcePage | Refusal;

/** Pages of the registry, kept with their ETags. */
export interface PageSource {
  /** Once the budget is spent it answers at once with what is kept and may still be shown, else with a failure. */
  load(siteCode: string, path: string, params: PageParams, budget: TimeBudget): Promise<SourceOutcome>;
  /** Whether something kept since then may be used without asking the registry. */
  isProven(kept: Pick<KeptSource, 'epoch' | 'validUntil'>): boolean;
}

interface PageSourceOptions {
  readonly http: RegistryHttp;
  readonly cache: TaggedCache<KeptSource>;
  /** Which answers were asked for lately: only what is asked for again is worth its room. */
  readonly recent: RecentKeys;
  readonly link: EventsLink;
  readonly now: () => number;
  /** Told of each request that came to nothing. */
  readonly onAway?: (address: string, error: unknown) => void;
}

export function createPageSource({ http, cache, recent, link, now, onAway }: PageSourceOptions): PageSource {
  const load = createFlights<SourceOutcome>();
  const isProven: PageSource['isProven'] = ({ epoch, validUntil }) =>
    link.isUp && epoch === link.epoch && now() < validUntil;

  /** `fresh` when the answer has just been read; it is not kept. */
  function pageOf(key: string, kept: KeptSource, fresh?: RegistryAnswer): SourcePage {
    return {
      ...kept,
      kind: 'content',
      answer: () => fresh ?? kept.objects ?? keepObjects(key, kept),
      chromeFor: (site, path) => (kept.objects ? chromeOf(kept, site, path) : undefined),
      keepChrome(site, path, markup) {
        const before = bytesOfChrome(kept);
        kept.chrome = { site, path, markup };
        cache.grow(key, kept, bytesOfChrome(kept) - before);
      },
      startFor(shop, device, make) {
        const byDevice = kept.starts?.shop === shop ? kept.starts.byDevice : {};
        const known = byDevice[device];
        // Like the objects: only of what is asked for again.
        if (known || !kept.objects) return known ?? make();
        const start = Buffer.from(make());
        const before = bytesOfStarts(kept.starts);
        kept.starts = { shop, byDevice: { ...byDevice, [device]: start } };
        cache.grow(key, kept, bytesOfStarts(kept.starts) - before);
        return start;
      },
    };
  }

  function keepObjects(key: string, kept: KeptSource): RegistryAnswer {
    const objects: RegistryAnswer = JSON.parse(kept.json.toString());
    kept.objects = objects;
    cache.grow(key, kept, bytesOfObjects(kept));
    return objects;
  }

  /** What was kept of a page, as long as it may be shown though the registry cannot be asked. */
  function lastOf(key: string): SourcePage | undefined {
    const known = cache.get(key);
    const mayServe = known && now() - known.verifiedAt < serverConfig.staleOnErrorMs && now() < known.validUntil;
    return mayServe ? pageOf(key, known) : undefined;
  }

  async function ask(siteCode: string, address: string, key: string): Promise<SourceOutcome> {
    const known = cache.get(key);
    const mark = cache.mark();
    const epoch = link.epoch;
    let reply: HttpResponse;
    try {
      reply = await http.get(address, { 'x-site': siteCode, ...(known?.etag && { 'if-none-match': known.etag }) });
    } catch (error) {
      onAway?.(address, error);
      return lastOf(key) ?? unreachable(error);
    }
    if (reply.status === 304 && known) {
      const kept = { ...known, validUntil: validUntilOf(reply) ?? known.validUntil, verifiedAt: now(), epoch };
      cache.put(key, kept, costOf(kept), mark);
      return pageOf(key, kept);
    }
    const answer = parse(reply.body);
    if (reply.status !== 200) {
      const { headers } = reply;
      const refusal = outcomeOfRefusal(reply.status, answer, {
        retryAfter: headers['retry-after'],
        validUntil: headers['x-valid-until'],
      });
      return (isAway(refusal) && lastOf(key)) || refusal;
    }
    if (!isAnswer(answer)) return { kind: 'failure', status: 502, code: 'bad-answer' };
    if (!isShown(answer)) return { kind: 'not-found' };
    const kept: KeptSource = {
      json: inertJson(reply.body),
      etag: reply.headers.etag ?? '',
      tags: listHeader(reply.headers['x-tags']),
      validUntil: validUntilOf(reply) ?? Number.POSITIVE_INFINITY,
      verifiedAt: now(),
      epoch,
    };
    if (known || recent.sawBefore(key)) cache.put(key, kept, costOf(kept), mark);
    return pageOf(key, kept, answer);
  }

  return {
    isProven,
    async load(siteCode, path, params, budget) {
      const query = serializeParams(registryParams(params));
      const address = `/registry${path}${query && `?${query}`}`;
      const key = `${siteCode} ${address}`;
      const known = cache.get(key);
      if (known && isProven(known)) return pageOf(key, known);
      const outcome = budget.isOver ? undefined : await budget.within(load(key, () => ask(siteCode, address, key)));
      return outcome ?? lastOf(key) ?? TOO_LATE;
    },
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

const TOO_LATE: Extract<Refusal, { kind: 'failure' }> = { kind: 'failure', status: 504, code: 'registry-timeout' };

/** What it means that the registry could not be asked. */
export function unreachable(error: unknown): Extract<Refusal, { kind: 'failure' }> {
  return error instanceof RegistryTimeout ? TOO_LATE : { kind: 'failure', status: 502, code: 'registry-unreachable' };
}

/** Whether the registry, or what it needs, is away for the moment. */
const isAway = (refusal: Refusal) => refusal.kind === 'failure' && [502, 503, 504].includes(refusal.status);

function parse(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString());
  } catch {
    return undefined;
  }
}

function isAnswer(answer: unknown): answer is RegistryAnswer {
  return typeof answer === 'object' && answer !== null && 'data' in answer && 'meta' in answer;
}
