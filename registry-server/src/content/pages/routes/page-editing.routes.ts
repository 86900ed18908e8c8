import { emptyPage } from '@witryna/module-schemas';
import { staffOf } from '../../../access.ts';
import type { App } from '../../../fastify-app.ts';
import { readSlug } from '../page-address.ts';
import { listedAnswer, summaryOf } from '../page-answers.ts';
import { draftBody, movePageBody, newPageBody, pageAnswers, pageIdParams, pageListQuery } from '../pages.schema.ts';
import { readDocument } from '../read-document.ts';
import type { PagePreview } from './page-preview.ts';
import { requirePage, requireUnused } from './require-page.ts';

const tags = ['pages'];

/** Lists of pages, their drafts and addresses. */
export function pageEditingRoutes(app: App, { forEditing }: PagePreview): void {
  const { pages } = app;

  app.get(
    '/staff/pages',
    {
      config: { access: 'staff:viewer', apiScope: 'content:read' },
      schema: {
        tags,
        summary: 'Pages by search, type, status',
        querystring: pageListQuery,
        response: pageAnswers.list,
      },
    },
    async (request) => {
      const { site, mine, answered, requested, ...query } = request.query;
      const siteId = site === undefined ? undefined : app.sites.require(site).id;
      const { items, total } = await pages.list({
        ...query,
        ...(siteId !== undefined && { siteId }),
        ...(requested === 'returned-to-me' ? { returnedTo: staffOf(request).id } : requested && { requested }),
        ...(mine && { by: staffOf(request).name }),
        ...(answered && { answeredFor: staffOf(request).id }),
      });
      return { items: items.map(listedAnswer), total, page: query.page, pageSize: query.pageSize };
    },
  );

  app.post(
    '/staff/pages',
    {
      config: { access: 'staff:editor', auditValues: ['site', 'type', 'urlPath', 'isTemplate'] },
      schema: { tags, summary: 'Create a page', body: newPageBody, response: pageAnswers.created },
    },
    async (request, reply) => {
      const { site, type, title, urlPath, isTemplate, document, translationGroup } = request.body;
      const input = document ? { ...document, title } : emptyPage(type, title);
      const home = app.sites.require(site);
      const page = await pages.create(
        {
          siteId: home.id,
          type,
          slug: readSlug(urlPath, home, app.sites, { type, isTemplate }),
          isTemplate,
          translationGroup,
          document: readDocument(input, type),
        },
        staffOf(request).name,
      );
      return reply.status(201).send(await forEditing(page));
    },
  );

  app.get(
    '/staff/pages/:id',
    {
      config: { access: 'staff:viewer', apiScope: 'content:read' },
      schema: { tags, summary: 'A page to edit', params: pageIdParams, response: pageAnswers.opened },
    },
    async (request) => forEditing(await requirePage(app, request.params.id)),
  );

  app.put(
    '/staff/pages/:id/draft',
    {
      config: { access: 'staff:editor', auditValues: ['version'] },
      schema: {
        tags,
        summary: 'Save the draft, valid or not',
        params: pageIdParams,
        body: draftBody,
        response: pageAnswers.saved,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { version, document } = request.body;
      const read = readDocument(document, (await requirePage(app, id)).type);
      const saved = await pages.saveDraft(id, { version, document: read }, staffOf(request).name);
      const faults = await pages.findFaults(saved, read);
      return { version: saved.version, savedAt: saved.updatedAt.toISOString(), faults };
    },
  );

  app.patch(
    '/staff/pages/:id',
    {
      config: { access: 'staff:editor', auditValues: ['version', 'urlPath'] },
      schema: {
        tags,
        summary: 'Move a page to another address',
        params: pageIdParams,
        body: movePageBody,
        response: pageAnswers.changed,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { version, urlPath } = request.body;
      const page = await requirePage(app, id);
      if (urlPath === undefined) return summaryOf(page);
      const slug = readSlug(urlPath, app.sites.require(page.site), app.sites, page);
      // Others place a snippet by its address, and no redirect leads them on.
      if (page.type === 'snippet' && slug !== page.slug) await requireUnused(app, page);
      return summaryOf(await pages.move(id, { version, slug }, staffOf(request).name));
    },
  );

  app.delete(
    '/staff/pages/:id',
    {
      config: { access: 'staff:publisher' },
      schema: { tags, summary: 'Delete an unpublished page', params: pageIdParams, response: pageAnswers.removed },
    },
    async (request, reply) => {
      const page = await pages.find(request.params.id);
      if (page && page.publishedRevisionId === null) await requireUnused(app, page);
      await pages.remove(request.params.id);
      return reply.status(204).send(null);
    },
  );
}
