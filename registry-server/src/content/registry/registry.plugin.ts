import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { errorSentence } from '../../error-messages/error-messages.ts';
import { shopLanguageOf } from '../../error-messages/language.ts';
import type { App } from '../../fastify-app.ts';
import { isHeld } from '../../http/conditional.ts';
import { SECURITY_HEADERS } from '../../http/security-headers.ts';
import { isInMaintenance, MAINTENANCE_RETRY_SECONDS, type Site } from '../sites/index.ts';
import { isAcceptableOldAddress, slugOf, urlPathOf } from '../slug.ts';
import { createAnswerMemory } from './answer-cache.ts';
import { readListingParams } from './answer-params.ts';
import { type BuiltAnswer, encodingFor } from './encoded-response.ts';
import { AddressInvalid, AddressNotFound } from './registry.errors.ts';
import { type Answered, createRegistryAnswers } from './registry-answers.ts';
import { createAddressResolver } from './resolve-address.ts';

/** Nobody between keeps a refusal longer than it holds, nor gives it to the readers of another site. */
const REFUSAL_HEADERS = { 'cache-control': 'no-cache', vary: 'X-Site, Store' } as const;

/** What few ask for, or what was asked for in other words, is nothing to keep. */
const NOT_KEPT_HEADERS = { 'cache-control': 'no-store' } as const;

const error = { $ref: 'Error#' };
const answerSchemas = {
  200: {
    type: 'object',
    description: 'The content page with everything it refers to.',
    required: ['data', 'meta'],
    properties: { data: {}, meta: {} },
  },
  304: { type: 'null', description: 'The client holds it.' },
  404: error,
  410: {
    type: 'object',
    description: 'Moved.',
    required: ['code', 'message', 'redirectTo', 'redirectionCode'],
    properties: {
      code: { type: 'string' },
      message: { type: 'string' },
      redirectTo: { type: 'string' },
      redirectionCode: { type: 'integer' },
    },
  },
  503: error,
};

/** Sends a built answer, or the news that the client holds it already. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: BuiltAnswer, isKept = true): FastifyReply {
  const { headers } = request.raw;
  const own = isKept ? {} : NOT_KEPT_HEADERS;
  const taken = encodingFor(headers['accept-encoding']);
  // The answer is there in what its client takes: kept ones in every encoding, one of a single use in its own.
  const body = answer.bodies[taken] ?? answer.bodies.identity;
  if (isHeld(answer.etag, headers['if-none-match']))
    return reply.code(304).headers(answer.notModified).headers(own).send();
  return reply
    .headers(answer.headers[taken] ?? answer.headers.identity)
    .headers(own)
    .send(body);
}

/** What readers get: `GET /registry/{slug}`. */
export const registryPlugin = fp(
  async (app: App) => {
    const memory = createAnswerMemory(app.config.limits.answersBytes);
    const answers = createRegistryAnswers({
      memory,
      resolveAddress: createAddressResolver({
        pages: app.pages,
        redirects: app.redirects,
        catalog: app.catalog,
        schedules: app.pageSchedules,
      }),
      loadRelated: app.loadRelated,
      hiddenAddresses: () => app.catalog.hiddenAddresses(),
      findAlternates: app.findAlternates,
    });
    app.events.subscribe(({ tags }) => memory.drop(tags));

    function refuseInMaintenance(site: Site, reply: FastifyReply): FastifyReply | undefined {
      if (!isInMaintenance(site)) return undefined;
      return reply
        .code(503)
        .headers(SECURITY_HEADERS)
        .header('retry-after', String(MAINTENANCE_RETRY_SECONDS))
        .send({ code: 'maintenance', message: errorSentence('maintenance', shopLanguageOf(site)) });
    }

    /** Sends what was found; gives what was not. */
    function sendAnswered(request: FastifyRequest, reply: FastifyReply, site: Site, answered: Answered) {
      if ('answer' in answered) return sendAnswer(request, reply, answered.answer, answered.isKept);
      const { validUntil } = answered;
      reply.headers({ ...REFUSAL_HEADERS, ...(validUntil && { 'x-valid-until': validUntil.toISOString() }) });
      if (answered.kind !== 'redirect') return undefined;
      return reply
        .code(410)
        .headers(SECURITY_HEADERS)
        .send({
          code: 'gone',
          message: errorSentence('gone', shopLanguageOf(site)),
          redirectTo: answered.target,
          redirectionCode: answered.code,
        });
    }

    async function sendCold(request: FastifyRequest, reply: FastifyReply, site: Site, slug: string, query: string) {
      const encoding = encodingFor(request.raw.headers['accept-encoding']);
      const answered = await answers.answer(site, slug, readListingParams(query), encoding);
      const sent = sendAnswered(request, reply, site, answered);
      if (sent) return sent;
      throw slug === '' || isAcceptableOldAddress(slug) ? new AddressNotFound(slug) : new AddressInvalid();
    }

    app.get(
      '/registry/*',
      {
        config: { access: 'public', hasOwnHeaders: true },
        schema: {
          tags: ['registry'],
          summary: 'A published address',
          description:
            'Site by X-Site, else Store, else Host and base path: the longest that the address begins with, which is cut off. Listing types take the parameters page, per-page, sort and those of filters: skinType, application, line, brand, colour, size, certification, flags, inStock=1, price-from, price-to (main unit), each as often as it has values, 20 at most. What the page without parameters does not offer in its facets is ignored, and such an answer, like one with more than one filter, says no-store.',
          response: answerSchemas,
        },
      },
      (request, reply) => {
        const asked = urlPathOf((request.params as { '*': string })['*']);
        const { site, path } = app.sites.resolvePath(request.raw.headers, asked);
        const slug = slugOf(path);
        const url = request.raw.url ?? '';
        const queryAt = url.indexOf('?');
        const hot = queryAt === -1 ? answers.get(site, slug) : undefined;
        const refused = refuseInMaintenance(site, reply);
        if (refused) return refused;
        if (hot) return sendAnswer(request, reply, hot);
        return sendCold(request, reply, site, slug, queryAt === -1 ? '' : url.slice(queryAt + 1));
      },
    );

    app.get(
      '/site-frame',
      {
        config: { access: 'public', hasOwnHeaders: true },
        schema: {
          tags: ['registry'],
          summary: 'What stands around screens of the shop’s own',
          description:
            'Site as for `/registry`. A page without a main part: the header and footer that the site names, and where it names none, that of its home page.',
          response: answerSchemas,
        },
      },
      async (request, reply) => {
        const site = app.sites.resolve(request.raw.headers);
        const refused = refuseInMaintenance(site, reply);
        if (refused) return refused;
        const sent = sendAnswered(request, reply, site, await answers.frame(site));
        if (!sent) throw new AddressNotFound('');
        return sent;
      },
    );
  },
  { name: 'registry', dependencies: ['pages', 'redirects', 'events', 'schedules'] },
);
