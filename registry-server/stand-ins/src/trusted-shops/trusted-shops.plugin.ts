import type { FastifyInstance } from 'fastify';
import { DEMO_CHANNEL, DEMO_CLIENT } from '../demo-accounts.ts';
import { createIssuedSecrets } from '../issued-secrets.ts';
import { demoReviews, type StandInReview } from './demo-reviews.ts';

const TOKEN_LIFETIME_MS = 300_000;
const DAY_MS = 24 * 60 * 60_000;
const PERIODS = { '7days': 7, '30days': 30, '90days': 90, '365days': 365 } as const;

interface ReviewsQuery {
  readonly channels?: string;
  readonly type?: string;
  readonly status?: string;
  readonly rating?: string;
  readonly sku?: string;
  readonly count: number;
  readonly after?: string;
  readonly before?: string;
  readonly submittedAfter?: string;
  readonly submittedBefore?: string;
}

const word = { type: 'string', maxLength: 2000 } as const;
const reviewsQuery = {
  type: 'object',
  properties: {
    ...Object.fromEntries(
      [
        'channels',
        'type',
        'status',
        'rating',
        'sku',
        'after',
        'before',
        'submittedAfter',
        'submittedBefore',
        'orderBy',
      ].map((name) => [name, word]),
    ),
    count: { type: 'integer', minimum: 1, maximum: 1000, default: 10 },
  },
} as const;

const isIn = (list: string | undefined, value: string) => list === undefined || list.split(',').includes(value);

/** The reviews that a query asks for, the latest first. */
function select(all: readonly StandInReview[], query: ReviewsQuery): StandInReview[] {
  const after = all.findIndex(({ id }) => id === query.after);
  const before = all.findIndex(({ id }) => id === query.before);
  return all
    .slice(after + 1, before < 0 ? all.length : before)
    .filter((review) => isIn(query.channels, review.channel.id))
    .filter((review) => isIn(query.type, review.type) && isIn(query.status, review.status))
    .filter((review) => isIn(query.rating, String(review.rating)))
    .filter((review) => query.sku === undefined || review.product?.sku === query.sku)
    .filter(({ submittedAt }) => query.submittedAfter === undefined || submittedAt > query.submittedAfter)
    .filter(({ submittedAt }) => query.submittedBefore === undefined || submittedAt < query.submittedBefore);
}

function ratingOf(reviews: readonly StandInReview[]): { count: number; rating: number } {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return { count: reviews.length, rating: reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 100) / 100 };
}

/** Reviews in the manner of Trusted Shops' eTrusted API, below `/etrusted`. */
export async function trustedShopsPlugin(app: FastifyInstance): Promise<void> {
  const tokens = createIssuedSecrets(TOKEN_LIFETIME_MS);
  const startedAt = new Date();
  let reviews: readonly StandInReview[] | undefined;
  const all = () => {
    reviews ??= demoReviews(startedAt);
    return reviews;
  };

  app.post<{ Body: Readonly<Record<string, string | undefined>> }>('/etrusted/oauth/token', async ({ body }, reply) => {
    const { grant_type, client_id, client_secret, audience } = body;
    if (grant_type !== 'client_credentials') return reply.status(400).send({ error: 'unsupported_grant_type' });
    if (client_id !== DEMO_CLIENT.id || client_secret !== DEMO_CLIENT.secret || !audience)
      return reply.status(401).send({ error: 'access_denied', error_description: 'Unauthorized' });
    const access_token = tokens.issue({ personId: '', clientId: client_id, returnAddress: '' });
    return { access_token, expires_in: TOKEN_LIFETIME_MS / 1000, token_type: 'Bearer' };
  });

  await app.register(async (scope) => {
    scope.addHook('onRequest', async ({ headers }, reply) => {
      const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
      if (!tokens.find(token)) return reply.status(401).send({ Message: 'Unauthorized' });
      return undefined;
    });

    scope.get<{ Querystring: ReviewsQuery }>(
      '/etrusted/reviews',
      { schema: { querystring: reviewsQuery } },
      async ({ query }) => {
        const found = select(all(), query);
        const items = found.slice(0, query.count);
        return { paging: { count: items.length, cursors: { before: items[0]?.id, after: items.at(-1)?.id } }, items };
      },
    );

    scope.get<{ Params: { channel: string } }>(
      '/etrusted/channels/:channel/service-reviews/aggregate-rating',
      async ({ params }, reply) => {
        if (params.channel !== DEMO_CHANNEL) return reply.status(404).send({ Message: 'Not found' });
        const service = all().filter(({ type }) => type === 'SERVICE_REVIEW');
        const since = (days: number) => new Date(startedAt.getTime() - days * DAY_MS).toISOString();
        const periods = Object.entries(PERIODS).map(([name, days]) => {
          const from = since(days);
          return [name, ratingOf(service.filter(({ submittedAt }) => submittedAt >= from))] as const;
        });
        return { ...Object.fromEntries(periods), overall: ratingOf(service) };
      },
    );
  });
}
