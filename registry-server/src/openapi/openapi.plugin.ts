import { readFileSync } from 'node:fs';
import { fastifySwagger } from '@fastify/swagger';
import { fastifySwaggerUi } from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { setDefaultAccess } from '../access.ts';
import type { App } from '../app.ts';

const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Collects the schemas of all routes registered after it; shows them at `/docs`. */
export const openapiPlugin = fp(
  async (app: App) => {
    await app.register(fastifySwagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Witryna registry', version, description: 'Content, media and catalogue of a shop.' },
        components: {
          securitySchemes: {
            staff: { type: 'apiKey', in: 'cookie', name: 'witryna_staff' },
            service: { type: 'http', scheme: 'bearer' },
          },
        },
      },
      refResolver: { buildLocalReference: (json) => String(json.$id) },
    });
    await app.register(async (scope) => {
      setDefaultAccess(scope, 'public');
      await scope.register(fastifySwaggerUi, {
        routePrefix: '/docs',
        staticCSP: false,
        transformStaticCSP: () => DOCS_POLICY,
      });
      scope.addHook('onSend', async (_request, reply) => {
        reply.header('content-security-policy', DOCS_POLICY);
      });
    });
  },
  { name: 'openapi', dependencies: ['access'] },
);
