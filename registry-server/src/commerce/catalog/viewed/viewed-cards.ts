import type { FastifyRequest } from 'fastify';
import type { App } from '../../../fastify-app.ts';
import { productCardsSchema } from '../product-card.schema.ts';

/** Of one browser or customer only. */
export const PRIVATE_CARDS = { 'cache-control': 'private, no-store', vary: 'X-Site, Store, X-Viewer' } as const;

/** A list of cards in the contract. */
export const cardsResponse = { 200: { description: 'Cards in their order', ...productCardsSchema } } as const;

/** The query of a list of cards: how many of them at most. */
export const limitQuery = (most: number) =>
  ({
    type: 'object',
    additionalProperties: false,
    properties: { limit: { type: 'integer', minimum: 1, maximum: most, default: 12 } },
  }) as const;

/** The cards of these products in their order, in the currency and language of the request's site. */
export async function cardsOf(app: App, request: FastifyRequest, skus: readonly string[]) {
  const { products } = await app.catalog.summaries(skus, app.sites.resolve(request.headers));
  return { data: { products } };
}
