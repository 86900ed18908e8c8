import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { requireFeature, type Site } from '../content/sites/index.ts';
import type { App } from '../fastify-app.ts';
import { sendWhole } from '../http/answer-schema.ts';
import { TAGGED_RESPONSES } from '../http/entity-tags.plugin.ts';
import { createArticleIndexes } from './articles/article-indexes.ts';
import { findResults } from './find-results.ts';
import { type QuickAnswer, searchAtSynerise, searchHere } from './quick-search.ts';
import { type QuickQuery, quickQuerySchema, searchQuerySchema, suggestionsQuerySchema } from './results.schema.ts';
import { searchAnswerSchema } from './search-answer.schema.ts';
import { withinLimits } from './site-limits.ts';
import { popularHere, suggestFor } from './suggestions.ts';
import { quickAnswerSchema, suggestionsAnswerSchema } from './suggestions-answer.schema.ts';

const tags = ['search'];
const config = { access: 'public', hasEntityTag: true } as const;
/** What is found depends on the site, and prices on the moment. */
const HEADERS = { 'cache-control': 'no-cache', vary: 'X-Site, Store' } as const;
const error = { $ref: 'Error#' } as const;
const refusals = {
  ...TAGGED_RESPONSES,
  404: error,
  422: error,
  503: error,
} as const;

/** Searching for channels without GraphQL: `GET /search`, `/search/suggestions`, `/core/search`, `/synerise/search`. */
export const resultsPlugin = fp(
  async (app: App) => {
    const indexes = createArticleIndexes(app.db);
    const articles = { indexes, media: app.media, pages: app.pages };
    const unsubscribe = app.events.subscribe((change) => indexes.follow(change));
    app.addHook('onClose', async () => unsubscribe());

    const searchedSite = ({ headers }: FastifyRequest): Site => {
      const site = app.sites.resolve(headers);
      requireFeature(site, 'search');
      return site;
    };
    app.get(
      '/search',
      {
        config,
        schema: {
          tags,
          summary: 'Results by group, with the entities and product filters they need',
          querystring: searchQuerySchema,
          response: { ...refusals, 200: { ...refusals[200], ...searchAnswerSchema } },
        },
        serializerCompiler: sendWhole,
      },
      async (request, reply) => {
        const site = searchedSite(request);
        const query = withinLimits(request, site, request.query);
        return reply.headers(HEADERS).send(await findResults(app, articles, site, query));
      },
    );
    app.get(
      '/search/suggestions',
      {
        config,
        schema: {
          tags,
          summary: 'What a phrase that is being typed may become; without one what is popular',
          querystring: suggestionsQuerySchema,
          response: { ...refusals, 200: { ...refusals[200], ...suggestionsAnswerSchema } },
        },
        serializerCompiler: sendWhole,
      },
      async (request, reply) => {
        const site = searchedSite(request);
        const { q = '' } = request.query;
        if (q.trim() === '') return reply.headers(HEADERS).send(await popularHere(app, site));
        const { q: phrase } = withinLimits(request, site, { q });
        return reply.headers(HEADERS).send(await suggestFor(app, articles, site, phrase));
      },
    );

    const quick = (search: (app: App, site: Site, query: QuickQuery) => Promise<QuickAnswer>) => {
      return async (request: FastifyRequest, reply: FastifyReply) => {
        const site = searchedSite(request);
        const answer = await search(app, site, withinLimits(request, site, request.query as QuickQuery));
        return reply.headers(HEADERS).send(answer);
      };
    };
    const quickRoute = (summary: string) => ({
      config,
      schema: {
        tags,
        summary,
        querystring: quickQuerySchema,
        response: { ...refusals, 200: { ...refusals[200], ...quickAnswerSchema } },
      },
      serializerCompiler: sendWhole,
    });
    app.get('/core/search', quickRoute('Products, categories and phrases'), quick(searchHere));
    app.get('/synerise/search', quickRoute('Products, as Synerise finds them'), quick(searchAtSynerise));
  },
  {
    name: 'results',
    dependencies: [
      'access',
      'catalog',
      'error-handler',
      'events',
      'media',
      'pages',
      'search',
      'searched-phrases',
      'sites',
      'synerise',
    ],
  },
);
