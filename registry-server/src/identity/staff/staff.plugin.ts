import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isRoleEnough, NotAllowed, NotSignedIn, type StaffRole } from '../../access.ts';
import type { App } from '../../fastify-app.ts';
import { isCsrfTokenOf } from '../credentials/index.ts';
import { createSignIn, createSignInFailuresStore } from '../sign-in/index.ts';
import { isOwnOrigin } from './request-origin.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { createSecondFactorStore } from './second-factor/second-factor.store.ts';
import { createSecondFactor, type SessionStage } from './second-factor/second-factor.ts';
import { sessionRoutes, tokenOf } from './session.routes.ts';
import { createSessionsStore } from './sessions.store.ts';
import { CsrfTokenInvalid, ForeignOrigin } from './staff.errors.ts';
import { usersRoutes } from './users.routes.ts';
import { createStaffUsersStore } from './users.store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sessions that may call this staff route; by default whole ones alone. */
    sessionStages?: readonly SessionStage[];
  }
  interface FastifyRequest {
    /** How far the sign-in of the session has come. */
    sessionStage: SessionStage;
  }
}

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Staff: who they are, how they sign in, and what `staff:…` routes ask of a request. */
export const identityPlugin = fp(
  async (app: App) => {
    const sessions = createSessionsStore(app.db);
    const users = createStaffUsersStore(app.db);
    const signIn = createSignIn({ users, failures: createSignInFailuresStore(app.db), limits: app.rateLimits });

    const factors = createSecondFactorStore(app.db);
    const factor = createSecondFactor({ store: factors, secrets: app.secrets, limits: app.rateLimits });
    app.decorateRequest('sessionStage', 'full');

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
      const stages = request.routeOptions.config.sessionStages;
      const staff = token ? await sessions.use(token, stages) : undefined;
      if (!staff) throw new NotSignedIn();
      if (!READING_METHODS.has(request.method)) {
        refuseForeignOrigin(request);
        if (!isCsrfTokenOf(token, request.headers['x-csrf-token'])) throw new CsrfTokenInvalid();
      }
      if (!isRoleEnough(staff.role, role)) throw new NotAllowed({ role: staff.role, needed: role });
      const { stage, ...identity } = staff;
      request.staff = identity;
      request.sessionStage = stage;
    });

    // In a scope of their own: its hooks would cost every public answer time.
    await app.register(async (scope: App) => {
      await scope.register(fastifyCookie, { hook: false });
      const { openSession } = sessionRoutes(scope, { sessions, users, signIn, factor, refuseForeignOrigin });
      secondFactorRoutes(scope, { factor, store: factors, users, signIn, openSession });
    });
    usersRoutes(app, { users, factors });
  },
  { name: 'identity', dependencies: ['access', 'error-handler', 'rate-limits', 'secrets'] },
);
