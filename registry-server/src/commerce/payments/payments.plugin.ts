import fp from 'fastify-plugin';
import { siteLink } from '../../content/sites/index.ts';
import type { App } from '../../fastify-app.ts';
import { createNetworkLimit } from '../../rate-limits/index.ts';
import { DAY_MS, HOUR_MS } from '../../time/durations.ts';
import { createBackgroundTasks } from '../../work/background-tasks.ts';
import { przelewy24Routes } from './api/przelewy24.routes.ts';
import { paymentStaffRoutes } from './api/staff-payments.routes.ts';
import { createOneTimeSecrets } from './attempts/one-time-secrets.ts';
import { createIncidentsStore } from './incidents/incidents.store.ts';
import { cleanNotifications } from './notifications/clean-notifications.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { processNotification } from './notifications/process-notification.ts';
import type { PayableOrders } from './payable-orders.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { createPayments } from './payments.ts';
import { createProviderRegistry } from './providers/provider-registry.ts';
import { createProviders } from './providers/providers.ts';
import { createReconciler, type Reconciler } from './reconciliation/reconciler.ts';
import { paymentSettingsRoutes } from './settings/payment-settings.routes.ts';
import { createPaymentSettingsStore } from './settings/payment-settings.store.ts';
import { createPaymentSettingsCache } from './settings/payment-settings-cache.ts';

/** How often it is looked what is due. */
const ROUND_MS = 5_000;
/** How often old notifications are removed, and how many are looked at in one go. */
const CLEANING_MS = HOUR_MS;
const CLEANING = { batch: 200, batches: 50 };

/** Questions to providers, for each network; generous, since thousands of people may share one. */
const LIMIT = { burst: 60, perHour: 600 };

declare module 'fastify' {
  interface FastifyInstance {
    /** What payments do beside requests; tests turn it by hand. */
    readonly paymentWork: Pick<Reconciler, 'run'> & {
      /** Resolves when all notifications that came in have been processed. */
      settle(): Promise<void>;
      /** Removes notifications that were processed long ago; gives how many. */
      clean(): Promise<number>;
    };
  }
}

export interface PaymentsPluginOptions {
  /** A clock of the caller's own: nothing is done by itself then, `paymentWork.run` does a round. */
  readonly now?: () => Date;
}

/** Payments: what is offered, what became of it, and what goes back. */
export const paymentsPlugin = fp(
  async (app: App, { now: givenNow }: PaymentsPluginOptions) => {
    const now = givenNow ?? (() => new Date());
    const { db, log, config } = app;
    const settingsStore = createPaymentSettingsStore(db, now);
    const settings = createPaymentSettingsCache(settingsStore);
    await settings.load();
    const logFailure = (error: unknown) => log.error({ err: error }, 'payments failed');
    app.events.subscribe(({ tags }) => settings.refresh(tags));

    let orders: PayableOrders | undefined;
    const deps: PaymentDeps = {
      db,
      log,
      now,
      settingsOf: settings.settingsOf,
      secrets: createOneTimeSecrets({ db, log, now, box: app.secrets }),
      providers: createProviderRegistry(createProviders(config.payments), { now: () => now().getTime() }),
      orders() {
        if (!orders) throw new Error('Payments are not connected to orders.');
        return orders;
      },
      start: config.payments.start,
      paymentRulesFor: app.delivery.paymentRulesFor,
      siteOf: (siteId) => app.sites.require(String(siteId)),
      returnUrlOf: (site, orderNumber) => siteLink(site, `/payment-return?order=${encodeURIComponent(orderNumber)}`),
      notifyUrlOf: (provider) => `${config.payments.notifyUrl}/payments/notifications/${provider}`,
    };
    const payments = createPayments({
      deps,
      limit: createNetworkLimit(LIMIT, config.limits.customerFactor),
      connect: (given) => {
        orders = given;
      },
    });
    app.decorate('payments', payments);

    const backgroundTasks = createBackgroundTasks(logFailure);
    const reconciler = createReconciler(deps);
    let cleaned = 0;
    async function clean(): Promise<number> {
      const before = new Date(now().getTime() - config.payments.notificationDays * DAY_MS);
      const { removed, next } = await cleanNotifications(db, { ...CLEANING, before, after: cleaned });
      cleaned = next;
      return removed;
    }
    app.decorate('paymentWork', { run: reconciler.run, settle: backgroundTasks.settle, clean });
    await notificationRoutes(app, {
      deps,
      onNotification: (id) => backgroundTasks.run(() => processNotification(deps, id)),
    });
    przelewy24Routes(app, payments);
    paymentSettingsRoutes(app, { store: settingsStore, settings, providers: deps.providers });
    paymentStaffRoutes(app, { deps, payments, incidents: createIncidentsStore(db) });

    const timer = setInterval(() => {
      // An app without orders takes no money; where the clock is the caller's, so are the rounds.
      if (orders && !givenNow) void reconciler.run().catch(logFailure);
    }, ROUND_MS);
    timer.unref();
    let cleaning: Promise<unknown> = Promise.resolve();
    const cleaner = setInterval(() => {
      cleaning = clean().catch(logFailure);
    }, CLEANING_MS);
    cleaner.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      clearInterval(cleaner);
      await Promise.all([reconciler.stop(), backgroundTasks.settle(), cleaning]);
    });
  },
  { name: 'payments', dependencies: ['access', 'delivery', 'error-handler', 'events', 'identity', 'secrets', 'sites'] },
);
