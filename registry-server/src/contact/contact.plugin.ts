import fp from 'fastify-plugin';
import type { App } from '../fastify-app.ts';
import { createNetworkLimit, type NetworkLimit } from '../rate-limits/index.ts';

/** Per network, to protect the seller's mailbox. */
const LIMIT = { burst: 10, perHour: 20 };

declare module 'fastify' {
  interface FastifyInstance {
    readonly contactLimit: NetworkLimit;
  }
}

/** How often one network may write to the shop. */
export const contactPlugin = fp(
  async (app: App) => {
    app.decorate('contactLimit', createNetworkLimit(LIMIT, app.config.limits.customerFactor));
  },
  { name: 'contact', dependencies: ['mail'] },
);
