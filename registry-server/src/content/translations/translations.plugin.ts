import fp from 'fastify-plugin';
import { staffOf } from '../../access.ts';
import type { App } from '../../fastify-app.ts';
import { summaryOfPage } from '../pages/index.ts';
import { copyBody, linkBody, listQuery, pageParams, translationAnswers, versionParams } from './translations.schema.ts';
import { createTranslationsStore } from './translations.store.ts';
import { createTranslations } from './translations.ts';

const tags = ['pages'];
const url = '/staff/pages/:id/translations';

/** Pages in the languages of the shop: `/staff/pages/{id}/translations`, `GET /staff/translations`. */
export const translationsPlugin = fp(
  async (app: App) => {
    const { sites } = app;
    const store = createTranslationsStore(app.db);
    const translations = createTranslations({ store, pages: app.pages, sites });

    async function answerOf(id: number) {
      const { isByAddress, versions } = await translations.versionsOf(id);
      const items = versions.map(({ site, page, sourceChangedAt, ...state }) => ({
        ...state,
        site: site.code,
        name: site.name,
        language: site.language,
        ...(page && { page: summaryOfPage(page) }),
        ...(sourceChangedAt && { sourceChangedAt: sourceChangedAt.toISOString() }),
      }));
      return { isByAddress, versions: items };
    }

    app.get(
      url,
      {
        config: { access: 'staff:viewer', apiScope: 'content:read' },
        schema: {
          tags,
          summary: 'Versions of a page on the sites of the shop',
          params: pageParams,
          response: translationAnswers.versions,
        },
      },
      async ({ params }) => answerOf(params.id),
    );

    app.post(
      url,
      {
        config: { access: 'staff:editor', auditValues: ['site', 'urlPath'] },
        schema: {
          tags,
          summary: 'Create the version of a site as a draft',
          description:
            'The modules and texts of the draft; what it points at is replaced by its version on the other site, where there is one.',
          params: pageParams,
          body: copyBody,
          response: translationAnswers.copied,
        },
      },
      async (request, reply) => {
        const { site, title, urlPath } = request.body;
        const { id } = request.params;
        const page = await translations.createCopy(id, sites.require(site), { title, urlPath }, staffOf(request).name);
        return reply.status(201).send(summaryOfPage(page));
      },
    );

    app.put(
      `${url}/:site`,
      {
        config: { access: 'staff:editor', auditValues: ['pageId'] },
        schema: {
          tags,
          summary: 'Make a page of another site the version of this one',
          params: versionParams,
          body: linkBody,
          response: translationAnswers.changed,
        },
      },
      async ({ params: { id, site }, body: { pageId } }) => {
        await translations.link(id, sites.require(site), pageId);
        return answerOf(id);
      },
    );

    app.delete(
      `${url}/:site`,
      {
        config: { access: 'staff:editor' },
        schema: {
          tags,
          summary: 'Part the version of a site from the others; the page itself stays',
          params: versionParams,
          response: translationAnswers.changed,
        },
      },
      async ({ params: { id, site } }) => {
        await translations.unlink(id, sites.require(site));
        return answerOf(id);
      },
    );

    app.post(
      `${url}/confirm`,
      {
        config: { access: 'staff:editor' },
        schema: {
          tags,
          summary: 'Say that this version tells what its source tells',
          params: pageParams,
          response: translationAnswers.changed,
        },
      },
      async ({ params: { id } }) => {
        await translations.confirm(id);
        return answerOf(id);
      },
    );

    app.get(
      '/staff/translations',
      {
        config: { access: 'staff:viewer', apiScope: 'content:read' },
        schema: {
          tags,
          summary: 'Pages of a site that another lacks, or has outdated versions of',
          querystring: listQuery,
          response: translationAnswers.list,
        },
      },
      async ({ query: { site, from, state, type, page, pageSize } }) => {
        const [siteId, fromId] = [sites.require(site).id, sites.require(from).id];
        const { items, total } = await translations.list({ siteId, fromId, state, type, page, pageSize });
        return {
          items: items.map(({ page: row, version }) => ({
            page: summaryOfPage(row),
            ...(version && { version: summaryOfPage(version) }),
          })),
          total,
          page,
          pageSize,
        };
      },
    );
  },
  { name: 'translations', dependencies: ['pages', 'sites'] },
);
