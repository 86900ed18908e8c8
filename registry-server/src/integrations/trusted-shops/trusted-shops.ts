import { DAY_MS, MINUTE_MS } from '../../time/durations.ts';
import { createKeptAnswers } from '../cached-answers.ts';
import { type CircuitBreaker, createCircuitBreaker } from '../circuit-breaker.ts';
import { fetchJson } from '../fetch-json.ts';
import { ServiceFailed } from '../service-failed.ts';
import { readReviewAnswer, type TrustedReview, type TrustedReviewType } from './review-answer.ts';

/** The shop's account at Trusted Shops (eTrusted). */
export interface TrustedShopsConfig {
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly channelId: string;
}

/** Which reviews: of products when skus are named, else of the shop's service. */
export interface TrustedReviewsQuery {
  readonly skus: readonly string[];
  readonly count: number;
  readonly orderBy: 'submittedAt' | 'rating';
}

/** How many reviews there are, their average, and how many gave one point, two points, and so on up to five. */
interface TrustedSummary {
  readonly count: number;
  readonly rate: number;
  readonly distribution: readonly number[];
}

const RATES = [1, 2, 3, 4, 5] as const;
const service = 'trusted-shops';
const FRESH_MS = 15 * MINUTE_MS;
const STALE_MS = DAY_MS;
/** Renewed this long before it ends. */
const TOKEN_MARGIN_MS = 30_000;
/** The most that the provider gives at once. */
const PAGE_SIZE = 1_000;
/** Older reviews than so many pages are left out. */
const MOST_PAGES = 5;

/** Reads the shop's reviews at Trusted Shops: kept for 15 minutes, the last good answer while the service fails. */
export function createTrustedShops(config: TrustedShopsConfig, now: () => number = Date.now) {
  const guard: CircuitBreaker = createCircuitBreaker({ service, now });
  const keep = createKeptAnswers<readonly TrustedReview[]>({ freshMs: FRESH_MS, staleMs: STALE_MS, now });
  let token: { readonly value: string; readonly until: number } | undefined;

  async function accessToken(): Promise<string> {
    if (token && now() < token.until) return token.value;
    const answer = (await fetchJson(config.tokenUrl, {
      service,
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: config.clientId,
        client_secret: config.clientSecret,
        audience: 'https://api.etrusted.com',
      }),
    })) as { access_token?: unknown; expires_in?: unknown } | null;
    if (typeof answer?.access_token !== 'string') throw new ServiceFailed(service, 'no token was given');
    const lifetimeMs = typeof answer.expires_in === 'number' ? answer.expires_in * 1000 : 0;
    token = { value: answer.access_token, until: now() + lifetimeMs - TOKEN_MARGIN_MS };
    return token.value;
  }

  async function ask(query: Readonly<Record<string, string>>): Promise<TrustedReview[]> {
    const url = new URL(`${config.apiUrl}/reviews`);
    url.search = new URLSearchParams({ channels: config.channelId, status: 'APPROVED', ...query }).toString();
    const answer = await fetchJson(url, { service, headers: { authorization: `Bearer ${await accessToken()}` } });
    const reviews = readReviewAnswer(answer);
    if (!reviews) throw new ServiceFailed(service, 'the answer has another form');
    return reviews;
  }

  /** Page after page, the newest first. All are read at once: what strangers ask for never becomes a call. */
  async function askAll(type: TrustedReviewType): Promise<TrustedReview[]> {
    const found: TrustedReview[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const last = found.at(-1);
      const reviews = await ask({ type, count: String(PAGE_SIZE), ...(last ? { after: last.id } : {}) });
      found.push(...reviews);
      if (reviews.length < PAGE_SIZE) break;
    }
    return found;
  }

  async function all(skus: readonly string[]): Promise<readonly TrustedReview[]> {
    const type = skus.length === 0 ? 'SERVICE_REVIEW' : 'PRODUCT_REVIEW';
    const reviews = await keep(type, () => guard(() => askAll(type)));
    return skus.length === 0 ? reviews : reviews.filter(({ sku }) => sku !== undefined && skus.includes(sku));
  }

  return {
    /** The newest (or best) reviews. */
    async reviews({ skus, count, orderBy }: TrustedReviewsQuery): Promise<TrustedReview[]> {
      const found = await all(skus);
      return found.toSorted((a, b) => compare(a, b, orderBy)).slice(0, count);
    },
    /** What all of them come to. */
    count: async (skus: readonly string[]): Promise<TrustedSummary> => summaryOf(await all(skus)),
  };
}

/** So many reviews in a few numbers; a rating between two points counts with the nearer. */
export function summaryOf(reviews: readonly Pick<TrustedReview, 'rate'>[]): TrustedSummary {
  const sum = reviews.reduce((total, { rate }) => total + rate, 0);
  return {
    count: reviews.length,
    rate: reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 100) / 100,
    distribution: RATES.map((points) => reviews.filter(({ rate }) => Math.round(rate) === points).length),
  };
}

function compare(a: TrustedReview, b: TrustedReview, orderBy: TrustedReviewsQuery['orderBy']): number {
  if (orderBy === 'rating' && a.rate !== b.rate) return b.rate - a.rate;
  return a.createdAt < b.createdAt ? 1 : -1;
}
