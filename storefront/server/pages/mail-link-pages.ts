import { serverConfig } from '../../src/config.ts';
import type { MailLinkPath } from '../../src/content/own-paths.ts';
import { addressInSite } from '../../src/content/page-address.ts';
import { cacheControlOf } from '../../src/content/private-paths.ts';
import { mailLinkTextsOf } from '../../src/i18n/mail-link-texts.ts';
import { createHtmlResponse, type HtmlResponse } from '../html/html-response.ts';
import type { PageDocuments } from '../html/page-documents.ts';
import { headersWithStyle, secretPageHeaders } from '../http/security-headers.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { PageRequest } from './page-responder.ts';

/** The pages that links in mails lead to, between the header and the footer of the home page. */
export interface MailLinkPages {
  respond(request: PageRequest, path: MailLinkPath): Promise<HtmlResponse>;
}

interface MailLinkPagesOptions {
  readonly registry: RegistryClient;
  readonly documents: PageDocuments;
  readonly headers: readonly string[];
}

interface Rendered {
  /** What it was made of. */
  readonly state: string;
  readonly response: HtmlResponse;
}

/**
 * No browser and no proxy stores them, since their addresses hold secrets; the documents themselves hold none,
 * and the few there are stay here as rendered while their home page is the same.
 */
export function createMailLinkPages({ registry, documents, headers }: MailLinkPagesOptions): MailLinkPages {
  const rendered = new Map<string, Rendered>();
  const secretHeaders = secretPageHeaders(headers);

  return {
    async respond({ site, device, budget }, path) {
      const { code, basePath, language } = site.shop.site;
      const home = await registry.load(code, '/', {}, budget);
      const surroundings = home.kind === 'content' ? home : undefined;
      const key = `${code} ${device} ${path}`;
      const state = `${site.shopTag} ${surroundings?.etag}`;
      const known = rendered.get(key);
      if (known?.state === state) return known.response;
      const view = { kind: 'mail-link', path, title: mailLinkTextsOf(language, path).page.title } as const;
      const { body, styleSource } = documents.plain(site, view, surroundings, addressInSite(path, basePath), device);
      const ownHeaders = headersWithStyle(secretHeaders, styleSource);
      const parts = { status: 200, headers: ownHeaders, body, cacheControl: cacheControlOf(path) };
      if (!surroundings?.etag) return createHtmlResponse(parts);
      const response = createHtmlResponse({ ...parts, onGrow: () => {} });
      if (rendered.size >= serverConfig.renderedMailLinks) rendered.clear();
      rendered.set(key, { state, response });
      return response;
    },
  };
}
