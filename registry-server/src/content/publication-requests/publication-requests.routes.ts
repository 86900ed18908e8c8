import { isRoleEnough, NotAllowed, type StaffIdentity, staffOf } from '../../access.ts';
import type { App } from '../../fastify-app.ts';
import { PageInvalid, PageNotFound, type PageRow, RevisionConflict, statusOf } from '../pages/index.ts';
import { NothingToPublish, RequestIsOver } from './publication-requests.errors.ts';
import { requestBody, requestSchema, returnBody } from './publication-requests.schema.ts';
import type { PublicationRequestRow, PublicationRequestsStore } from './publication-requests.store.ts';

const params = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } } as const;
const refusals = { 404: { $ref: 'Error#' }, 409: { $ref: 'Error#' }, 422: { $ref: 'Error#' } } as const;
const answer = { 200: requestSchema, ...refusals } as const;

/** An editor asks for a page to be published; a publisher publishes it, or sends it back with a word. */
export function publicationRequestsRoutes(app: App, store: PublicationRequestsStore): void {
  const { pages } = app;
  const tags = ['pages'];
  const url = '/staff/pages/:id/publication-request';

  async function require(id: number): Promise<PageRow> {
    const page = await pages.find(id);
    if (!page) throw new PageNotFound(id);
    return page;
  }

  app.get(
    url,
    {
      config: { access: 'staff:viewer' },
      schema: { tags, summary: 'Whether somebody asks for a page to be published', params, response: answer },
    },
    async (request) => {
      const page = await require(request.params.id);
      return answerOf(await store.find(page.id), page, staffOf(request));
    },
  );

  app.put(
    url,
    {
      config: { access: 'staff:editor', auditValues: ['version'] },
      schema: {
        tags,
        summary: 'Ask for a page to be published as it is now',
        params,
        body: requestBody,
        response: answer,
      },
    },
    async (request) => {
      const { version, note = '' } = request.body;
      const staff = staffOf(request);
      const page = await require(request.params.id);
      if (page.version !== version) {
        const { updatedBy: savedBy, updatedAt: savedAt } = page;
        throw new RevisionConflict({ expected: version, found: page.version, savedBy, savedAt });
      }
      if (statusOf(page) === 'published') throw new NothingToPublish();
      // What could not be published would only be sent back.
      const { document } = await pages.readDraft(page.id);
      const faults = await pages.findFaults(page, document);
      if (faults.length > 0) throw new PageInvalid(faults);
      const row = await store.ask({
        pageId: page.id,
        revisionId: page.draftRevisionId,
        note: note.trim(),
        askedById: staff.id,
        askedBy: staff.name,
        askedAt: new Date(),
      });
      return answerOf(row, page, staff);
    },
  );

  app.post(
    `${url}/return`,
    {
      config: { access: 'staff:publisher' },
      schema: {
        tags,
        summary: 'Send a page back to whoever asked for its publication',
        params,
        body: returnBody,
        response: answer,
      },
    },
    async (request) => {
      const { askedAt, reply } = request.body;
      const staff = staffOf(request);
      const page = await require(request.params.id);
      const returned = await store.sendBack(
        { pageId: page.id, askedAt: new Date(askedAt) },
        { returnedBy: staff.name, returnedAt: new Date(), reply: reply.trim() },
        staff,
      );
      if (!returned) throw new RequestIsOver();
      return answerOf(returned, page, staff);
    },
  );

  app.delete(
    url,
    {
      config: { access: 'staff:editor' },
      schema: {
        tags,
        summary: 'Take a request for publication back: one’s own, or as a publisher any',
        params,
        response: { ...refusals, 403: { $ref: 'Error#' }, 204: { type: 'null' } },
      },
    },
    async (request, reply) => {
      const staff = staffOf(request);
      const row = await store.find((await require(request.params.id)).id);
      if (row && row.askedById !== staff.id && !isRoleEnough(staff.role, 'publisher')) throw new NotAllowed();
      if (row) await store.takeBack(row.pageId);
      return reply.status(204).send(null);
    },
  );
}

function answerOf(row: PublicationRequestRow | undefined, page: PageRow, staff: StaffIdentity) {
  if (!row) return {};
  const { note, askedBy, askedById, askedAt, revisionId, returnedBy, returnedAt, reply } = row;
  return {
    state: returnedAt ? ('returned' as const) : ('waiting' as const),
    note,
    askedBy,
    askedAt: askedAt.toISOString(),
    isMine: askedById === staff.id,
    isDraft: revisionId === page.draftRevisionId,
    ...(returnedAt && { returnedBy: returnedBy ?? '', returnedAt: returnedAt.toISOString(), reply: reply ?? '' }),
  };
}
