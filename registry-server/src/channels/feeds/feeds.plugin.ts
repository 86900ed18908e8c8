import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createRecentArticles } from '../../content/pages/index.ts';
import { isInMaintenance, type Site } from '../../content/sites/index.ts';
import { NotFound } from '../../errors.ts';
import type { App } from '../../fastify-app.ts';
import { isUnchanged, weakTagOf } from '../../http/conditional.ts';
import { createNetworkLimit } from '../../rate-limits/index.ts';
import { TooBusy } from '../../work/bounded-queue.ts';
import { articleFeedOf, MAX_ARTICLES } from './article-feed.ts';
import { atomOf } from './atom.ts';
import { CENEO_CURRENCY } from './ceneo-feed.ts';
import { rssOf } from './rss.ts';
import { createFeedWriter } from './write-feeds.ts';

/** Readers come a few times a day; for each network. */
const LIMIT = { burst: 30, perHour: 120 };
/** Files that are written at the same time, for all readers. */
const AT_ONCE = 3;
/** For how long whoever stands between may keep a file, in seconds. */
const MAX_AGE_S = 3_600;

/** Longest number of a file: no site has more than a hundred million addresses. */
const SITEMAP_FILE = /^sitemap-([1-9]\d{0,3})\.xml$/;

/** How articles are told, by the name of the file. */
const ARTICLE_FEEDS = {
  'rss.xml': { type: 'application/rss+xml; charset=utf-8', write: rssOf },
  'atom.xml': { type: 'application/atom+xml; charset=utf-8', write: atomOf },
} as const;
type ArticleFile = keyof typeof ARTICLE_FEEDS;

const isArticleFile = (file: string): file is ArticleFile => Object.hasOwn(ARTICLE_FEEDS, file);

const params = {
  type: 'object',
  required: ['site', 'file'],
  properties: { site: { type: 'string', maxLength: 16 }, file: { type: 'string', maxLength: 40 } },
} as const;

/** What search engines, comparison sites and readers of news read: `GET /feeds/{site}/{file}`. */
export const feedsPlugin = fp(
  async (app: App) => {
    const write = createFeedWriter({
      catalog: app.catalog,
      pages: app.pages,
      sites: app.sites,
      findAlternates: app.findAlternates,
    });
    const findRecentArticles = createRecentArticles(app.pages, app.media);
    const limit = createNetworkLimit(LIMIT, app.config.limits.customerFactor);
    let running = 0;

    app.get(
      '/feeds/:site/:file',
      {
        config: { access: 'public' },
        schema: {
          tags: ['feeds'],
          summary: 'Sitemap, product feed or articles of a site',
          description:
            'Files: `sitemap.xml`, `sitemap-{n}.xml`, `products.xml` (Google), `ceneo.xml` (prices in złoty); the newest articles are `rss.xml` and `atom.xml`, with ETag and Last-Modified.',
          params,
          response: {
            304: { type: 'null', description: 'The client holds it.' },
            404: { $ref: 'Error#' },
            429: { $ref: 'Error#' },
            503: { $ref: 'Error#' },
          },
        },
      },
      async (request, reply) => {
        const { file } = request.params;
        const site = app.sites.find(request.params.site);
        if (!site || isInMaintenance(site)) throw new NotFound('not-found/address', { slug: file });
        if (isArticleFile(file)) return sendArticles(request, reply, site, file);
        const body = await open(site, file);
        if (!body) throw new NotFound('not-found/address', { slug: file });
        return send(request, reply, body);
      },
    );

    /** The pieces of a file; undefined where the site has none of this name. */
    async function open(site: Site, file: string) {
      if (file === 'sitemap.xml') return write.sitemap(site);
      if (file === 'products.xml') return write.products(site);
      if (file === 'ceneo.xml') {
        if (site.currency !== CENEO_CURRENCY) return undefined;
        const { handlingDays } = await app.delivery.settings(site);
        return write.ceneo(site, handlingDays);
      }
      const number = Number(SITEMAP_FILE.exec(file)?.[1] ?? 0);
      const isThere = number > 0 && number <= (await write.countFiles(site));
      return isThere ? write.sitemapFile(site, number) : undefined;
    }

    /** Short, and asked for again and again: a client that holds it is told so, and nobody keeps it for a time. */
    async function sendArticles(request: FastifyRequest, reply: FastifyReply, site: Site, file: ArticleFile) {
      limit(request);
      const { type, write: writeArticles } = ARTICLE_FEEDS[file];
      const feed = articleFeedOf(site, await findRecentArticles(site.id, MAX_ARTICLES), file);
      const body = writeArticles(feed);
      const etag = weakTagOf(body);
      // Without an article there is no such moment; a reader that had some has to learn that they are gone.
      const changedAt = feed.entries.length > 0 ? feed.changedAt : undefined;
      reply.header('cache-control', 'no-cache').header('etag', etag);
      if (changedAt) reply.header('last-modified', changedAt.toUTCString());
      if (isUnchanged({ etag, changedAt }, request.headers)) return reply.code(304).send();
      return reply.type(type).send(body);
    }

    function send(request: FastifyRequest, reply: FastifyReply, pieces: AsyncGenerator<string>) {
      limit(request);
      if (running >= AT_ONCE) throw new TooBusy();
      running += 1;
      const stream = Readable.from(pieces, { objectMode: false }).once('close', () => {
        running -= 1;
      });
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', `public, max-age=${MAX_AGE_S}`)
        .send(stream);
    }
  },
  { name: 'feeds', dependencies: ['pages', 'catalog', 'sites', 'media', 'delivery'] },
);
