import { randomUUID } from 'node:crypto';
import { NotFound } from '../../errors.ts';
import type { App } from '../../fastify-app.ts';
import { pagingSchema } from '../../http/paging.ts';
import type { DeliveriesStore } from './deliveries.store.ts';
import type { EndpointsStore } from './endpoints.store.ts';
import { createWebhookSecret } from './signature.ts';
import { bodyOf } from './spread-events.ts';
import { deliveryAnswer, webhookAnswer } from './webhook-answers.ts';
import { TEST_EVENT } from './webhook-sender.ts';
import { readWebhookUrl } from './webhook-url.ts';
import { DeliveryUnderWay, WebhookSwitchedOff } from './webhooks.errors.ts';
import {
  deliveryListSchema,
  deliverySchema,
  idParams,
  newWebhookBody,
  webhookChangeBody,
  webhookListSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from './webhooks.schema.ts';

const tags = ['webhooks'];
const config = { access: 'staff:admin' } as const;
const error = { $ref: 'Error#' } as const;
const gone = { 204: { type: 'null' } } as const;

export interface WebhookRoutesDeps {
  readonly endpoints: EndpointsStore;
  readonly deliveries: DeliveriesStore;
}

/** Other systems that are told of events, for administrators. */
export function webhooksRoutes(app: App, { endpoints, deliveries }: WebhookRoutesDeps): void {
  app.get(
    '/staff/webhooks',
    { config, schema: { tags, querystring: pagingSchema, response: { 200: webhookListSchema } } },
    async ({ query: { page, pageSize } }) => {
      const { items, total } = await endpoints.list({ page, pageSize });
      return { items: items.map(webhookAnswer), total, page, pageSize };
    },
  );

  app.post(
    '/staff/webhooks',
    {
      config: { ...config, auditValues: ['url'] },
      schema: { tags, body: newWebhookBody, response: { 201: webhookWithSecretSchema, 422: error } },
    },
    async ({ body }, reply) => {
      const url = readWebhookUrl(body.url, app.config.webhooks);
      const secret = createWebhookSecret();
      const endpoint = await endpoints.create({ ...body, url, isActive: true }, secret, new Date());
      return reply.status(201).send({ ...webhookAnswer(endpoint), secret });
    },
  );

  app.patch(
    '/staff/webhooks/:id',
    {
      config: { ...config, auditValues: ['url', 'isActive'] },
      schema: {
        tags,
        params: idParams,
        body: webhookChangeBody,
        response: { 200: webhookSchema, 404: error, 422: error },
      },
    },
    async ({ params: { id }, body }) => {
      const url = body.url === undefined ? undefined : readWebhookUrl(body.url, app.config.webhooks);
      const endpoint = await endpoints.update(id, { ...body, ...(url !== undefined && { url }) });
      if (!endpoint) throw new NotFound();
      return webhookAnswer(endpoint);
    },
  );

  app.delete(
    '/staff/webhooks/:id',
    { config, schema: { tags, params: idParams, response: gone } },
    async ({ params: { id } }, reply) => {
      await endpoints.remove(id);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/staff/webhooks/:id/secret',
    {
      config,
      schema: {
        tags,
        params: idParams,
        summary: 'Give it a new secret',
        description: 'For a day deliveries are signed with the secret before as well.',
        response: { 200: webhookWithSecretSchema, 404: error },
      },
    },
    async ({ params: { id } }) => {
      const secret = createWebhookSecret();
      const endpoint = await endpoints.rotate(id, secret, new Date());
      if (!endpoint) throw new NotFound();
      return { ...webhookAnswer(endpoint), secret };
    },
  );

  app.post(
    '/staff/webhooks/:id/test',
    {
      config,
      schema: {
        tags,
        params: idParams,
        summary: 'Send an event of trial',
        response: { 202: deliverySchema, 404: error },
      },
    },
    async ({ params: { id } }, reply) => {
      if (!(await endpoints.find(id))) throw new NotFound();
      const now = new Date();
      const eventId = `${TEST_EVENT}.${randomUUID()}`;
      const body = bodyOf({ id: eventId, type: TEST_EVENT, at: now, data: {} });
      const delivery = await deliveries.add({ endpointId: id, eventId, event: TEST_EVENT, body, now });
      return reply.status(202).send(deliveryAnswer(delivery));
    },
  );

  app.get(
    '/staff/webhooks/:id/deliveries',
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: pagingSchema,
        summary: 'What was sent, newest first',
        response: { 200: deliveryListSchema },
      },
    },
    async ({ params: { id }, query: { page, pageSize } }) => {
      const { items, total } = await deliveries.list(id, { page, pageSize });
      return { items: items.map(deliveryAnswer), total, page, pageSize };
    },
  );

  app.post(
    '/staff/webhooks/deliveries/:id/resend',
    {
      config,
      schema: {
        tags,
        params: idParams,
        summary: 'Send an event once more',
        response: { 202: deliverySchema, 404: error, 409: error },
      },
    },
    async ({ params: { id } }, reply) => {
      const known = await deliveries.find(id);
      const endpoint = known && (await endpoints.find(known.endpointId));
      if (!endpoint) throw new NotFound();
      if (!endpoint.isActive) throw new WebhookSwitchedOff();
      const delivery = await deliveries.resend(id, new Date());
      if (!delivery) throw new DeliveryUnderWay();
      return reply.status(202).send(deliveryAnswer(delivery));
    },
  );
}
