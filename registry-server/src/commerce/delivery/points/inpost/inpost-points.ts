import { createKeptAnswers } from '../../../../integrations/cached-answers.ts';
import { createCircuitBreaker } from '../../../../integrations/circuit-breaker.ts';
import { fetchJson } from '../../../../integrations/fetch-json.ts';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import type { DeliveryPoint } from '../delivery-point.ts';
import type { PointSource } from '../point-source.ts';
import { type InpostPage, readInpostPage } from './inpost-response.ts';

/** The shop's access to InPost's points API. */
export interface InpostConfig {
  /** `https://api.inpost.pl`, without the version. */
  readonly apiUrl: string;
  readonly token: string;
}

const service = 'inpost-points';
const PAGE_SIZE = 500;
const ONE_FRESH_MS = 60_000;
/** Points may be opened and closed while the pages are turned, and a few are half entered; not more of them. */
const USABLE_SHARE = 0.97;

/** Only what is kept is asked for: whole items are three times as long. */
const FIELDS = [
  'name',
  'type',
  'status',
  'location',
  'location_description',
  'opening_hours',
  'address',
  'address_details',
  'functions',
  'payment_available',
  'location_247',
].join(',');

export interface InpostOptions {
  readonly pageTimeoutMs?: number;
  /** A shopper waits for it. */
  readonly oneTimeoutMs?: number;
  readonly now?: () => number;
}

/** InPost's machines and counters: `GET /v1/points`. */
export function createInpostPoints(
  { apiUrl, token }: InpostConfig,
  options: InpostOptions = {},
): Required<PointSource> {
  const { pageTimeoutMs = 20_000, oneTimeoutMs = 2_000, now = Date.now } = options;
  const guard = createCircuitBreaker({ service, now });
  // Shoppers who stand at the same machine share an answer; an old one is no better than the shop's own list.
  const keep = createKeptAnswers<DeliveryPoint | undefined>({ freshMs: ONE_FRESH_MS, staleMs: 0, now });

  async function ask(
    query: Readonly<Record<string, string>>,
    options: { readonly timeoutMs: number; readonly signal?: AbortSignal },
  ): Promise<InpostPage> {
    const url = new URL(`${apiUrl}/v1/points`);
    url.search = new URLSearchParams({ ...query, fields: FIELDS }).toString();
    const answer = await fetchJson(url, { service, ...options, headers: { authorization: `Bearer ${token}` } });
    const page = readInpostPage(answer);
    if (!page) throw new ServiceFailed(service, 'the answer has another form');
    return page;
  }

  async function askOne(code: string): Promise<DeliveryPoint | undefined> {
    const { points, unusable } = await ask({ name: code, per_page: '1', page: '1' }, { timeoutMs: oneTimeoutMs });
    if (unusable > 0) throw new ServiceFailed(service, 'the answer has another form');
    return points.find((point) => point.code === code);
  }

  return {
    provider: 'inpost',
    async fetchAll(signal) {
      const found = new Map<string, DeliveryPoint>();
      let count = 0;
      let totalPages = 1;
      for (let page = 1; page <= totalPages; page += 1) {
        const query = { per_page: String(PAGE_SIZE), page: String(page), sort_by: 'name', sort_order: 'asc' };
        const answer = await ask(query, { timeoutMs: pageTimeoutMs, signal });
        ({ count, totalPages } = answer);
        for (const point of answer.points) found.set(point.code, point);
      }
      if (found.size < count * USABLE_SHARE) throw new ServiceFailed(service, 'the list is not whole');
      return [...found.values()];
    },
    fetchOne: (code) => keep(code, () => guard(() => askOne(code))),
  };
}
