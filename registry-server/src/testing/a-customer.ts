import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database/dialects.ts';
import type { App } from '../fastify-app.ts';
import type { CustomerTable } from '../identity/customers/customers.tables.ts';
import { createCustomerTokensStore } from '../identity/customers/tokens/customer-tokens.store.ts';

/** The row of a new customer; what a test is about, it says itself. */
export function aCustomer(changes: Partial<Insertable<CustomerTable>> = {}): Insertable<CustomerTable> {
  const createdAt = new Date('2026-11-20T08:00:00Z');
  return {
    email: `${randomUUID()}@example.com`,
    // These people sign in by token only, which spares every test 50 ms.
    passwordHash: null,
    firstName: 'Lena',
    lastName: 'Różana',
    language: 'pl',
    createdAt,
    updatedAt: createdAt,
    ...changes,
  };
}

/** A customer who is kept in the database. */
export async function aStoredCustomer(
  db: Db,
  changes: Partial<Insertable<CustomerTable>> = {},
): Promise<Selectable<CustomerTable>> {
  return db.insertInto('customer').values(aCustomer(changes)).returningAll().executeTakeFirstOrThrow();
}

export interface CustomerClient {
  readonly customer: Selectable<CustomerTable>;
  readonly token: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A request as the shop in this customer's browser sends it. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** A new customer with a token of their own. */
export async function signedInCustomer(
  app: App,
  changes: Partial<Insertable<CustomerTable>> = {},
): Promise<CustomerClient> {
  const customer = await aStoredCustomer(app.db, changes);
  const { token } = await createCustomerTokensStore(app.db).open(customer.id);
  const headers = { authorization: `Bearer ${token}` };
  return {
    customer,
    token,
    headers,
    inject: (options) => app.inject({ ...options, headers: { ...headers, ...options.headers } }),
  };
}
