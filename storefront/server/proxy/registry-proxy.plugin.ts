import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerBase, RequestGenericInterface } from 'fastify';
import fp from 'fastify-plugin';
import { GRAPHQL_PATH } from '../../src/api-addresses.ts';
import { API_PREFIX, serverConfig } from '../../src/config.ts';
import { type LanguageOfRequest, pathOf, REQUEST_ID_HEADER, sendRefusal } from '../http/error-handler.ts';
import { hasDisconnected } from '../http/http2.ts';
import { isGraphqlPath, isPublicApiPath, withoutCookies } from './public-api.ts';

interface RegistryProxyOptions {
  readonly registryUrl: string;
  readonly languageOf: LanguageOfRequest;
  /** The wait for an answer, in milliseconds. */
  readonly waitMs: number;
  /** The same where the registry waits for a payment provider. */
  readonly paymentWaitMs: number;
}

interface ProxiedPath {
  readonly prefix: string;
  readonly rewritePrefix: string;
  readonly timeoutMs: number;
  readonly methods?: ('GET' | 'HEAD' | 'POST')[];
  /** Which addresses below the prefix are open; all of them by default. */
  readonly isOpen?: (url: string) => boolean;
  /** Once an answer has begun: how long its client may take nothing of it; as long as for the answer itself by default. */
  readonly idleMs?: number;
}

const PAYMENTS = '/payments';
const MEDIA = '/media';

/** One origin for shoppers: what is public at the registry answers here under `/api`, `/graphql` and `/media`. */
export const registryProxyPlugin = fp<RegistryProxyOptions>(
  async (app, { registryUrl, languageOf, waitMs, paymentWaitMs }) => {
    await app.register(async (scope) => {
      // A body is passed on when it is complete: a slow client is not taken for a slow registry.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      await proxyPath(scope, { prefix: API_PREFIX, rewritePrefix: '/', timeoutMs: waitMs, isOpen: isPublicApiPath });
      await proxyPath(scope, {
        prefix: `${API_PREFIX}${PAYMENTS}`,
        rewritePrefix: PAYMENTS,
        timeoutMs: paymentWaitMs,
        isOpen: isPublicApiPath,
      });
      await proxyPath(scope, {
        prefix: GRAPHQL_PATH,
        rewritePrefix: GRAPHQL_PATH,
        timeoutMs: paymentWaitMs,
        methods: ['GET', 'POST'],
        isOpen: isGraphqlPath,
      });
      await proxyPath(scope, {
        prefix: MEDIA,
        rewritePrefix: MEDIA,
        // A size that nobody has asked for yet is made now.
        timeoutMs: paymentWaitMs,
        methods: ['GET', 'HEAD'],
        idleMs: serverConfig.mediaIdleMs,
      });
    });

    async function proxyPath(scope: FastifyInstance, { isOpen = () => true, ...path }: ProxiedPath) {
      // The proxy reads its options for each request anew, synchronously when it is called.
      let signal: AbortSignal | undefined;
      await scope.register(proxy, {
        upstream: registryUrl,
        prefix: path.prefix,
        rewritePrefix: path.rewritePrefix,
        ...(path.methods && { httpMethods: path.methods }),
        proxyPayloads: false,
        disableRequestLogging: true,
        preHandler(request, reply, done) {
          // Over HTTP/2 a body that breaks off, or comes too late, ends as if it were complete.
          if (hasDisconnected(reply.raw) || reply.raw.headersSent) return void reply.hijack();
          if (!isOpen(request.raw.url ?? '')) return refuse(request, reply, 404, 'not-found');
          if (Buffer.isBuffer(request.body)) request.body = Readable.from([request.body], { objectMode: false });
          done();
        },
        http: {
          requestOptions: {
            timeout: path.timeoutMs,
            rejectUnauthorized: true,
            get signal() {
              return signal;
            },
          },
          agentOptions: { keepAlive: true },
        },
        replyOptions: {
          rewriteRequestHeaders: forwardedHeaders,
          // They are about the connection to the registry, not the one to the client.
          rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
          // An answer is passed on as it is, also one that says when to ask again.
          retryDelay: () => null,
          ...(path.idleMs !== undefined && { onResponse: sendSlowly(path.idleMs) }),
        },
        handler(request, reply, address, options) {
          signal = abortOnDisconnect(request, reply);
          reply.from(address, {
            ...options,
            onError(_reply, { error }) {
              // The client has closed the connection, and nothing is wrong with the registry.
              if (hasDisconnected(reply.raw)) reply.hijack();
              else sendFailure(request, reply, error);
            },
          });
          signal = undefined;
        },
      });
    }

    function sendFailure(request: FastifyRequest, reply: FastifyReply, error: Error) {
      const isTimeout = 'statusCode' in error && error.statusCode === 504;
      request.log.error({ err: error.cause ?? error, path: pathOf(request) }, 'The registry did not answer the proxy');
      if (isTimeout) refuse(request, reply, 504, 'registry-timeout');
      else refuse(request, reply, 502, 'registry-unreachable');
    }

    function refuse(
      request: FastifyRequest,
      reply: FastifyReply,
      status: number,
      code: 'not-found' | 'registry-timeout' | 'registry-unreachable',
    ) {
      sendRefusal(request, reply, status, { code, language: languageOf(request) });
    }
  },
  { name: 'registry-proxy' },
);

/** Passes an answer on to whoever takes their time over it: a film that is paused, a download over a slow line. */
function sendSlowly(idleMs: number): NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onResponse']> {
  return (_request, reply, { stream }) => {
    stream.setTimeout(idleMs);
    reply.send(stream);
  };
}

/**
 * Aborted when the client closes its connection before it has its answer, so that the registry stops too. (The signal
 * of Fastify's request is aborted as soon as a body has been read.)
 */
function abortOnDisconnect(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const disconnect = new AbortController();
  reply.raw.once('close', () => {
    if (!hasDisconnected(reply.raw)) return;
    // The proxy would log a failure of the registry for each shopper who types on or leaves a page.
    request.log.level = 'silent';
    disconnect.abort();
  });
  return disconnect.signal;
}

/** Headers by which a client could forge where it comes from, and those of one connection. */
const DROPPED_HEADERS: ReadonlySet<string> = new Set([
  'cookie',
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]);

/** The headers that the registry gets: the client's address, host and protocol, and the request's id in the log. */
function forwardedHeaders(
  request: FastifyRequest<RequestGenericInterface, RawServerBase>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const passed = Object.entries(headers).filter(([name]) => !DROPPED_HEADERS.has(name));
  const cookie = withoutCookies(headers.cookie, serverConfig.hiddenCookies);
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': request.protocol,
    [REQUEST_ID_HEADER]: request.id,
    ...(cookie !== undefined && { cookie }),
  };
}
