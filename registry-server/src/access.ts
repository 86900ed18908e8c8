import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ApiScope } from './channels/api-keys/index.ts';
import { AppError, type ErrorDetails } from './errors.ts';

/** Roles of staff, each including those before it. */
export const STAFF_ROLES = ['viewer', 'editor', 'publisher', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who may call a route. `service` is another server of ours, by the events key. */
export type Access = 'public' | 'service' | `staff:${StaffRole}`;

/** The person behind a request to a `staff:…` route. */
export interface StaffIdentity {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

/**
 * Decides about a request to a `staff:…` route: sets `request.staff`, or throws `NotSignedIn` / `NotAllowed`
 * (also for a write without its CSRF token or from a foreign Origin). The identity feature provides it.
 */
export type AuthoriseStaff = (request: FastifyRequest, reply: FastifyReply, role: StaffRole) => Promise<void>;

/** Another system that speaks with a key of its own. */
export interface ApiKeyIdentity {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
}

/**
 * Decides about a request with an API key to a route that keys may call: sets `request.apiKey`, or throws
 * `NotSignedIn` / `NotAllowed`. The feature of keys provides it.
 */
export type AuthoriseApiKey = (request: FastifyRequest, scope: ApiScope) => Promise<void>;

/** The whole form of a key. Tokens of customers are random, shorter by these three letters, and may begin with them. */
const API_KEY = /^wk_[\w-]{43}$/;
const BEARER = /^Bearer +(\S+)$/i;

/** True when the request comes with an API key, which no other token looks like. */
export function hasApiKey(request: FastifyRequest): boolean {
  return API_KEY.test(BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '');
}

const defaultAccess = Symbol('access of routes that third-party plugins add');

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** The scope with which an API key may call this staff route; without one none may. */
    apiScope?: ApiScope;
  }
  interface FastifyInstance {
    authoriseStaff: AuthoriseStaff;
    authoriseApiKey: AuthoriseApiKey;
    /** Who may call each route, by method and pattern: `GET /staff/pages`. */
    readonly accessRules: ReadonlyMap<string, Access>;
    [defaultAccess]?: Access;
  }
  interface FastifyRequest {
    staff: StaffIdentity | null;
    apiKey: ApiKeyIdentity | null;
  }
}

/** No session, or one that has ended. */
export class NotSignedIn extends AppError {
  constructor() {
    super(401, 'not-signed-in');
  }
}

/** Signed in, but with a role that does not reach. */
export class NotAllowed extends AppError {
  constructor(details?: ErrorDetails) {
    super(403, 'not-allowed', details);
  }
}

/** True when a person of role `role` may do what asks for `needed`. */
export function isRoleEnough(role: StaffRole, needed: StaffRole): boolean {
  return STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(needed);
}

/** The signed-in person of a `staff:…` route. */
export function staffOf(request: FastifyRequest): StaffIdentity {
  if (!request.staff) throw new NotSignedIn();
  return request.staff;
}

/** Gives an access rule to the routes that a plugin of others adds in this scope; our own routes name theirs. */
export function setDefaultAccess(scope: FastifyInstance, access: Access): void {
  scope[defaultAccess] = access;
}

function isBearerOf(key: string, header: string | undefined): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${key}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Every route says who may call it; one that does not keeps the app from being built. */
export const accessPlugin = fp(
  async (app: FastifyInstance, { eventsKey }: { readonly eventsKey: string }) => {
    app.decorateRequest('staff', null);
    app.decorateRequest('apiKey', null);
    const rules = new Map<string, Access>();
    app.decorate('accessRules', rules);

    app.addHook('onRoute', function (route) {
      const access = route.config?.access ?? this[defaultAccess];
      if (!access) throw new Error(`Route ${String(route.method)} ${route.url} has no access rule.`);
      for (const method of [route.method].flat()) rules.set(`${method} ${route.url}`, access);
      if (access === 'public') return;
      const apiScope = route.config?.apiScope;
      // Before the body is read: a stranger's 50 MB are not worth reading.
      const authorise = async (request: FastifyRequest, reply: FastifyReply) => {
        if (apiScope && hasApiKey(request)) {
          await app.authoriseApiKey(request, apiScope);
        } else if (access !== 'service') {
          await app.authoriseStaff(request, reply, access.slice('staff:'.length) as StaffRole);
        } else if (!isBearerOf(eventsKey, request.headers.authorization)) {
          throw new NotSignedIn();
        }
      };
      const others = route.onRequest === undefined ? [] : [route.onRequest].flat();
      route.onRequest = [authorise, ...others];
    });
  },
  { name: 'access' },
);
