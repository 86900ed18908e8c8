import { trimSignAtEnd } from '@witryna/module-schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { serverConfig } from '../src/config.ts';
import { normalPath } from '../src/content/page-address.ts';
import { parsePageParams } from '../src/content/page-params.ts';
import { type Device, deviceOfUserAgent } from '../src/device/device.ts';
import { isMailLinkPath } from '../src/mail-links/mail-link-paths.ts';
import { ERROR_PATH } from '../src/navigation/error-path.ts';
import { addressKind } from './content-address.ts';
import { sendRefusal } from './error-answers.ts';
import type { FailurePages } from './failure-pages.ts';
import type { HtmlAnswer } from './html-answer.ts';
import type { HtmlPages, PageReply, PageRequest } from './html-pages.ts';
import type { MailLinkPages } from './mail-link-pages.ts';
import type { SiteDirectory } from './site-directory.ts';
import { createTimeBudget, type TimeBudget } from './time-budget.ts';

interface ContentRouteOptions {
  readonly sites: SiteDirectory;
  readonly pages: HtmlPages;
  readonly mailLinks: MailLinkPages;
  readonly failures: FailurePages;
  /** The wait for the registry over all that a page asks, in milliseconds. */
  readonly pageMs: number;
}

const NO_PARAMS = {};

/** A request for a page as it was sent. */
interface Asked {
  readonly pathname: string;
  readonly query: string;
  readonly device: Device;
  readonly budget: TimeBudget;
}

/** The catch-all route `display`: every address that nothing else answers is a page of some site. */
export const contentRoute = fp<ContentRouteOptions>(
  async (app, { sites, pages, mailLinks, failures, pageMs }) => {
    const deviceOf = rememberDevices();

    app.get('/*', async (request, reply) => {
      const { host } = request.headers;
      if (host === undefined) {
        return sendRefusal(request, reply, 400, { code: 'host-missing', language: sites.languageOf({}) });
      }
      const url = request.raw.url ?? '/';
      const mark = url.indexOf('?');
      const pathname = mark < 0 ? url : url.slice(0, mark);
      const kind = addressKind(pathname);
      if (kind !== 'page') return refuse(reply, kind === 'too-long' ? 414 : 404);
      const device = deviceOf(request.headers['user-agent']);
      const query = mark < 0 ? '' : url.slice(mark + 1);
      const asked = { pathname, query, device, budget: createTimeBudget(pageMs) };
      const found = await pageRequest(request, host, asked).catch((error: Error) => {
        request.log.error({ err: error }, 'The sites of the shop are not known');
        return error;
      });
      if (found instanceof Error) return sendHtml(request, reply, failures.withoutSites(found, request.id, device));
      if (!found) return refuse(reply, 404);
      try {
        return await answer(request, reply, found, asked);
      } catch (error) {
        request.log.error({ err: error, path: found.path }, 'A page failed');
        return sendHtml(request, reply, failures.ofPage(found));
      }
    });

    async function answer(request: FastifyRequest, reply: FastifyReply, found: PageRequest, asked: Asked) {
      const { pathname, query } = asked;
      const path = normalPath(found.path);
      if (path !== found.path) return reply.redirect(trimSignAtEnd(pathname, '/') + (query && `?${query}`), 301);
      if (path === ERROR_PATH) return sendHtml(request, reply, await pages.plain(found, { kind: 'error-route' }, 200));
      if (isMailLinkPath(path)) return sendHtml(request, reply, await mailLinks.answer(found, path));
      return sendReply(request, reply, await pages.answer(found));
    }

    async function pageRequest(
      request: FastifyRequest,
      host: string,
      { pathname, query, device, budget }: Asked,
    ): Promise<PageRequest | undefined> {
      const found = await sites.find(host, pathname, budget);
      if (!found) return undefined;
      const params = query === '' ? NO_PARAMS : parsePageParams(new URLSearchParams(query));
      const site = await sites.details(found.site.code, budget);
      return { site, path: found.path, params, device, id: request.id, budget };
    }
  },
  { name: 'content-route' },
);

function sendReply(request: FastifyRequest, reply: FastifyReply, answer: PageReply) {
  if (answer.kind === 'html') return sendHtml(request, reply, answer.answer);
  return reply.header('cache-control', 'no-cache').redirect(answer.to, answer.code);
}

/** Documents bring all their headers with them, made once: nothing of the framework's has to touch them. */
function sendHtml(request: FastifyRequest, reply: FastifyReply, answer: HtmlAnswer) {
  reply.hijack();
  answer.send(request.raw, reply.raw);
  return reply;
}

function refuse(reply: FastifyReply, status: number) {
  return reply.code(status).type('text/plain; charset=utf-8').send(serverConfig.blockedText);
}

/** Browsers repeat themselves: the device of a user agent is worked out once. */
function rememberDevices(): (userAgent: string | undefined) => Device {
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
