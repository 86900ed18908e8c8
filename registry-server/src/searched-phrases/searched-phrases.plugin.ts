import { isSafeHref } from '@witryna/module-schemas';
import fp from 'fastify-plugin';
import type { App } from '../fastify-app.ts';
import { FieldInvalid } from '../http/field-invalid.ts';
import { createPhraseCounter, type RecordedSearch } from './phrase-counter.ts';
import { phraseListSchema, phrasesQuery, searchRedirectBody, synonymsBody } from './searched-phrases.schema.ts';
import { createSearchedPhrasesStore, deletePhrasesOlderThan } from './searched-phrases.store.ts';

const tags = ['search'];
const FLUSH_MS = 30_000;
const error = { $ref: 'Error#' } as const;
const done = { 204: { type: 'null' }, 422: error } as const;

/** What shoppers search for, counted, and what staff make of it. */
export interface SearchedPhrases {
  /** Counts a search; nothing that looks like somebody's address or number is kept. */
  record(search: RecordedSearch): void;
  /** Where a phrase leads in place of results. */
  findRedirect(siteId: number, phrase: string): Promise<string | undefined>;
  /** Writes what was counted since. */
  flush(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly searchedPhrases: SearchedPhrases;
  }
}

/** Phrases that were searched for: `/staff/search/phrases`, `/staff/search/synonyms`, `/staff/search/redirects`. */
export const searchedPhrasesPlugin = fp(
  async (app: App) => {
    const store = createSearchedPhrasesStore(app.db);
    const counter = createPhraseCounter(store);
    const { record, flush } = counter;
    app.decorate('searchedPhrases', { record, flush, findRedirect: store.findRedirect });
    const write = () => flush().catch((cause: unknown) => app.log.error({ err: cause }, 'phrases were not counted'));
    const timer = setInterval(() => void write(), FLUSH_MS).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await write();
    });

    app.retention.add('search-phrases', (before) => deletePhrasesOlderThan(app.db, before));

    app.get(
      '/staff/search/phrases',
      {
        config: { access: 'staff:viewer' },
        schema: {
          tags,
          summary: 'What shoppers searched for, the most frequent first',
          querystring: phrasesQuery,
          response: { 200: phraseListSchema },
        },
      },
      async ({ query: { site, search, results, page, pageSize } }) => {
        await flush();
        const siteId = site === undefined ? undefined : app.sites.require(site).id;
        const asked = { siteId, search, withoutResults: results === 'none', page, pageSize };
        const { items, total } = await store.list(asked);
        const codes = new Map(app.sites.all.map(({ id, code }) => [id, code]));
        return {
          items: items.map(({ siteId: of, written, uses, results: found, lastSeenAt, means, target }) => ({
            site: codes.get(of) ?? '',
            phrase: written,
            uses,
            results: found,
            lastSeenAt: lastSeenAt.toISOString(),
            means: [...means],
            ...(target !== null && { to: target }),
          })),
          total,
          page,
          pageSize,
        };
      },
    );

    app.put(
      '/staff/search/synonyms',
      {
        config: { access: 'staff:publisher', auditValues: ['phrase', 'means'] },
        schema: { tags, summary: 'What is looked for as well as a phrase', body: synonymsBody, response: done },
      },
      async ({ body }, reply) => {
        await store.setSynonyms(
          body.phrase.trim(),
          body.means.map((words) => words.trim()),
        );
        return reply.status(204).send(null);
      },
    );

    app.put(
      '/staff/search/redirects',
      {
        config: { access: 'staff:publisher', auditValues: ['site', 'phrase', 'to'] },
        schema: { tags, summary: 'Where a phrase leads in place of results', body: searchRedirectBody, response: done },
      },
      async ({ body }, reply) => {
        const to = body.to?.trim();
        if (to !== undefined && !(to.startsWith('/') && isSafeHref(to))) {
          throw new FieldInvalid('/to', 'x-href', 'Podaj ścieżkę w sklepie, np. „/twarz/kremy”.');
        }
        await store.setRedirect(app.sites.require(body.site).id, body.phrase, to);
        return reply.status(204).send(null);
      },
    );
  },
  { name: 'searched-phrases', dependencies: ['access', 'error-handler', 'events', 'identity', 'retention', 'sites'] },
);
