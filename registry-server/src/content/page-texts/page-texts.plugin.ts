import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { summaryOfPage } from '../pages/index.ts';
import { pageTextsAnswers, pageTextsQuery } from './page-texts.schema.ts';
import { createPageTextsStore } from './page-texts.store.ts';

/** Words found in the texts of all pages. */
export const pageTextsPlugin = fp(
  async (app: App) => {
    const texts = createPageTextsStore(app.db);

    app.get(
      '/staff/page-texts',
      {
        config: { access: 'staff:viewer', apiScope: 'content:read' },
        schema: {
          tags: ['pages'],
          summary: 'Find words in the texts of all drafts',
          description:
            'Texts that people read: of modules, of content, titles and descriptions; no keys, addresses and choices. Any space in them matches an ordinary one. A search that begins or ends with a space finds it as well.',
          querystring: pageTextsQuery,
          response: pageTextsAnswers,
        },
      },
      async (request) => {
        const { search, matchCase, wholeWords, site } = request.query;
        const siteId = site === undefined ? undefined : app.sites.require(site).id;
        const { items, isWhole } = await texts.find({ search, matchCase, wholeWords, siteId });
        return { items: items.map(({ page, texts: found }) => ({ page: summaryOfPage(page), texts: found })), isWhole };
      },
    );
  },
  { name: 'page-texts', dependencies: ['sites', 'identity'] },
);
