import type { IncomingHttpHeaders } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { GRAPHQL_PATH } from '../src/api-addresses.ts';
import { API_PREFIX, serverConfig } from '../src/config.ts';
import { isGraphqlPath, isPublicApiPath, withoutCookies } from './public-api.ts';

interface RegistryProxyOptions {
  readonly registryUrl: string;
}

/** One origin for shoppers: what is public at the registry answers here under `/api`, `/graphql` and `/media`. */
export const registryProxy = fp<RegistryProxyOptions>(
  async (app, { registryUrl }) => {
    const common = {
      upstream: registryUrl,
      replyOptions: { rewriteRequestHeaders: forwarded },
      http: { requestOptions: { timeout: serverConfig.registryTimeoutMs }, agentOptions: { keepAlive: true } },
    };
    await app.register(proxy, {
      ...common,
      prefix: API_PREFIX,
      rewritePrefix: '/',
      preHandler: only(isPublicApiPath),
    });
    await app.register(proxy, {
      ...common,
      prefix: GRAPHQL_PATH,
      rewritePrefix: GRAPHQL_PATH,
      httpMethods: ['GET', 'POST'],
      preHandler: only(isGraphqlPath),
    });
    await app.register(proxy, {
      ...common,
      prefix: '/media',
      rewritePrefix: '/media',
      httpMethods: ['GET', 'HEAD'],
    });
  },
  { name: 'registry-proxy' },
);

const only = (isOpen: (url: string) => boolean) => (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
  if (isOpen(request.raw.url ?? '')) return done();
  reply.code(404).send({ code: 'not-found', message: 'There is nothing at this address' });
};

function forwarded({ ip }: { readonly ip: string }, { cookie, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = withoutCookies(cookie, serverConfig.hiddenCookies);
  return { ...headers, 'x-forwarded-for': ip, ...(kept !== undefined && { cookie: kept }) };
}
