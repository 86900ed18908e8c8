import { staffOf } from '../../../access.ts';
import type { App } from '../../../fastify-app.ts';
import { summaryOf } from '../page-answers.ts';
import { pageAnswers, pageIdParams, publishBody, restoreBody } from '../pages.schema.ts';
import type { PagePreview } from './page-preview.ts';
import { requireOwnPage } from './require-page.ts';

const tags = ['pages'];

/** What readers see. */
export function pagePublishingRoutes(app: App, { forEditing }: PagePreview): void {
  const { pages } = app;

  app.post(
    '/staff/pages/:id/publish',
    {
      config: { access: 'staff:publisher', auditValues: ['version'] },
      schema: {
        tags,
        summary: 'Show readers the draft',
        params: pageIdParams,
        body: publishBody,
        response: pageAnswers.changed,
      },
    },
    async (request) => {
      const { id } = await requireOwnPage(app, request.params.id);
      return summaryOf(await pages.publish(id, request.body.version, staffOf(request).name));
    },
  );

  app.post(
    '/staff/pages/:id/unpublish',
    {
      config: { access: 'staff:publisher' },
      schema: { tags, summary: 'Hide the page from readers', params: pageIdParams, response: pageAnswers.changed },
    },
    async (request) => summaryOf(await pages.unpublish(request.params.id, staffOf(request).name)),
  );

  app.post(
    '/staff/pages/:id/rollback',
    {
      config: { access: 'staff:publisher', auditValues: ['version', 'revisionId'] },
      schema: {
        tags,
        summary: 'Restore an earlier state and publish it, in one act',
        params: pageIdParams,
        body: restoreBody,
        response: pageAnswers.rolledBack,
      },
    },
    async (request) => {
      const { id } = await requireOwnPage(app, request.params.id);
      return forEditing(await pages.rollBack(id, request.body, staffOf(request).name));
    },
  );
}
