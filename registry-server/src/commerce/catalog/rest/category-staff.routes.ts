import type { App } from '../../../fastify-app.ts';
import {
  categoryMoveSchema,
  categoryOrderSchema,
  categoryRemovalSchema,
  categorySchema,
  pathParams,
} from '../categories/categories.schema.ts';
import type { CategoriesStore } from '../categories/categories.store.ts';
import type { FollowMove } from '../categories/category-moves.ts';
import type { CategoryReader } from '../categories/category-reader.ts';
import { toCategoryTree } from '../categories/category-tree.ts';

export interface CategoryStaffDeps {
  readonly categories: CategoriesStore;
  readonly reader: CategoryReader;
  /** What other features do when categories move; they add theirs while the app is built. */
  readonly followers: readonly FollowMove[];
}

const BASE = '/staff/catalogue/categories';
const tags = ['catalogue'];
const error = { $ref: 'Error#' } as const;
const refusals = { 409: error, 422: error } as const;
const done = { ...refusals, 204: { type: 'null' } } as const;
const writing = { access: 'staff:publisher', apiScope: 'catalogue:write' } as const;

/** Categories as staff keep them; what is written is in the shop at once, and each request can be sent again. */
export function categoryRoutes(app: App, { categories, reader, followers }: CategoryStaffDeps): void {
  app.get(BASE, { config: { access: 'staff:viewer', apiScope: 'catalogue:read' }, schema: { tags } }, async () =>
    toCategoryTree(await reader.readAll()),
  );

  app.put(
    BASE,
    {
      config: { ...writing, auditValues: ['path', 'name', 'isHidden'] },
      schema: { tags, body: categorySchema, response: refusals },
    },
    async (request) =>
      // A form sends all that it shows: the log names what is another now, and the path, by which it is known which one.
      categories.put(request.body, (fields) => {
        request.auditChanges = ['path', ...fields];
      }),
  );

  app.put(
    `${BASE}/order`,
    {
      config: { ...writing, auditValues: ['parent'] },
      schema: {
        tags,
        summary: 'Put the categories below one parent in order',
        description: 'Names all of them; refused when another was added, moved or removed meanwhile.',
        body: categoryOrderSchema,
        response: done,
      },
    },
    async ({ body }, reply) => {
      await categories.order(body);
      return reply.status(204).send(null);
    },
  );

  app.put(
    `${BASE}/:path/place`,
    {
      config: { ...writing, auditValues: ['path'] },
      schema: {
        tags,
        summary: 'Move a category with all below it',
        description:
          'Former addresses lead to the new ones; pages, coupons and imports that name the former paths still find the categories.',
        params: pathParams,
        body: categoryMoveSchema,
        response: { ...refusals, 404: error },
      },
    },
    async ({ params: { path }, body }) => categories.move(path, body, followers),
  );

  app.delete(
    `${BASE}/:path`,
    {
      config: writing,
      schema: {
        tags,
        summary: 'Remove a category that nothing uses',
        params: pathParams,
        querystring: categoryRemovalSchema,
        response: done,
      },
    },
    async ({ params: { path }, query: { redirectTo } }, reply) => {
      await app.references.requireUnused({ kind: 'category', key: path });
      await categories.remove(path, redirectTo);
      return reply.status(204).send(null);
    },
  );
}
