import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../app.ts';
import { networkOf } from '../identity/sign-in-delay.ts';
import { createRateLimit } from '../work/rate-limit.ts';
import { forgetNewsletter } from './customer-subscription.ts';
import { TooManySubscriptions } from './newsletter.errors.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { createNewsletter, type Newsletter } from './newsletter.ts';

/** For each network; generous, since thousands of people may share one. */
const BURST = 30;
const PER_HOUR = 120;

declare module 'fastify' {
  interface FastifyInstance {
    readonly newsletter: Newsletter & {
      /** Refuses what one network asks for too often. */
      limit(request: Pick<FastifyRequest, 'ip'>): void;
    };
  }
}

/** The newsletter: who gets it, and how they said so. */
export const newsletterPlugin = fp(
  async (app: App) => {
    const factor = app.config.limits.customerFactor;
    const take = createRateLimit({ burst: BURST * factor, perHour: PER_HOUR * factor });
    app.decorate('newsletter', {
      ...createNewsletter(app.db),
      limit(request) {
        if (!take(networkOf(request.ip))) throw new TooManySubscriptions();
      },
    });
    app.customers.onForget((trx, { email }) => forgetNewsletter(trx, email));
    newsletterRoutes(app);
  },
  { name: 'newsletter', dependencies: ['sites', 'mail', 'customers'] },
);
