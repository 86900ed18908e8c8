import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { createShipxLabels } from './inpost/shipx-labels.ts';
import { shippingLabelsRoutes } from './shipping-labels.routes.ts';
import { createShippingLabelsStore } from './shipping-labels.store.ts';
import { createShippingLabels } from './shipping-labels.ts';

/** A call may have been answered only at the end of its time, and clocks of two nodes differ. */
const CALLS_PER_ATTEMPT = 2;

/** Labels for parcels, from the carriers that are configured. */
export const shippingLabelsPlugin = fp(
  async (app: App) => {
    const { inpost } = app.config.shippingLabels;
    const providers = inpost ? [createShipxLabels(inpost)] : [];
    const labels = createShippingLabels({
      db: app.db,
      store: createShippingLabelsStore(app.db),
      providers,
      orders: app.orders,
      now: () => new Date(),
      attemptMs: (inpost?.timeoutMs ?? 0) * CALLS_PER_ATTEMPT,
      numberWaitMs: inpost?.numberWaitMs ?? 0,
    });
    shippingLabelsRoutes(app, { labels, providers });
  },
  { name: 'shipping-labels', dependencies: ['orders'] },
);
