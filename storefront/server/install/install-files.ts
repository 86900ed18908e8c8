import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHtmlResponse, type HtmlResponse } from '../html/html-response.ts';
import type { PageDocuments } from '../html/page-documents.ts';
import { documentHeaders } from '../http/security-headers.ts';
import { createTimeBudget } from '../registry/time-budget.ts';
import type { KnownSite, SiteDirectory } from '../sites/site-directory.ts';
import { OFFLINE_SCRIPT_SOURCE } from './offline-script.ts';
import { MANIFEST_FILE, OFFLINE_FILE, webManifestOf } from './web-manifest.ts';

interface InstallFilesOptions {
  readonly sites: SiteDirectory;
  readonly documents: PageDocuments;
  readonly headers: readonly string[];
  /** The wait for the registry, in milliseconds. */
  readonly waitMs: number;
}

/** What a site is installed as an app by: its manifest, and the page that is shown without a connection. */
export interface InstallFiles {
  /** Sends the file of the site that the address belongs to; false when it has no such file. */
  send(request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<boolean>;
}

/** Whether an address can be one of these files. */
export const isInstallFile = (pathname: string): boolean =>
  pathname.endsWith(MANIFEST_FILE) || pathname.endsWith(OFFLINE_FILE);

/** An hour: the name and icon of a site may change. */
const MAX_AGE_S = 3600;

export function createInstallFiles({ sites, documents, headers, waitMs }: InstallFilesOptions): InstallFiles {
  return {
    async send(request, reply, pathname) {
      const { host } = request.headers;
      const budget = createTimeBudget(waitMs);
      const found = host === undefined ? undefined : await sites.find(host, pathname, budget);
      // Only at the root of its site.
      if (!found || (found.path !== MANIFEST_FILE && found.path !== OFFLINE_FILE)) return false;
      const site = await sites.details(found.site.code, budget);
      if (found.path === MANIFEST_FILE) {
        reply
          .type('application/manifest+json; charset=utf-8')
          .header('cache-control', `max-age=${MAX_AGE_S}`)
          .header('vary', 'Host')
          .send(JSON.stringify(webManifestOf(site.shop.site)));
        return true;
      }
      reply.hijack();
      offlinePage(site).send(request.raw, reply.raw);
      return true;
    },
  };

  /** Kept by the browser, whatever device it is: the page is made for a phone, and its layout fits all of them. */
  function offlinePage(site: KnownSite): HtmlResponse {
    const { body, styleSource } = documents.offline(site, 'phone');
    const sources = { styleSource, scriptSource: OFFLINE_SCRIPT_SOURCE };
    return createHtmlResponse({
      status: 200,
      headers: [...documentHeaders(headers, sources), 'x-robots-tag', 'noindex'],
      body,
      cacheControl: 'no-cache',
    });
  }
}
