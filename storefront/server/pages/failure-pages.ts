import { addressInSite } from '../../src/content/page-address.ts';
import type { Device } from '../../src/device/device.ts';
import { serverSentence } from '../../src/i18n/server-sentences.ts';
import { createHtmlResponse, type HtmlResponse } from '../html/html-response.ts';
import type { PageDocuments, PlainViewKind } from '../html/page-documents.ts';
import { documentHeaders } from '../http/security-headers.ts';
import { unreachableFailure } from '../registry/registry-client.ts';
import { type KnownSite, SitesUnavailable } from '../sites/site-directory.ts';
import { failureHeaders, type PageRequest } from './page-responder.ts';

/** Pages for failures before any page of the shop could be rendered; they request nothing. */
export interface FailurePages {
  /** The response when not even the sites are known. */
  withoutSites(error: Error, requestId: string, device: Device): HtmlResponse;
  /** The response when this server itself failed at a page. */
  ofPage(request: Pick<PageRequest, 'site' | 'device' | 'id'>): HtmlResponse;
}

interface FailurePagesOptions {
  readonly documents: PageDocuments;
  /** Stands in for the site that is not known. */
  readonly fallbackSite: KnownSite;
  readonly headers: readonly string[];
  /** Told when not even the page of a failure could be made. */
  readonly onBroken: (error: unknown, requestId: string) => void;
}

type FailureKind = Extract<PlainViewKind, { kind: 'failure' }>;

export function createFailurePages(options: FailurePagesOptions): FailurePages {
  const { documents, headers } = options;

  function respond(
    site: KnownSite,
    device: Device,
    view: FailureKind & { readonly requestId: string },
    again?: number,
  ) {
    const { status, requestId } = view;
    const own = [...headers, ...failureHeaders(requestId, again)];
    try {
      const url = addressInSite('/', site.shop.site.basePath);
      const { body, styleSource } = documents.plain(site, view, undefined, url, device);
      const services = site.shop.settings.externalServices;
      return createHtmlResponse({ status, headers: documentHeaders(own, { styleSource, services }), body });
    } catch (error) {
      options.onBroken(error, requestId);
      const sentence = serverSentence(site.shop.site.language, 'internal');
      return createHtmlResponse({ status, headers: own, body: [Buffer.from(bareDocument(sentence, requestId))] });
    }
  }

  return {
    withoutSites(error, requestId, device) {
      const { status, code, retryAfter } =
        error instanceof SitesUnavailable && error.status === 503
          ? { status: 503, code: 'unavailable', retryAfter: error.retryAfter }
          : unreachableFailure(error);
      return respond(options.fallbackSite, device, { kind: 'failure', status, code, requestId }, retryAfter);
    },
    ofPage: ({ site, device, id }) =>
      respond(site, device, { kind: 'failure', status: 500, code: 'internal', requestId: id }),
  };
}

/** For when nothing of the app can be rendered. The sentence is ours and the id is made here: nothing to escape. */
const bareDocument = (sentence: string, requestId: string) =>
  `<!doctype html><meta charset="utf-8"><title>${sentence}</title><p>${sentence}</p><p>${requestId}</p>`;
