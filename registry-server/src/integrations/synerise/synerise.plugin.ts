import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { createSynerise, type Synerise } from './synerise.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where the shop has no account at Synerise. */
    readonly synerise: Synerise | undefined;
  }
}

/** The search that marketing steers; `app.synerise` for who offers it on a route. */
export const synerisePlugin = fp(
  async (app: App) => {
    const { synerise } = app.config.integrations;
    app.decorate('synerise', synerise && createSynerise(synerise));
  },
  { name: 'synerise' },
);
