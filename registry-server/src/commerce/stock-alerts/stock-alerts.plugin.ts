import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { createNetworkLimit, type NetworkLimit } from '../../rate-limits/index.ts';
import { MINUTE_MS } from '../../time/durations.ts';
import { stockAlertsSection } from './export-stock-alerts.ts';
import { stockAlertsRoutes } from './stock-alerts.routes.ts';
import { forgetUnconfirmed } from './stock-alerts.store.ts';
import { createStockAlerts, type StockAlerts } from './stock-alerts.ts';
import { watchStock } from './watch-stock.ts';

/** For each network; generous, since thousands of people may share one. */
const LIMIT = { burst: 30, perHour: 120 };
/** How often all alerts are looked through for what no event has told. */
const SWEEP_MS = 5 * MINUTE_MS;

declare module 'fastify' {
  interface FastifyInstance {
    readonly stockAlerts: StockAlerts & {
      /** Refuses what one network asks for too often. */
      readonly limit: NetworkLimit;
      /** Resolves when the mails for all that was heard of are written. */
      settle(): Promise<void>;
    };
  }
}

/** Mails to those who wait for a product. */
export const stockAlertsPlugin = fp(
  async (app: App) => {
    const alerts = createStockAlerts({ db: app.db, findSite: (id) => app.sites.find(String(id)) });
    const logFailure = (error: unknown) => app.log.error({ err: error }, 'writing mails about stock failed');
    const watch = watchStock(app.events, alerts, logFailure);
    app.decorate('stockAlerts', {
      ...alerts,
      limit: createNetworkLimit(LIMIT, app.config.limits.customerFactor),
      settle: watch.settle,
    });
    app.customers.onForget(async (trx, { id, email }) => {
      await trx
        .deleteFrom('stock_alert')
        .where((eb) => eb.or([eb('email', '=', email), eb('customerId', '=', id)]))
        .execute();
    });
    app.customers.onExport(stockAlertsSection(app.db));
    stockAlertsRoutes(app);

    let sweeping: Promise<void> = Promise.resolve();
    const sweep = async () => {
      await alerts.sendDue();
      await forgetUnconfirmed(app.db, new Date());
    };
    const timer = setInterval(() => {
      sweeping = sweep().catch(logFailure);
    }, SWEEP_MS);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      watch.stop();
      await Promise.all([watch.settle(), sweeping]);
    });
  },
  { name: 'stock-alerts', dependencies: ['sites', 'events', 'mail', 'customers', 'newsletter', 'catalog'] },
);
