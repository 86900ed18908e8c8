import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isRoleEnough, NotAllowed, NotSignedIn, type StaffRole } from '../access.ts';
import type { App } from '../app.ts';
import { CsrfTokenInvalid, ForeignOrigin } from './identity.errors.ts';
import { isOwnOrigin } from './request-origin.ts';
import { sessionRoutes, tokenOf } from './session.routes.ts';
import { isCsrfTokenOf } from './session-token.ts';
import { createSessionsStore } from './sessions.store.ts';
import { createSignIn } from './sign-in.ts';
import { createSignInFailuresStore } from './sign-in-failures.store.ts';
import { createStaffUsersStore } from './staff-users.store.ts';
import { usersRoutes } from './users.routes.ts';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Staff: who they are, how they sign in, and what `staff:…` routes ask of a request. */
export const identityPlugin = fp(
  async (app: App) => {
    const sessions = createSessionsStore(app.db);
    const users = createStaffUsersStore(app.db);
    const signIn = createSignIn({ users, failures: createSignInFailuresStore(app.db), limits: app.rateLimits });

    const refuseForeignOrigin = (request: FastifyRequest) => {
      const { origin, 'sec-fetch-site': fetchSite } = request.headers;
      const from = {
        origin,
        fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined,
        target: `${request.protocol}://${request.host}`,
      };
      if (!isOwnOrigin(from, app.config.staffOrigins)) throw new ForeignOrigin();
    };

    app.decorate('authoriseStaff', async (request: FastifyRequest, reply: FastifyReply, role: StaffRole) => {
      reply.header('cache-control', 'no-store');
      const token = tokenOf(request);
      const staff = token ? await sessions.use(token) : undefined;
      if (!staff) throw new NotSignedIn();
      if (!READING_METHODS.has(request.method)) {
        refuseForeignOrigin(request);
        if (!isCsrfTokenOf(token, request.headers['x-csrf-token'])) throw new CsrfTokenInvalid();
      }
      if (!isRoleEnough(staff.role, role)) throw new NotAllowed({ role: staff.role, needed: role });
      request.staff = staff;
    });

    // In a scope of their own: its hooks would cost every public answer time.
    await app.register(async (scope: App) => {
      await scope.register(fastifyCookie, { hook: false });
      sessionRoutes(scope, { sessions, users, signIn, refuseForeignOrigin });
    });
    usersRoutes(app, { users });
  },
  { name: 'identity', dependencies: ['access', 'error-handler', 'rate-limits'] },
);
