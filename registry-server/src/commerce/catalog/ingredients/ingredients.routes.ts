import { NotFound } from '../../../errors.ts';
import type { App } from '../../../fastify-app.ts';
import { codeParams } from '../catalog.schema.ts';
import { ingredientAnswerSchema, ingredientListAnswerSchema, ingredientSchema } from './ingredients.schema.ts';
import type { IngredientsStore } from './ingredients.store.ts';

const URL = '/staff/catalogue/ingredients';
const tags = ['catalogue'];
const error = { $ref: 'Error#' } as const;
const reading = { access: 'staff:viewer', apiScope: 'catalogue:read' } as const;
// What is written here is in the shop at once: it is publishing.
const writing = { access: 'staff:publisher', apiScope: 'catalogue:write' } as const;

/** The ingredients that the shop tells of, for staff; each request can be sent again. */
export function ingredientRoutes(app: App, ingredients: IngredientsStore): void {
  app.get(
    URL,
    {
      config: reading,
      schema: {
        tags,
        summary: 'The ingredients that the shop tells of',
        response: { 200: ingredientListAnswerSchema },
      },
    },
    async () => {
      const items = await ingredients.list();
      return { items, total: items.length, page: 1, pageSize: items.length };
    },
  );

  app.get(
    `${URL}/:code`,
    { config: reading, schema: { tags, params: codeParams, response: { 200: ingredientAnswerSchema, 404: error } } },
    async ({ params: { code } }) => {
      const ingredient = await ingredients.find(code);
      if (!ingredient) throw new NotFound();
      return ingredient;
    },
  );

  app.put(
    `${URL}/:code`,
    {
      config: writing,
      schema: {
        tags,
        summary: 'Tell of an ingredient',
        params: codeParams,
        body: ingredientSchema,
        response: { 204: { type: 'null' }, 422: error },
      },
    },
    async ({ params: { code }, body }, reply) => {
      await ingredients.put(code, body);
      return reply.status(204).send(null);
    },
  );

  app.delete(
    `${URL}/:code`,
    {
      config: writing,
      schema: { tags, params: codeParams, response: { 204: { type: 'null' }, 404: error } },
    },
    async ({ params: { code } }, reply) => {
      if (!(await ingredients.remove(code))) throw new NotFound();
      return reply.status(204).send(null);
    },
  );
}
