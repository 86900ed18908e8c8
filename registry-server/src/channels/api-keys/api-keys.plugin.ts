import fp from 'fastify-plugin';
import { NotAllowed, NotSignedIn } from '../../access.ts';
import type { App } from '../../fastify-app.ts';
import { bearerOf } from '../../http/bearer.ts';
import { apiKeysRoutes } from './api-keys.routes.ts';
import { createApiKeysStore } from './api-keys.store.ts';

/** Other systems, and what their keys open. */
export const apiKeysPlugin = fp(
  async (app: App) => {
    const keys = createApiKeysStore(app.db);
    app.decorate('authoriseApiKey', async (request, scope) => {
      const key = bearerOf(request);
      const identity = key === undefined ? undefined : await keys.use(key);
      if (!identity) throw new NotSignedIn();
      if (!identity.scopes.includes(scope)) throw new NotAllowed({ scopes: identity.scopes, needed: scope });
      request.apiKey = identity;
    });
    apiKeysRoutes(app, { keys });
  },
  { name: 'api-keys', dependencies: ['access', 'audit'] },
);
