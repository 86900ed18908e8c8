import fp from 'fastify-plugin';
import type { App } from '../fastify-app.ts';
import { createNetworkLimit, type NetworkLimit } from '../rate-limits/index.ts';
import { type AccountNewsletter, createAccountNewsletter } from './account-newsletter.ts';
import { forgetNewsletter } from './customer-subscription.ts';
import { newsletterSection } from './export-newsletter.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { createNewsletter, type Newsletter } from './newsletter.ts';

import { newsletterAccountRoutes } from './newsletter-account.routes.ts';

import { subscribersRoutes } from './subscribers.routes.ts';
import { createSubscribersStore } from './subscribers.store.ts';

/** For each network; generous, since thousands of people may share one. */
const LIMIT = { burst: 30, perHour: 120 };

declare module 'fastify' {
  interface FastifyInstance {
    readonly newsletter: Newsletter &
      AccountNewsletter & {
        /** Refuses what one network asks for too often. */
        readonly limit: NetworkLimit;
      };
  }
}

/** Newsletter subscriptions and consents. */
export const newsletterPlugin = fp(
  async (app: App) => {
    app.decorate('newsletter', {
      ...createNewsletter(app.db),
      ...createAccountNewsletter(app.db, () => new Date()),
      limit: createNetworkLimit(LIMIT, app.config.limits.customerFactor),
    });
    app.customers.onForget((trx, { email }) => forgetNewsletter(trx, email));
    app.customers.onExport(newsletterSection(app.db));
    newsletterRoutes(app);
    newsletterAccountRoutes(app);
    subscribersRoutes(app, createSubscribersStore(app.db));
  },
  { name: 'newsletter', dependencies: ['sites', 'mail', 'customers', 'access'] },
);
