import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { HOUR_MS } from '../../time/durations.ts';
import type { ForgetCustomer } from './account/account-deps.ts';
import { type CustomerServices, createCustomerServices } from './customer-services.ts';
import { forgetExpired } from './forget-expired.ts';
import { createPasskeySignIn } from './passkeys/passkey-sign-in.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import { createPasskeysStore } from './passkeys/passkeys.store.ts';
import { facebookDeletionRoutes } from './sso/facebook-deletion.routes.ts';
import { ssoRoutes } from './sso/sso.routes.ts';
import { createSsoStore } from './sso/sso.store.ts';
import { ssoProvidersOf } from './sso/sso-providers.ts';
import { createSsoSignIn } from './sso/sso-sign-in.ts';
import { customersStaffRoutes } from './staff/customers-staff.routes.ts';
import type { CustomerIdentity } from './tokens/customer-tokens.store.ts';

const CLEANING_MS = HOUR_MS;

/** What other features may ask of customers. */
export interface Customers {
  /** Whose bearer token it is; undefined when it is nobody's, or no longer. */
  authenticate(token: string): Promise<CustomerIdentity | undefined>;
  /** Has something forgotten, in the same transaction, when an account is deleted. */
  onForget(forget: ForgetCustomer): void;
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
    app.decorate('customers', {
      authenticate: (token) => services.tokens.use(token),
      onForget: (forget) => void services.forgetters.push(forget),
      settle: () => services.backgroundTasks.settle(),
      services,
    } satisfies Customers);
    const logFailure = (error: unknown) => app.log.error({ err: error }, 'expired tokens were not removed');
    const cleaning = setInterval(() => void forgetExpired(app.db, new Date()).catch(logFailure), CLEANING_MS);
    cleaning.unref();
    app.addHook('onClose', async () => {
      clearInterval(cleaning);
      await services.backgroundTasks.settle();
    });
    customersStaffRoutes(app, services);
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
