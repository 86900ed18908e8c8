import { serverConfig } from '../../src/config.ts';
import type { Device } from '../../src/device/device.ts';
import { createHtmlResponse, type HtmlResponse } from '../html/html-response.ts';
import type { PageDocuments } from '../html/page-documents.ts';
import { documentHeaders } from '../http/security-headers.ts';
import type { KnownSite } from '../sites/site-directory.ts';

interface ClosedSite {
  readonly site: KnownSite;
  readonly device: Device;
  readonly documents: PageDocuments;
  readonly headers: readonly string[];
  /** Seconds, where the registry says when to ask again. */
  readonly retryAfter: number | undefined;
  readonly cacheControl?: string;
}

/** What a site in maintenance answers: a page that runs nothing, with the time after which to come back. */
export function maintenanceResponse(closed: ClosedSite): HtmlResponse {
  const { site, device, documents, headers, retryAfter, cacheControl } = closed;
  const { body, styleSource } = documents.maintenance(site, device);
  const seconds = retryAfter ?? serverConfig.retryAfterSeconds;
  const ownHeaders = documentHeaders([...headers, 'retry-after', String(seconds)], {
    styleSource,
    services: site.shop.settings.externalServices,
  });
  return createHtmlResponse({ status: 503, headers: ownHeaders, body, ...(cacheControl && { cacheControl }) });
}
