import type { RequestListener, Server, ServerOptions } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type SecureServerOptions,
} from 'node:http2';
import { serverConfig } from '../../src/config.ts';
import type { Certificate } from './certificate.ts';
import type { CertificateStore } from './certificate-store.ts';
import { type ArrivalLimits, limitArrival, limitSession } from './request-arrival.ts';

interface TlsServerOptions {
  readonly certificates: CertificateStore;
  readonly limits: ArrivalLimits;
  /** Options of Node's server that hold for HTTP/1.1. */
  readonly http1: ServerOptions;
}

/** A server of HTTP/2 over TLS, and of HTTP/1.1 for clients that speak nothing newer. */
export function createTlsServer(handle: RequestListener, options: TlsServerOptions): Server {
  const { certificates, limits, http1 } = options;
  const settings: SecureServerOptions & ServerOptions = {
    ...http1,
    ...pairOf(certificates.current()),
    allowHTTP1: true,
    handshakeTimeout: serverConfig.handshakeMs,
    keepAliveTimeout: limits.idleMs,
    settings: {
      enablePush: false,
      maxConcurrentStreams: serverConfig.http2Streams,
      maxHeaderListSize: serverConfig.maxHeaderBytes,
    },
  };
  const handleBoth = asListenerOfBoth(handle);
  const server = createSecureServer(settings, (request, response) => {
    if (request.httpVersionMajor === HTTP_2) {
      // Whoever needs the host looks for it where HTTP/1.1 has it.
      const { ':authority': authority } = request.headers;
      if (authority !== undefined) request.headers.host = authority;
      limitArrival(request, response, limits);
    }
    handleBoth(request, response);
  });
  server.on('session', (session) => limitSession(session, limits));
  // Node takes a failed handshake for a request that is not valid, but there is nobody to answer yet.
  server.removeAllListeners('tlsClientError');
  server.on('tlsClientError', (_error, socket) => socket.destroy());
  certificates.onRenewed((renewed) => server.setSecureContext(pairOf(renewed)));
  return asHttpServer(server);
}

const HTTP_2 = 2;

const pairOf = ({ cert, key }: Certificate) => ({ cert, key });

/** Node gives the requests and responses of HTTP/2 the methods of those of HTTP/1.1, but its types do not say so. */
const asListenerOfBoth = (listener: RequestListener) =>
  listener as unknown as (request: Http2ServerRequest, response: Http2ServerResponse) => void;

/** The same for the server, where Fastify expects one of HTTP/1.1. */
const asHttpServer = (server: Http2SecureServer) => server as unknown as Server;
