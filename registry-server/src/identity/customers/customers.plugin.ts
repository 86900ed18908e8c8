import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { HOUR_MS, MINUTE_MS } from '../../time/durations.ts';
import type { ForgetCustomer } from './account/account-deps.ts';
import { type CustomerServices, createCustomerServices } from './customer-services.ts';
import { forgetExpired } from './forget-expired.ts';
import { createPasskeySignIn } from './passkeys/passkey-sign-in.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import { createPasskeysStore } from './passkeys/passkeys.store.ts';
import { deleteDueAccounts } from './privacy/account-deletion.ts';
import { accountSections } from './privacy/account-sections.ts';
import { dataExportRoutes } from './privacy/data-export.routes.ts';
import type { ExportSection } from './privacy/data-export.ts';
import { deviceName } from './privacy/device-name.ts';
import { facebookDeletionRoutes } from './sso/facebook-deletion.routes.ts';
import { ssoRoutes } from './sso/sso.routes.ts';
import { createSsoStore } from './sso/sso.store.ts';
import { ssoProvidersOf } from './sso/sso-providers.ts';
import { createSsoSignIn } from './sso/sso-sign-in.ts';
import { customersStaffRoutes } from './staff/customers-staff.routes.ts';
import type { CustomerIdentity } from './tokens/customer-tokens.store.ts';

const CLEANING_MS = HOUR_MS;
/** How often accounts are looked for whose time has come. */
const DELETION_MS = 5 * MINUTE_MS;

/** What other features may ask of customers. */
export interface Customers {
  /** Whose bearer token it is; undefined when it is nobody's, or no longer. `userAgent`: of the browser that uses it. */
  authenticate(token: string, userAgent?: string): Promise<CustomerIdentity | undefined>;
  /** Has something forgotten, in the same transaction, when an account is deleted. */
  onForget(forget: ForgetCustomer): void;
  /** Has something written down when a customer asks for all that the shop holds of them. */
  onExport(section: ExportSection): void;
  /** Resolves when mails that were asked for are written down. */
  settle(): Promise<void>;
  /** For the feature's own resolvers and routes. */
  readonly services: CustomerServices;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly customers: Customers;
  }
}

/** Customers: accounts, tokens, addresses, signing in through others. */
export const customersPlugin = fp(
  async (app: App) => {
    const services = createCustomerServices({
      db: app.db,
      mail: { enqueue: (trx, mail) => app.mail.enqueue(trx, mail) },
      onError: (error) => app.log.error({ err: error }, 'a mail to a customer could not be written'),
      rateLimits: app.rateLimits,
    });
    const sections: ExportSection[] = [...accountSections(app.db)];
    app.decorate('customers', {
      authenticate: (token, userAgent) => services.tokens.use(token, userAgent && deviceName(userAgent)),
      onForget: (forget) => void services.forgetters.push(forget),
      onExport: (section) => void sections.push(section),
      settle: () => services.backgroundTasks.settle(),
      services,
    } satisfies Customers);
    const logFailure = (error: unknown) => app.log.error({ err: error }, 'expired tokens were not removed');
    const cleaning = setInterval(() => void forgetExpired(app.db, new Date()).catch(logFailure), CLEANING_MS);
    cleaning.unref();
    let deleting: Promise<void> = Promise.resolve();
    const deletions = setInterval(() => {
      deleting = deleteDueAccounts(services, (id) => app.sites.find(String(id))).catch((error: unknown) =>
        app.log.error({ err: error }, 'accounts whose time has come were not deleted'),
      );
    }, DELETION_MS);
    deletions.unref();
    app.addHook('onClose', async () => {
      clearInterval(cleaning);
      clearInterval(deletions);
      await deleting;
      await services.backgroundTasks.settle();
    });
    customersStaffRoutes(app, services);
    dataExportRoutes(app, services, sections);
    const { sso } = app.config;
    const store = createSsoStore(app.db, services.now);
    const providers = ssoProvidersOf(sso);
    ssoRoutes(app, { limits: services.limits, sso: createSsoSignIn({ accounts: services, store, providers }) });
    const passkeysStore = createPasskeysStore(app.db, services.now);
    const passkeys = createPasskeySignIn({ accounts: services, store: passkeysStore });
    passkeysRoutes(app, { limits: services.limits, passkeys, store: passkeysStore });
    if (sso.facebook) await app.register(facebookDeletionRoutes, { secret: sso.facebook.clientSecret, store });
  },
  { name: 'customers', dependencies: ['access', 'error-handler', 'mail'] },
);
