import { staffOf } from '../../access.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';
import type { App } from '../../fastify-app.ts';
import { momentSchema } from '../../http/moment.ts';
import { PageInvalid, PageNotFound, type PageRow, RevisionConflict, tagsOfPage } from '../pages/index.ts';
import { ScheduleInvalid } from './schedules.errors.ts';
import type { ScheduleRow, SchedulesStore } from './schedules.store.ts';

const params = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } } as const;

const scheduleBody = {
  type: 'object',
  additionalProperties: false,
  required: ['version'],
  properties: {
    version: { type: 'integer', minimum: 1, description: 'Of the draft that is to be published.' },
    publishAt: momentSchema,
    unpublishAt: momentSchema,
  },
} as const;

const scheduleSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    publishAt: momentSchema,
    unpublishAt: momentSchema,
    revisionId: { type: 'string' },
    isDraft: { type: 'boolean', description: 'Whether what will be published is still the draft.' },
    setBy: { type: 'string' },
    failedAt: { ...momentSchema, description: 'When it could not be published; nothing is tried again.' },
  },
} as const;

const refusals = { 404: { $ref: 'Error#' }, 409: { $ref: 'Error#' }, 422: { $ref: 'Error#' } } as const;
const answer = { 200: scheduleSchema, ...refusals } as const;

/** Setting, reading and removing the schedule of a page. */
export function schedulesRoutes(app: App, store: SchedulesStore): void {
  const { pages } = app;
  const tags = ['pages'];
  const url = '/staff/pages/:id/schedule';

  async function require(id: number): Promise<PageRow> {
    const page = await pages.find(id);
    if (!page) throw new PageNotFound(id);
    return page;
  }

  /** Whoever holds the page has to learn until when. */
  const save = (page: PageRow, row: ScheduleRow | undefined) =>
    inTransaction(app.db, async (trx) => {
      if (row) await store.put(trx, row);
      else await store.remove(trx, page.id);
      await recordChange(trx, tagsOfPage(page));
    });

  app.get(
    url,
    {
      config: { access: 'staff:viewer' },
      schema: { tags, summary: 'When a page is published and withdrawn by itself', params, response: answer },
    },
    async ({ params: { id } }) => {
      const page = await require(id);
      return answerOf(await store.find(id), page);
    },
  );

  app.put(
    url,
    {
      config: { access: 'staff:publisher', auditValues: ['publishAt', 'unpublishAt'] },
      schema: { tags, summary: 'Publish and withdraw a page at a time', params, body: scheduleBody, response: answer },
    },
    async (request) => {
      const { version, publishAt, unpublishAt } = request.body;
      const page = await require(request.params.id);
      const moments = {
        publishAt: publishAt === undefined ? null : new Date(publishAt),
        unpublishAt: unpublishAt === undefined ? null : new Date(unpublishAt),
      };
      checkMoments(moments, page);
      if (moments.publishAt) {
        if (page.version !== version) {
          const { updatedBy: savedBy, updatedAt: savedAt } = page;
          throw new RevisionConflict({ expected: version, found: page.version, savedBy, savedAt });
        }
        const { document } = await pages.readDraft(page.id);
        const faults = await pages.findFaults(page, document);
        if (faults.length > 0) throw new PageInvalid(faults);
      }
      const row: ScheduleRow = {
        pageId: page.id,
        revisionId: moments.publishAt && page.draftRevisionId,
        publishAt: moments.publishAt,
        unpublishAt: moments.unpublishAt,
        setBy: staffOf(request).name,
        failedAt: null,
      };
      await save(page, row);
      return answerOf(row, page);
    },
  );

  app.delete(
    url,
    {
      config: { access: 'staff:publisher' },
      schema: {
        tags,
        summary: 'Remove the schedule of a page',
        params,
        response: { ...refusals, 204: { type: 'null' } },
      },
    },
    async (request, reply) => {
      await save(await require(request.params.id), undefined);
      return reply.status(204).send(null);
    },
  );
}

function checkMoments({ publishAt, unpublishAt }: Pick<ScheduleRow, 'publishAt' | 'unpublishAt'>, page: PageRow) {
  const now = new Date();
  if (!publishAt && !unpublishAt) throw new ScheduleInvalid('/publishAt', 'schedule-invalid');
  if (publishAt && publishAt <= now) throw new ScheduleInvalid('/publishAt', 'schedule-invalid/past');
  if (unpublishAt && unpublishAt <= now) throw new ScheduleInvalid('/unpublishAt', 'schedule-invalid/past');
  if (publishAt && unpublishAt && unpublishAt <= publishAt) {
    throw new ScheduleInvalid('/unpublishAt', 'schedule-invalid/order');
  }
  if (!publishAt && page.publishedRevisionId === null) {
    throw new ScheduleInvalid('/unpublishAt', 'schedule-invalid/draft');
  }
}

function answerOf(row: ScheduleRow | undefined, page: PageRow) {
  if (!row) return {};
  const { publishAt, unpublishAt, revisionId, setBy, failedAt } = row;
  return {
    ...(publishAt && { publishAt: publishAt.toISOString() }),
    ...(unpublishAt && { unpublishAt: unpublishAt.toISOString() }),
    ...(revisionId && { revisionId, isDraft: revisionId === page.draftRevisionId }),
    setBy,
    ...(failedAt && { failedAt: failedAt.toISOString() }),
  };
}
