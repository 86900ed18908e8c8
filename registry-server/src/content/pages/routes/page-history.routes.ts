import { migratePage } from '@witryna/module-schemas';
import { staffOf } from '../../../access.ts';
import type { App } from '../../../fastify-app.ts';
import { pagingSchema } from '../../../http/paging.ts';
import { revisionAnswer } from '../page-answers.ts';
import { pageAnswers, pageIdParams, restoreBody, revisionParams } from '../pages.schema.ts';
import type { PagePreview } from './page-preview.ts';
import { requirePage } from './require-page.ts';

const tags = ['pages'];

/** Earlier states of pages. */
export function pageHistoryRoutes(app: App, { forEditing }: PagePreview): void {
  const { pages } = app;

  app.get(
    '/staff/pages/:id/revisions',
    {
      config: { access: 'staff:viewer', apiScope: 'content:read' },
      schema: {
        tags,
        summary: 'History of a page',
        params: pageIdParams,
        querystring: pagingSchema,
        response: pageAnswers.revisions,
      },
    },
    async (request) => {
      const page = await requirePage(app, request.params.id);
      const { items, total } = await pages.listRevisions(page.id, request.query);
      return { ...request.query, total, items: items.map((revision) => revisionAnswer(revision, page)) };
    },
  );

  app.get(
    '/staff/pages/:id/revisions/:revisionId',
    {
      config: { access: 'staff:viewer', apiScope: 'content:read' },
      schema: { tags, summary: 'An earlier state', params: revisionParams, response: pageAnswers.revision },
    },
    async (request) => {
      const { id, revisionId } = request.params;
      return { document: migratePage(await pages.readRevision(id, revisionId)) };
    },
  );

  app.post(
    '/staff/pages/:id/restore',
    {
      config: { access: 'staff:editor', auditValues: ['version', 'revisionId'] },
      schema: {
        tags,
        summary: 'Make an earlier state the draft',
        params: pageIdParams,
        body: restoreBody,
        response: pageAnswers.restored,
      },
    },
    async (request) => forEditing(await pages.restore(request.params.id, request.body, staffOf(request).name)),
  );
}
