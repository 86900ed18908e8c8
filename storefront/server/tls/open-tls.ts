import type { RequestListener, Server, ServerOptions } from 'node:http';
import type { Http2ServerResponse } from 'node:http2';
import { serverConfig } from '../../src/config.ts';
import type { TlsFiles } from './certificate.ts';
import { type CertificateStore, openCertificate } from './certificate-store.ts';
import { createTlsServer } from './tls-server.ts';

/** What a storefront that ends TLS itself is built with. */
export interface Tls {
  readonly certificates: CertificateStore;
  /** Makes the server, where Fastify would make one without TLS. */
  readonly serverFactory: (handle: RequestListener) => Server;
}

interface TlsOptions {
  readonly http1: ServerOptions;
  readonly requestMs: number;
  readonly now: () => number;
  /** Answers a request of HTTP/2 that does not arrive in time. */
  readonly answerLate: (response: Http2ServerResponse) => void;
  /** Told when a renewed certificate cannot be used. */
  readonly onRefused: (error: unknown) => void;
}

/**
 * Opens the certificate of the environment, if there is one.
 *
 * @throws CertificateRefused when it cannot be used
 */
export async function openTls(files: TlsFiles | undefined, options: TlsOptions): Promise<Tls | undefined> {
  if (!files) return undefined;
  const { http1, requestMs, now, answerLate, onRefused } = options;
  const certificates = await openCertificate(files, { checkMs: serverConfig.certificateCheckMs, now, onRefused });
  const limits = { requestMs, idleMs: serverConfig.idleConnectionMs, answerLate };
  return { certificates, serverFactory: (handle) => createTlsServer(handle, { certificates, limits, http1 }) };
}
