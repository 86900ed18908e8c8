import type { IncomingHttpHeaders } from 'node:http';
import { trimSignAtEnd } from '@witryna/module-schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import { REQUEST_ID_HEADER } from '../http/error-handler.ts';
import { createTimeBudget } from '../registry/time-budget.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';

interface FeedFilesOptions {
  readonly registryUrl: string;
  readonly sites: SiteDirectory;
  /** The wait for the registry's first bytes, and between two of them, in milliseconds. */
  readonly waitMs: number;
}

/** Files for machines that the registry writes for a site, served at the root of the site. */
export interface FeedFiles {
  /** Sends the file of the site that the address belongs to; false when it belongs to none, or has no such file. */
  send(request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<boolean>;
  close(): Promise<void>;
}

const FEED_FILE = /\/((?:sitemap(?:-[1-9]\d{0,3})?|products|ceneo|rss|atom)\.xml)$/;

/** Whether an address can be one of these files. */
export const isFeedFile = (pathname: string): boolean => pathname.endsWith('.xml') && FEED_FILE.test(pathname);

/** Headers of the registry's answer that are about the file. */
const PASSED = [
  'content-type',
  'content-encoding',
  'content-length',
  'cache-control',
  'etag',
  'last-modified',
  'vary',
  'retry-after',
] as const;

/** Headers of a request that say what its client takes, and what it holds already. */
const FORWARDED = ['accept-encoding', 'if-none-match', 'if-modified-since'] as const;

export function createFeedFiles({ registryUrl, sites, waitMs }: FeedFilesOptions): FeedFiles {
  const { origin, pathname: root } = new URL(registryUrl);
  const pool = new Pool(origin, { headersTimeout: waitMs, bodyTimeout: waitMs, connect: { timeout: waitMs } });

  return {
    async send(request, reply, pathname) {
      const { host } = request.headers;
      const found = host === undefined ? undefined : await sites.find(host, pathname, createTimeBudget(waitMs));
      const file = found && FEED_FILE.exec(found.path);
      // Only at the root of its site: elsewhere its name would be part of a page's address.
      if (!file || found.path !== `/${file[1]}`) return false;
      const { statusCode, headers, body } = await pool.request({
        path: `${trimSignAtEnd(root, '/')}/feeds/${found.site.code}/${file[1]}`,
        method: 'GET',
        headers: forwarded(request),
      });
      for (const name of PASSED) {
        const value = headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      reply.code(statusCode).send(body);
      return true;
    },
    close: () => pool.destroy(),
  };
}

function forwarded(request: FastifyRequest): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = { 'x-forwarded-for': request.ip, [REQUEST_ID_HEADER]: request.id };
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}
