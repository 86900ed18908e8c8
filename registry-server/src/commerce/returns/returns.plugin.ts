import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { createNetworkLimit, type NetworkLimit } from '../../rate-limits/index.ts';
import { returnsSection } from './export-returns.ts';
import { returnsStaffRoutes } from './returns-staff.routes.ts';
import type { WithdrawDeps } from './withdraw.ts';

/** For each network: nobody withdraws from more contracts than this, and whoever guesses is slowed down. */
const LIMIT = { burst: 20, perHour: 60 };

declare module 'fastify' {
  interface FastifyInstance {
    readonly returns: WithdrawDeps & { readonly limit: NetworkLimit };
  }
}

/** Statements of withdrawal, and what staff does with them. */
export const returnsPlugin = fp(
  async (app: App) => {
    app.decorate('returns', {
      db: app.db,
      mail: app.mail,
      orders: app.orders,
      bankRefunds: app.bankRefunds,
      now: () => new Date(),
      limit: createNetworkLimit(LIMIT, app.config.limits.customerFactor),
    });
    app.customers.onExport(returnsSection(app.db));
    returnsStaffRoutes(app);
  },
  { name: 'returns', dependencies: ['bank-refunds', 'orders', 'order-mails'] },
);
