import { staffOf } from '../../access.ts';
import type { App } from '../../fastify-app.ts';
import { PageNotFound, summaryOfPage } from '../pages/index.ts';
import type { PagePresenceStore } from './page-presence.store.ts';

const tags = ['pages'];

const people = {
  type: 'array',
  description: 'Colleagues who have the page open; never the person who asks.',
  items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
} as const;

const params = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } } as const;

// Not as literals: the compiler cannot follow a reference to a schema that the app holds.
const standing: Readonly<Record<number, object>> = {
  200: {
    type: 'object',
    required: ['page', 'people'],
    properties: { page: { $ref: 'PageSummary#' }, people },
  },
  404: { $ref: 'Error#' },
};

const openPages: Readonly<Record<number, object>> = {
  200: {
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        items: { type: 'object', required: ['pageId', 'people'], properties: { pageId: { type: 'integer' }, people } },
      },
    },
  },
};

/** An open page says that it is open, and hears how it stands and who else has it open. */
export function pagePresenceRoutes(app: App, store: PagePresenceStore): void {
  app.put(
    '/staff/pages/:id/presence',
    {
      // A sign of life every 20 seconds is nothing that anybody looks up later.
      config: { access: 'staff:viewer', readsOnly: true },
      schema: {
        tags,
        summary: 'Say that a page is open, and ask how it stands and who else has it open',
        params,
        response: standing,
      },
    },
    async (request) => {
      const { id } = request.params;
      const staff = staffOf(request);
      const now = new Date();
      const page = await app.pages.find(id);
      // Between the two statements somebody may have deleted it.
      if (!page || !(await store.noteOpen(id, staff.id, now))) throw new PageNotFound(id);
      return { page: summaryOfPage(page), people: await store.listOthers(id, staff.id, now) };
    },
  );

  app.get(
    '/staff/pages/presence',
    {
      config: { access: 'staff:viewer' },
      schema: { tags, summary: 'The pages that others have open, and who', response: openPages },
    },
    async (request) => ({ items: await store.listOpenPages(staffOf(request).id, new Date()) }),
  );
}
