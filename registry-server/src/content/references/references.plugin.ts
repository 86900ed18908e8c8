import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { indexOlderPages } from './index-older-pages.ts';
import { brokenAnswers, brokenQuery, usagesAnswers, usagesQuery } from './references.schema.ts';
import { createReferences, type References } from './references.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly references: References;
  }
}

/** Where everything is used, and what is pointed at and is not there. */
export const referencesPlugin = fp(
  async (app: App) => {
    const references = createReferences(app.db, app.sites);
    app.decorate('references', references);

    app.addHook('onListen', async () => {
      // Lists lack the pages of before meanwhile; what fails is tried again at the next start.
      void indexOlderPages(app.db).catch((error: unknown) => app.log.warn(error, 'references of pages'));
    });

    app.get(
      '/staff/references',
      {
        config: { access: 'staff:viewer', apiScope: 'content:read' },
        schema: {
          tags: ['pages'],
          summary: 'Where something is used',
          description:
            'Pages whose draft or published state points at it, sites that have the snippet as header or footer, what of the catalogue shows the file or stands in the category, sections that editors have saved. `site` narrows to the pages of one; slugs of articles and snippets belong to one.',
          querystring: usagesQuery,
          response: usagesAnswers,
        },
      },
      async (request) => {
        const { kind, key, site, page, pageSize } = request.query;
        const siteId = site === undefined ? undefined : app.sites.require(site).id;
        return { ...(await references.usagesOf({ kind, key, siteId }, { page, pageSize })), page, pageSize };
      },
    );

    app.get(
      '/staff/references/broken',
      {
        config: { access: 'staff:viewer', apiScope: 'content:read' },
        schema: {
          tags: ['pages'],
          summary: 'Published pages that point at what is not there',
          description:
            'A product that was withdrawn, a deleted file, a page or snippet without publication. Shoppers see the page without it.',
          querystring: brokenQuery,
          response: brokenAnswers,
        },
      },
      async (request) => {
        const { site, page, pageSize } = request.query;
        const only = site === undefined ? undefined : app.sites.require(site);
        return { ...(await references.findBroken({ page, pageSize }, only)), page, pageSize };
      },
    );
  },
  { name: 'references', dependencies: ['sites', 'identity'] },
);
