import type { FastifyRequest } from 'fastify';
import { NotSignedIn } from '../../access.ts';
import { requireFeature } from '../../content/sites/index.ts';
import type { App } from '../../fastify-app.ts';
import { bearerOf } from '../../http/bearer.ts';
import type { CustomerRow } from './customers.store.ts';

/** The account whose bearer token a request of the REST interface carries. Throws `NotSignedIn`. */
export async function accountOf(app: App, request: FastifyRequest): Promise<CustomerRow> {
  requireFeature(app.sites.resolve(request.headers), 'user');
  const customer = await app.customers.authenticate(bearerOf(request) ?? '');
  const account = customer && (await app.customers.services.customers.findById(customer.id));
  if (!account) throw new NotSignedIn();
  return account;
}
