import type { FastifyRequest } from 'fastify';
import type { App } from '../../fastify-app.ts';
import { accountOf } from '../../identity/customers/index.ts';
import { newsletterState, newsletterStateSchema } from '../../newsletter/index.ts';

const tags = ['customer'];
const error = { $ref: 'Error#' } as const;
const alertSchema = {
  type: 'object',
  required: ['id', 'sku', 'status', 'createdAt'],
  properties: {
    id: { type: 'integer' },
    sku: { type: 'string' },
    productSku: { type: 'string' },
    /** Absent when the product is gone. */
    name: { type: 'string' },
    urlPath: { type: 'string' },
    status: { type: 'string', enum: ['UNCONFIRMED', 'WAITING'] },
    createdAt: { type: 'string' },
  },
} as const;

const subscriptionsSchema = {
  type: 'object',
  required: ['newsletter', 'stock'],
  properties: {
    newsletter: newsletterStateSchema,
    stock: { type: 'array', items: alertSchema },
  },
} as const;

/** What a customer has asked to be written about, and the links of guests. */
export function stockAlertsRoutes(app: App): void {
  async function customerOf(request: FastifyRequest) {
    const { id: customerId, email, emailConfirmedAt } = await accountOf(app, request);
    const isProven = emailConfirmedAt !== null;
    // What others have asked for at this address is theirs, unless it is shown that the mailbox is.
    return { email, isProven, owner: isProven ? { customerId, email } : { customerId } };
  }

  app.get(
    '/me/subscriptions',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'What the signed-in customer has subscribed to: the newsletter and stock alerts',
        response: { 200: subscriptionsSchema, 401: error },
      },
    },
    async (request, reply) => {
      const { email, isProven, owner } = await customerOf(request);
      const site = app.sites.resolve(request.headers);
      const [newsletter, alerts] = await Promise.all([app.newsletter.find(email), app.stockAlerts.of(owner)]);
      const skus = [...new Set(alerts.map(({ productSku }) => productSku))];
      const { products } = await app.catalog.summaries(skus, site);
      reply.header('cache-control', 'no-store');
      return {
        newsletter: newsletterState(newsletter, isProven),
        stock: alerts.map(({ id, productSku, variantSku, status, createdAt }) => {
          const product = products.find(({ sku }) => sku === productSku);
          const about = product ? { name: product.name, urlPath: product.urlPath } : {};
          return { id, sku: variantSku, productSku, ...about, status, createdAt: createdAt.toISOString() };
        }),
      };
    },
  );

  app.delete(
    '/me/subscriptions/stock/:id',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Wait for a product no longer',
        params: { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } },
        response: { 204: { type: 'null' }, 401: error },
      },
    },
    async (request, reply) => {
      const { owner } = await customerOf(request);
      await app.stockAlerts.cancel(request.params.id, owner);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/stock-alerts/confirm',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Confirm a stock alert by the token of the mail',
        body: {
          type: 'object',
          required: ['token'],
          additionalProperties: false,
          properties: { token: { type: 'string', minLength: 20, maxLength: 100 } },
        },
        response: {
          200: { type: 'object', required: ['status'], properties: { status: alertSchema.properties.status } },
          422: error,
          429: error,
        },
      },
    },
    async (request) => {
      app.stockAlerts.limit(request);
      return { status: await app.stockAlerts.confirm(request.body.token) };
    },
  );
}
