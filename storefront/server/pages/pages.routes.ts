import { shopRouterOf, trimSignAtEnd } from '@witryna/module-schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { serverConfig } from '../../src/config.ts';
import {
  ACCOUNT_PATH,
  ERROR_PATH,
  featureOfScreen,
  ORDERS_PATH,
  paymentReturnTarget,
  RESULTS_PATH,
  screenPathOf,
} from '../../src/content/own-paths.ts';
import { addressInSite, normalPath } from '../../src/content/page-address.ts';
import { parsePageParams } from '../../src/content/page-params.ts';
import { type Device, deviceOfUserAgent } from '../../src/device/device.ts';
import type { SharedPages } from '../cdn/shared-pages.ts';
import { type FeedFiles, isFeedFile } from '../feeds/feed-files.ts';
import type { HtmlResponse } from '../html/html-response.ts';
import { sendRefusal } from '../http/error-handler.ts';
import { type InstallFiles, isInstallFile } from '../install/install-files.ts';
import { createTimeBudget, type TimeBudget } from '../registry/time-budget.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';
import { addressKind } from './address-kind.ts';
import type { FailurePages } from './failure-pages.ts';
import type { PageRequest, PageResponder, PageResponse } from './page-responder.ts';
import type { ResultsPages } from './results-pages.ts';
import type { ScreenPages } from './screen-pages.ts';

interface PagesRoutesOptions {
  readonly sites: SiteDirectory;
  readonly pages: PageResponder;
  readonly screens: ScreenPages;
  readonly results: ResultsPages;
  readonly failures: FailurePages;
  readonly feeds: FeedFiles;
  readonly install: InstallFiles;
  /** Where there is a CDN, which finds the device. */
  readonly sharedPages?: SharedPages | undefined;
  /** The wait for the registry over all that a page asks, in milliseconds. */
  readonly pageMs: number;
  /** Tells a browser what to load while the page is made. */
  readonly sendHints: (request: FastifyRequest, reply: FastifyReply, page: PageRequest) => void;
}

const NO_PARAMS = {};

/** A request for a page as it was sent. */
interface IncomingRequest {
  readonly pathname: string;
  readonly query: string;
  readonly device: Device;
  readonly budget: TimeBudget;
}

/** The catch-all route `display`: every address that nothing else answers is a page of some site. */
export const pagesRoutes = fp<PagesRoutesOptions>(
  async (app, { sites, pages, sharedPages, screens, results, failures, feeds, install, pageMs, sendHints }) => {
    const deviceOf = createDeviceCache();

    app.get('/*', async (request, reply) => {
      const { host } = request.headers;
      if (host === undefined) {
        return sendRefusal(request, reply, 400, { code: 'host-missing', language: sites.languageOf({}) });
      }
      const url = request.raw.url ?? '/';
      const mark = url.indexOf('?');
      const pathname = mark < 0 ? url : url.slice(0, mark);
      if (isFeedFile(pathname) && (await feeds.send(request, reply, pathname))) return reply;
      if (isInstallFile(pathname) && (await install.send(request, reply, pathname))) return reply;
      const kind = addressKind(pathname);
      if (kind !== 'page') return refuse(reply, kind === 'too-long' ? 414 : 404);
      const device = sharedPages?.deviceOf(request.headers) ?? deviceOf(request.headers['user-agent']);
      const query = mark < 0 ? '' : url.slice(mark + 1);
      const incoming = { pathname, query, device, budget: createTimeBudget(pageMs) };
      const found = await pageRequest(request, host, incoming).catch((error: Error) => {
        request.log.error({ err: error }, 'The sites of the shop are not known');
        return error;
      });
      if (found instanceof Error) return sendHtml(request, reply, failures.withoutSites(found, request.id, device));
      if (!found) return refuse(reply, 404);
      try {
        return await respond(request, reply, found, incoming);
      } catch (error) {
        request.log.error({ err: error, path: found.path }, 'A page failed');
        return sendHtml(request, reply, failures.ofPage(found));
      }
    });

    async function respond(
      request: FastifyRequest,
      reply: FastifyReply,
      found: PageRequest,
      incoming: IncomingRequest,
    ) {
      const { pathname, query } = incoming;
      const path = normalPath(found.path);
      if (path !== found.path) return reply.redirect(trimSignAtEnd(pathname, '/') + (query && `?${query}`), 301);
      const { site, routes, settings } = found.site.shop;
      const routed = shopRouterOf(routes).find(path);
      if (routed?.kind === 'moved') {
        const to = addressInSite(routed.to, site.basePath) + (query && `?${query}`);
        return reply.header('cache-control', 'no-cache').redirect(to, 301);
      }
      const ownPath = routed?.ownPath ?? path;
      const verification = paymentReturnTarget(ownPath);
      if (verification !== undefined) {
        const to = addressInSite(shopRouterOf(routes).pathOf(verification), site.basePath) + (query && `?${query}`);
        return reply.header('cache-control', 'no-store').redirect(to, 303);
      }
      if (ownPath === ERROR_PATH)
        return sendHtml(request, reply, await pages.plain(found, { kind: 'error-route' }, 200));
      const screen = screenPathOf(ownPath);
      const feature = ownPath === RESULTS_PATH ? 'search' : screen && featureOfScreen(screen);
      if (feature && !site.features[feature])
        return sendHtml(request, reply, await pages.plain(found, { kind: 'not-found' }, 404));
      if (ownPath === ACCOUNT_PATH && settings.account?.home === 'orders') {
        const to = addressInSite(shopRouterOf(routes).pathOf(ORDERS_PATH), site.basePath) + (query && `?${query}`);
        return reply.header('cache-control', 'no-store').redirect(to, 303);
      }
      if (ownPath === RESULTS_PATH) return sendHtml(request, reply, await results.respond(found, query));
      const form = request.headers.accept === 'application/json' ? 'view' : 'document';
      if (screen) return sendHtml(request, reply, await screens.respond(found, screen, form));
      return sendPage(request, reply, await pages.respond(found, () => sendHints(request, reply, found)));
    }

    async function pageRequest(
      request: FastifyRequest,
      host: string,
      { pathname, query, device, budget }: IncomingRequest,
    ): Promise<PageRequest | undefined> {
      const found = await sites.find(host, pathname, budget);
      if (!found) return undefined;
      const params = query === '' ? NO_PARAMS : parsePageParams(new URLSearchParams(query));
      const site = await sites.details(found.site.code, budget);
      return { site, path: found.path, params, device, id: request.id, budget };
    }
  },
  { name: 'pages-routes' },
);

function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageResponse) {
  if (page.kind === 'html') return sendHtml(request, reply, page.response);
  return reply.header('cache-control', 'no-cache').redirect(page.to, page.code);
}

/** Documents have all their headers, made once: they are sent past the framework. */
function sendHtml(request: FastifyRequest, reply: FastifyReply, response: HtmlResponse) {
  reply.hijack();
  response.send(request.raw, reply.raw);
  return reply;
}

function refuse(reply: FastifyReply, status: number) {
  return reply.code(status).type('text/plain; charset=utf-8').send(serverConfig.blockedText);
}

/** The device of a user agent, detected once for each. */
function createDeviceCache(): (userAgent: string | undefined) => Device {
  const known = new Map<string, Device>();
  return (userAgent = '') => {
    const device = known.get(userAgent);
    if (device) return device;
    const found = deviceOfUserAgent(userAgent);
    if (known.size >= serverConfig.rememberedAgents) known.clear();
    known.set(userAgent, found);
    return found;
  };
}
