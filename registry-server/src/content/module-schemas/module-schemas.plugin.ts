import { DRIVERS, isDriver } from '@witryna/module-schemas';
import { localisedDefinition, SCHEMA_LANGUAGES } from '@witryna/module-schemas/localise';
import fp from 'fastify-plugin';
import { NotFound } from '../../errors.ts';
import type { App } from '../../fastify-app.ts';
import { integer, listOf, object, sendWhole, text, texts } from '../../http/answer-schema.ts';

const tags = ['modules'];
/** They change with a release only. */
const HEADERS = { 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' } as const;

const querystring = {
  type: 'object',
  properties: {
    language: { enum: SCHEMA_LANGUAGES, default: 'pl', description: 'Of titles, descriptions and names of values' },
  },
} as const;

const named = { driver: text, version: integer, title: text, description: text, icon: text, group: text } as const;
const alwaysNamed = ['driver', 'version', 'title', 'description', 'icon', 'group'] as const;
/** What `GET /schemas` answers. */
export const modulesAnswer = object(
  {
    data: listOf(
      object({ ...named, slots: { ...texts, description: 'Names of the slots' } }, [...alwaysNamed, 'slots']),
    ),
  },
  ['data'],
);
/** What `GET /schemas/{driver}` answers. */
export const moduleAnswer = object(
  {
    data: {
      ...object(
        {
          ...named,
          slots: { type: 'object', description: 'By name: its title and what may be placed there' },
          settings: { type: 'object', description: 'A JSON Schema, draft-07' },
        },
        [...alwaysNamed, 'settings'],
      ),
      additionalProperties: true,
    },
  },
  ['data'],
);

/** What can be placed on pages, for whoever reads or writes them: `GET /schemas`. */
export const moduleSchemasPlugin = fp(
  async (app: App) => {
    app.get(
      '/schemas',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'All modules',
          querystring,
          response: { 200: { description: 'In the order of their names', ...modulesAnswer } },
        },
        serializerCompiler: sendWhole,
      },
      async ({ query: { language } }, reply) => {
        reply.headers(HEADERS);
        return {
          data: DRIVERS.map((driver) => {
            const { version, title, description, icon, group, slots } = localisedDefinition(driver, language);
            return { driver, version, title, description, icon, group, slots: Object.keys(slots ?? {}) };
          }),
        };
      },
    );

    app.get(
      '/schemas/:driver',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'A module: its slots and the JSON Schema (draft-07) of its settings',
          description:
            'Beside the standard keywords: `x-reference` (the value is the key of an entity), `x-enumTitles`.',
          params: {
            type: 'object',
            required: ['driver'],
            properties: { driver: { type: 'string', maxLength: 60 } },
          },
          querystring,
          response: { 200: { description: 'The definition of the module', ...moduleAnswer }, 404: { $ref: 'Error#' } },
        },
        serializerCompiler: sendWhole,
      },
      async ({ params: { driver }, query: { language } }, reply) => {
        if (!isDriver(driver)) throw new NotFound();
        const { settings, ...definition } = localisedDefinition(driver, language);
        return reply.headers(HEADERS).send({
          data: {
            ...definition,
            settings: { $schema: 'http://json-schema.org/draft-07/schema#', ...(settings as object) },
          },
        });
      },
    );
  },
  { name: 'module-schemas', dependencies: ['access', 'error-handler'] },
);
