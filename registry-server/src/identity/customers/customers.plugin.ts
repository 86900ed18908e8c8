import fp from 'fastify-plugin';
import type { App } from '../../app.ts';
import { type CustomerIdentity, createCustomerTokensStore } from './tokens/customer-tokens.store.ts';

/** What other features may ask of customers. */
export interface Customers {
  /** Whose bearer token it is; undefined when it is nobody's, or no longer. */
  authenticate(token: string): Promise<CustomerIdentity | undefined>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly customers: Customers;
  }
}

/** Customers: accounts, tokens, addresses, signing in through others. */
export const customersPlugin = fp(
  async (app: App) => {
    const tokens = createCustomerTokensStore(app.db);
    app.decorate('customers', { authenticate: (token) => tokens.use(token) } satisfies Customers);
  },
  { name: 'customers', dependencies: ['access', 'error-handler'] },
);
