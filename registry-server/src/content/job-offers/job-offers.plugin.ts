import { isSafeHref } from '@witryna/module-schemas';
import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { FieldInvalid } from '../../http/field-invalid.ts';
import { jobOfferParams, jobOfferSchema, offersAnswerSchema, offersQuerySchema } from './job-offers.schema.ts';
import { createJobOffersStore, type JobOffer } from './job-offers.store.ts';

const tags = ['job offers'];
const refusals = { 422: { $ref: 'Error#' } } as const;
const done = { ...refusals, 204: { type: 'null' } } as const;

function answerOf({ url, publishedAt, expiresAt, ...offer }: JobOffer) {
  return {
    ...offer,
    ...(url && { url }),
    publishedAt: publishedAt.toISOString(),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  };
}

/** Job offers: `GET /search/offers` for everybody, and their administration. */
export const jobOffersPlugin = fp(
  async (app: App) => {
    const store = createJobOffersStore(app.db);
    const querystring = offersQuerySchema;
    const response = { ...refusals, 200: offersAnswerSchema } as const;

    app.get(
      '/search/offers',
      { config: { access: 'public' }, schema: { tags, summary: 'Open job offers', querystring, response } },
      async ({ query }, reply) => {
        const { items, total } = await store.list({ ...query, openAt: new Date() });
        reply.header('cache-control', 'no-cache');
        return { items: items.map(answerOf), total, page: query.page, pageSize: query.pageSize };
      },
    );

    app.get(
      '/staff/job-offers',
      { config: { access: 'staff:viewer' }, schema: { tags, summary: 'All job offers', querystring, response } },
      async ({ query }) => {
        const { items, total } = await store.list(query);
        return { items: items.map(answerOf), total, page: query.page, pageSize: query.pageSize };
      },
    );

    app.put(
      '/staff/job-offers/:code',
      {
        config: { access: 'staff:publisher' },
        schema: { tags, summary: 'Write a job offer', params: jobOfferParams, body: jobOfferSchema, response: done },
      },
      async ({ params: { code }, body }, reply) => {
        if (body.url !== undefined && !isSafeHref(body.url)) {
          throw new FieldInvalid('/url', 'x-href', 'Podaj stronę sklepu (/…), adres https:// albo mailto:.');
        }
        await store.put(code, body);
        return reply.status(204).send(null);
      },
    );

    app.delete(
      '/staff/job-offers/:code',
      {
        config: { access: 'staff:publisher' },
        schema: { tags, summary: 'Remove a job offer', params: jobOfferParams, response: done },
      },
      async ({ params: { code } }, reply) => {
        await store.remove(code);
        return reply.status(204).send(null);
      },
    );
  },
  { name: 'job-offers', dependencies: ['access', 'error-handler', 'identity'] },
);
