import DataLoader from 'dataloader';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasApiKey } from '../access.ts';
import type { Site } from '../content/sites/index.ts';
import type { App } from '../fastify-app.ts';
import { bearerOf } from '../http/bearer.ts';
import { sessionIdOf } from '../http/session-cookie.ts';
import { ClientLeft, NotAuthorized } from './refusals.ts';

/** The signed-in customer behind a request. */
export interface SignedInCustomer {
  readonly id: number;
  readonly email: string;
  /** Pays the friends-and-family prices. */
  readonly isPremium: boolean;
  /** When the token of the request ends unless it is used again. */
  readonly expiresAt: Date;
}

/** Reads values for many keys at once, in the order of the keys; one call for all fields that ask in the same tick. */
export type Batch<Key, Value> = (keys: readonly Key[], context: GraphqlContext) => Promise<readonly (Value | Error)[]>;

/** What resolvers know of the request. One for each HTTP request. */
export interface GraphqlContext {
  readonly app: App;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: Site;
  readonly currency: string;
  readonly customer?: SignedInCustomer;
  /** Random id that a browser keeps for recommendations; never authority over anything. */
  readonly viewerId?: string;
  /** Which client program speaks. */
  readonly clientId?: string;
  /** Binds a guest's browser to its own doings; never authority over a customer. */
  readonly sessionId?: string;
  /** Whether nobody waits for the answer any more. */
  hasClientLeft(): boolean;
  /** Loads one of many through a batch that is shared by the whole request; refuses once its client has left. */
  load<Key, Value>(batch: Batch<Key, Value>, key: Key): Promise<Value>;
}

/** Answers one field. Computed fields need one each: functions on a returned object are not called. */
export type Resolver<Result, Parent, Context, Args> = (
  parent: Parent,
  args: Args,
  context: Context,
) => Result | Promise<Result>;

const MAX_HEADER_ID = 128;

function idHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_HEADER_ID) : undefined;
}

async function customerOf(app: App, request: FastifyRequest): Promise<SignedInCustomer | undefined> {
  const header = request.headers.authorization;
  if (header === undefined || header === '') return undefined;
  if (hasApiKey(request)) {
    await app.authoriseApiKey(request, 'graphql:read');
    return undefined;
  }
  const token = bearerOf(request);
  const customer =
    token === undefined ? undefined : await app.customers.authenticate(token, request.headers['user-agent']);
  // A token that is given and does not hold refuses the whole request, so that clients notice and sign in again.
  if (!customer) throw new NotAuthorized();
  return customer;
}

/** The context of a request; throws `NotAuthorized` for a token that does not hold, `SiteUnknown` for a wrong Store. */
export async function createContext(app: App, request: FastifyRequest, reply: FastifyReply): Promise<GraphqlContext> {
  const site = app.sites.resolve(request.headers);
  const customer = await customerOf(app, request);
  const loaders = new Map<unknown, DataLoader<unknown, unknown>>();
  const viewerId = idHeader(request, 'x-viewer');
  const clientId = idHeader(request, 'x-client-id');
  const sessionId = sessionIdOf(request);

  const hasClientLeft = () => request.raw.socket?.destroyed === true;
  const refuseIfLeft = () => {
    if (hasClientLeft()) throw new ClientLeft();
  };

  const context: GraphqlContext = {
    app,
    request,
    reply,
    site,
    currency: site.currency,
    ...(customer && { customer }),
    ...(viewerId && { viewerId }),
    ...(clientId && { clientId }),
    ...(sessionId && { sessionId }),
    hasClientLeft,
    load<Key, Value>(batch: Batch<Key, Value>, key: Key): Promise<Value> {
      let loader = loaders.get(batch) as DataLoader<Key, Value> | undefined;
      if (!loader) {
        loader = new DataLoader<Key, Value>(async (keys) => {
          refuseIfLeft();
          return batch(keys, context);
        });
        loaders.set(batch, loader as DataLoader<unknown, unknown>);
      }
      return loader.load(key);
    },
  };
  return context;
}

/** The signed-in customer of a field that asks for one. */
export function customerIn(context: GraphqlContext): SignedInCustomer {
  if (!context.customer) throw new NotAuthorized();
  return context.customer;
}
