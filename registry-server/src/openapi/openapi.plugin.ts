import { readFileSync } from 'node:fs';
import { fastifySwagger } from '@fastify/swagger';
import { fastifySwaggerUi } from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import { type Access, setDefaultAccess } from '../access.ts';
import type { App } from '../fastify-app.ts';

const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const DESCRIPTION =
  'Content, media and catalogue of a shop. Public routes need no key; their groups come first. Routes under `/staff` need the cookie of somebody who is signed in, or an API key of their scope. Carts, orders and accounts are at `/graphql`.';
/** Groups for other channels, in the order in which one needs them; those of staff follow as they are registered. */
const CHANNEL_TAGS = ['registry', 'modules', 'catalogue', 'search', 'delivery', 'media', 'feeds', 'customers', 'sso'];

function withAccess(schema: FastifySchema, access: Access | undefined): FastifySchema {
  if (!access || access === 'public') return schema;
  const security = access === 'service' ? [{ service: [] }] : [{ staff: [] }];
  const role = access.startsWith('staff:') ? `Role: ${access.slice('staff:'.length)} or above.` : undefined;
  return { ...schema, security, description: [schema?.description, role].filter(Boolean).join(' ') };
}

/** Names a wildcard parameter in the documentation. */
function withSlug(url: string, schema: FastifySchema) {
  if (!url.endsWith('/*')) return { url, schema };
  const params = { type: 'object', required: ['slug'], properties: { slug: { type: 'string' } } };
  return { url: url.replace('*', ':slug'), schema: { ...schema, params } };
}

/** Collects the schemas of all routes registered after it; shows them at `/docs`. */
export const openapiPlugin = fp(
  async (app: App) => {
    await app.register(fastifySwagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Witryna registry', version, description: DESCRIPTION },
        tags: CHANNEL_TAGS.map((name) => ({ name })),
        components: {
          securitySchemes: {
            staff: { type: 'apiKey', in: 'cookie', name: 'witryna_staff' },
            service: { type: 'http', scheme: 'bearer' },
          },
        },
      },
      // Security is derived from the access rule of the route.
      transform: ({ schema, url, route }) => withSlug(url, withAccess(schema, route.config?.access)),
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
