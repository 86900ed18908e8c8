import { shopRouterOf } from '@witryna/module-schemas';
import { serverConfig } from '../../src/config.ts';
import type { ScreenPath } from '../../src/content/own-paths.ts';
import { addressInSite } from '../../src/content/page-address.ts';
import { cacheControlOf } from '../../src/content/private-paths.ts';
import type { ScreenView } from '../../src/content/view.ts';
import type { Device } from '../../src/device/device.ts';
import '../../src/i18n/all-languages.ts';
import { screenTitleOf } from '../../src/i18n/screen-texts.ts';
import { createHtmlResponse, type HtmlResponse } from '../html/html-response.ts';
import type { PageDocuments } from '../html/page-documents.ts';
import { documentHeaders, secretPageHeaders } from '../http/security-headers.ts';
import type { RegistryPage } from '../registry/answer-cache.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { KnownSite } from '../sites/site-directory.ts';
import { maintenanceResponse } from './maintenance-response.ts';
import type { PageRequest } from './page-responder.ts';
import { loadSurroundings } from './surroundings.ts';

/** The screens of the shop's own, inside of the page at their address, else with the header and footer of the site. */
export interface ScreenPages {
  respond(request: PageRequest, path: ScreenPath, form: ScreenForm): Promise<HtmlResponse>;
}

/** A whole document; or the view alone as JSON, for an app that goes there without a document. */
export type ScreenForm = 'document' | 'view';

interface ScreenPagesOptions {
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
 * Where nobody begins to buy while a site is in maintenance. Whoever comes back from a bank, or asks about an order or an
 * account, still finds it.
 */
const CLOSED_IN_MAINTENANCE: ReadonlySet<ScreenPath> = new Set<ScreenPath>(['/cart', '/cart/:items', '/checkout']);

type ScreenWithTitle = Omit<ScreenView, 'surroundings'>;

/** `/account/order` of `/account/order/:number`. */
const withoutParameter = (path: string) => path.replace(/\/:[a-z]+$/, '');

/**
 * No browser and no proxy stores them, since their addresses hold secrets; the documents themselves hold none,
 * and the few there are stay here as rendered while what stands around them is the same.
 */
export function createScreenPages({ registry, documents, headers }: ScreenPagesOptions): ScreenPages {
  const rendered = new Map<string, Rendered>();
  const secretHeaders = secretPageHeaders(headers);

  function documentParts(
    site: KnownSite,
    view: ScreenWithTitle,
    surroundings: RegistryPage | undefined,
    device: Device,
  ) {
    const url = addressInSite(
      shopRouterOf(site.shop.routes).pathOf(withoutParameter(view.path)),
      site.shop.site.basePath,
    );
    const { body, styleSource } = documents.plain(site, view, surroundings, url, device);
    const services = site.shop.settings.externalServices;
    return { body, headers: documentHeaders(secretHeaders, { styleSource, services }) };
  }

  function viewParts(view: ScreenWithTitle, surroundings: RegistryPage | undefined) {
    const facts = JSON.stringify(view);
    const body = surroundings
      ? [Buffer.from(`${facts.slice(0, -1)},"surroundings":`), surroundings.json, Buffer.from('}')]
      : [Buffer.from(facts)];
    return { body, headers: secretHeaders, contentType: 'application/json; charset=utf-8' };
  }

  return {
    async respond({ site, device, budget }, path, form) {
      // What stands behind the path of a screen is read in the browser: the page is the same for all of them.
      const address = shopRouterOf(site.shop.routes).pathOf(withoutParameter(path));
      const { code, language } = site.shop.site;
      const screen = { code, path: address, budget, hasFrame: path !== '/checkout' };
      const { surroundings, isOwnPage, closed } = await loadSurroundings(registry, screen);
      if (closed && CLOSED_IN_MAINTENANCE.has(path)) {
        const { retryAfter } = closed;
        const cacheControl = cacheControlOf(path);
        return maintenanceResponse({ site, device, documents, headers: secretHeaders, retryAfter, cacheControl });
      }
      const key = `${code} ${device} ${path} ${form}`;
      const state = `${site.shopTag} ${surroundings?.etag}`;
      const known = rendered.get(key);
      if (known?.state === state) return known.response;
      const title = screenTitleOf(language, path);
      const view: ScreenWithTitle = { kind: 'screen', path, title, ...(isOwnPage && { isOwnPage }) };
      const made = form === 'view' ? viewParts(view, surroundings) : documentParts(site, view, surroundings, device);
      const parts = { ...made, status: 200, cacheControl: cacheControlOf(path) };
      if (!surroundings?.etag) return createHtmlResponse(parts);
      const response = createHtmlResponse({ ...parts, onGrow: () => {} });
      if (rendered.size >= serverConfig.renderedScreens) rendered.clear();
      rendered.set(key, { state, response });
      return response;
    },
  };
}
