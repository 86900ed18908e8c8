import type { RegistryAnswer } from '@witryna/module-schemas';
import { serverConfig } from '../src/config.ts';
import { outcomeOfRefusal, type Refusal } from '../src/content/content-outcome.ts';
import { type PageParams, registryParams, serializeParams } from '../src/content/page-params.ts';
import type { EventsLink } from './events-link.ts';
import { type RegistryHttp, type RegistryReply, RegistryTimeout } from './registry-http.ts';
import type { TaggedCache } from './tagged-cache.ts';

/** A page as the registry answered it. */
export interface SourcePage {
  readonly kind: 'content';
  readonly answer: RegistryAnswer;
  /** The answer's own text. */
  readonly text: string;
  readonly etag: string;
  readonly tags: readonly string[];
  /** Milliseconds; after it the page must be asked for anew. */
  readonly validUntil: number;
  /** When the registry last said so, and under which epoch of the event stream. */
  readonly verifiedAt: number;
  readonly epoch: number;
}

export type SourceOutcome = SourcePage | Refusal;

/** Pages of the registry, kept with their ETags. */
export interface PageSource {
  load(siteCode: string, path: string, params: PageParams): Promise<SourceOutcome>;
  /** Whether something kept since then may be used without asking the registry. */
  isProven(kept: Pick<SourcePage, 'epoch' | 'validUntil'>): boolean;
}

interface PageSourceOptions {
  readonly http: RegistryHttp;
  readonly cache: TaggedCache<SourcePage>;
  readonly link: EventsLink;
  readonly now: () => number;
}

export function createPageSource({ http, cache, link, now }: PageSourceOptions): PageSource {
  const loading = new Map<string, Promise<SourceOutcome>>();
  const isProven: PageSource['isProven'] = ({ epoch, validUntil }) =>
    link.isUp && epoch === link.epoch && now() < validUntil;

  async function ask(siteCode: string, address: string, key: string): Promise<SourceOutcome> {
    const known = cache.get(key);
    const mark = cache.mark();
    const epoch = link.epoch;
    let reply: RegistryReply;
    try {
      reply = await http.get(address, { 'x-site': siteCode, ...(known?.etag && { 'if-none-match': known.etag }) });
    } catch (error) {
      return known && now() - known.verifiedAt < serverConfig.staleOnErrorMs && now() < known.validUntil
        ? known
        : unreachable(error);
    }
    if (reply.status === 304 && known) {
      const page = { ...known, validUntil: validUntilOf(reply) ?? known.validUntil, verifiedAt: now(), epoch };
      cache.put(key, page, costOf(page), mark);
      return page;
    }
    if (reply.status !== 200) return outcomeOfRefusal(reply.status, parse(reply.body), reply.headers['retry-after']);
    const answer = parse(reply.body);
    if (!isAnswer(answer)) return { kind: 'failure', status: 502, code: 'bad-answer' };
    const page: SourcePage = {
      kind: 'content',
      answer,
      text: reply.body,
      etag: reply.headers.etag ?? '',
      tags: listHeader(reply.headers['x-tags']),
      validUntil: validUntilOf(reply) ?? Number.POSITIVE_INFINITY,
      verifiedAt: now(),
      epoch,
    };
    cache.put(key, page, costOf(page), mark);
    return page;
  }

  return {
    isProven,
    load(siteCode, path, params) {
      const query = serializeParams(registryParams(params));
      const address = `/registry${path}${query && `?${query}`}`;
      const key = `${siteCode} ${address}`;
      const known = cache.get(key);
      if (known && isProven(known)) return Promise.resolve(known);
      const running = loading.get(key);
      if (running) return running;
      const work = ask(siteCode, address, key).finally(() => loading.delete(key));
      loading.set(key, work);
      return work;
    },
  };
}

/** A parsed answer takes several times the room of its text. */
const PARSED_FACTOR = 4;

const costOf = ({ text, tags }: SourcePage) => ({ bytes: text.length * PARSED_FACTOR, tags });

function validUntilOf({ headers }: RegistryReply): number | undefined {
  const header = headers['x-valid-until'];
  const moment = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

function listHeader(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

function unreachable(error: unknown): Refusal {
  return error instanceof RegistryTimeout
    ? { kind: 'failure', status: 504, code: 'registry-timeout' }
    : { kind: 'failure', status: 502, code: 'registry-unreachable' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isAnswer(answer: unknown): answer is RegistryAnswer {
  return typeof answer === 'object' && answer !== null && 'data' in answer && 'meta' in answer;
}
