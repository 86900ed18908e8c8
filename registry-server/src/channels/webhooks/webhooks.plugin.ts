import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { createDeliveriesStore } from './deliveries.store.ts';
import { createEndpointsStore } from './endpoints.store.ts';
import { notifyWebhookDisabled } from './notify-webhook-disabled.ts';
import { createWebhookSender } from './webhook-sender.ts';
import { webhooksRoutes } from './webhooks.routes.ts';

const POLL_MS = 1_000;

/** Tells other systems what happens here, signed and until they take it. */
export const webhooksPlugin = fp(
  async (app: App) => {
    const { db, log } = app;
    const endpoints = createEndpointsStore(db);
    const deliveries = createDeliveriesStore(db);
    const sender = createWebhookSender({
      db,
      endpoints,
      deliveries,
      log,
      ...app.config.webhooks,
      notifyWebhookDisabled: (trx, endpoint, now) => notifyWebhookDisabled(trx, app.mail, endpoint, now),
    });
    webhooksRoutes(app, { endpoints, deliveries });

    const logFailure = (error: unknown) => log.error({ err: error }, 'delivering webhooks failed');
    app.retention.add('webhook-deliveries', deliveries.forgetOld);
    const timer = setInterval(() => void sender.sendDue().catch(logFailure), POLL_MS);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await sender.stop();
    });
  },
  { name: 'webhooks', dependencies: ['access', 'mail', 'events', 'audit', 'retention'] },
);
