import { Ajv } from 'ajv';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { fetchJson } from '../fetch-json.ts';
import { ServiceFailed } from '../service-failed.ts';

/** The shop's search index at Synerise. */
export interface SyneriseConfig {
  readonly apiUrl: string;
  /** Public: it is part of the shop's pages. */
  readonly trackerKey: string;
  readonly indexId: string;
}

export interface SyneriseQuery {
  readonly page?: number;
  readonly limit?: number;
  /** Whom results are for; only what a person has agreed to may be sent. */
  readonly clientUuid?: string;
  /** Of the first page, so that the next ones fit to it. */
  readonly correlationId?: string;
}

/** What Synerise found, best first. */
export interface SyneriseResults {
  readonly skus: readonly string[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
  readonly correlationId?: string;
}

/** Search at Synerise. */
export interface Synerise {
  /** Full-text search. Throws `ServiceFailed` when the service does not answer in time. */
  search(phrase: string, query?: SyneriseQuery): Promise<SyneriseResults>;
  /** What the beginning of a phrase may lead to. */
  autocomplete(phrase: string, query?: SyneriseQuery): Promise<SyneriseResults>;
}

const service = 'synerise';
/** People wait for it while they type. */
const TIMEOUT_MS = 1_500;
const DEFAULT_LIMIT = 20;

interface Answer {
  readonly data: readonly { readonly itemId: string }[];
  readonly meta?: { readonly totalCount: number };
  readonly extras?: { readonly correlationId?: string };
}

const isAnswer = new Ajv({ strict: false }).compile<Answer>({
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'array',
      maxItems: 1000,
      items: { type: 'object', required: ['itemId'], properties: { itemId: { type: 'string' } } },
    },
    meta: { type: 'object', required: ['totalCount'], properties: { totalCount: { type: 'integer', minimum: 0 } } },
    extras: { type: 'object', properties: { correlationId: { type: 'string' } } },
  },
});

/** Speaks Synerise's items search. */
export function createSynerise(config: SyneriseConfig, now: () => number = Date.now): Synerise {
  const guard = createCircuitBreaker({ service, now });

  function ask(operation: 'query' | 'autocomplete', phrase: string, query: SyneriseQuery): Promise<SyneriseResults> {
    const { page = 1, limit = DEFAULT_LIMIT, clientUuid, correlationId } = query;
    const url = new URL(`${config.apiUrl}/search/v2/indices/${encodeURIComponent(config.indexId)}/${operation}`);
    url.search = new URLSearchParams({
      query: phrase,
      token: config.trackerKey,
      page: String(page),
      limit: String(limit),
      includeMeta: 'true',
      personalize: String(clientUuid !== undefined),
      ...(clientUuid === undefined ? {} : { clientUUID: clientUuid }),
      ...(correlationId === undefined ? {} : { correlationId }),
    }).toString();
    return guard(async () => {
      const answer = await fetchJson(url, { service, timeoutMs: TIMEOUT_MS });
      if (!isAnswer(answer)) throw new ServiceFailed(service, 'the answer has another form');
      const found = answer.extras?.correlationId;
      return {
        skus: answer.data.map(({ itemId }) => itemId),
        total: answer.meta?.totalCount ?? answer.data.length,
        page,
        limit,
        ...(found === undefined ? {} : { correlationId: found }),
      };
    });
  }

  return {
    search: (phrase, query = {}) => ask('query', phrase, query),
    autocomplete: (phrase, query = {}) => ask('autocomplete', phrase, query),
  };
}
