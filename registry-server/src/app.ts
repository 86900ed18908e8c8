import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RawServerDefault } from 'fastify';
import { accessPlugin } from './access.ts';
import type { Config } from './config.ts';
import type { Db } from './database/dialects.ts';
import { errorHandlerPlugin, errorSchema } from './http/error-handler.ts';
import { securityHeadersPlugin } from './http/security-headers.ts';
import { identityPlugin } from './identity/identity.plugin.ts';

/** The app with routes typed by their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  JsonSchemaToTsProvider
>;

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    db: Db;
  }
}

/** Builds the whole server; opens no port. The database must be migrated, and stays open when the app closes. */
export async function buildApp(config: Config, { db }: { readonly db: Db }): Promise<App> {
  const app: App = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    bodyLimit: config.limits.bodyBytes,
    requestTimeout: config.limits.requestTimeoutMs,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 2048 },
    // An unknown field is refused, not dropped.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: 'array', allErrors: false } },
  }).withTypeProvider<JsonSchemaToTsProvider>();

  app.decorate('config', config);
  app.decorate('db', db);
  app.addSchema(errorSchema);
  await app.register(errorHandlerPlugin);
  await app.register(securityHeadersPlugin);
  await app.register(accessPlugin, { eventsKey: config.eventsKey });
  await app.register(identityPlugin);
  return app;
}
