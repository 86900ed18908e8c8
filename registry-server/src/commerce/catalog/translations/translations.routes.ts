import { STAFF_LANGUAGE } from '../../../error-messages/language.ts';
import { NotFound } from '../../../errors.ts';
import type { App } from '../../../fastify-app.ts';
import type { AnswerOf } from '../../../http/body-of.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { missingParts, readOriginal } from './translation-originals.ts';
import { createTranslationOverview } from './translation-overview.ts';
import {
  entryQuery,
  entrySchema,
  languageParams,
  overviewQuery,
  overviewSchema,
  translationsSchema,
} from './translations.schema.ts';
import type { TranslationsStore } from './translations.store.ts';

const BASE = '/staff/catalogue/translations';
const URL = `${BASE}/:language`;
const tags = ['catalogue'];

/** Words of the catalogue in other languages, for staff and for whoever brings translations in. */
export function translationRoutes(app: App, translations: TranslationsStore): void {
  const readOverview = createTranslationOverview(app.db);
  app.get(
    URL,
    {
      config: { access: 'staff:viewer', apiScope: 'catalogue:read' },
      schema: { tags, summary: 'What the catalogue says in a language', params: languageParams },
    },
    async ({ params: { language } }) => {
      const rows = await translations.list(language);
      return {
        items: rows.map(({ kind, key, address, words }) => ({
          kind,
          key,
          ...(address !== null && { address }),
          ...words,
        })),
      };
    },
  );

  app.get(
    `${URL}/overview`,
    {
      config: { access: 'staff:viewer', apiScope: 'catalogue:read' },
      schema: {
        tags,
        summary: 'How far the catalogue is translated into a language',
        params: languageParams,
        querystring: overviewQuery,
        response: { 200: overviewSchema },
      },
    },
    ({ params: { language }, query }) => readOverview(language, query),
  );

  app.get(
    `${BASE}/entry`,
    {
      config: { access: 'staff:viewer', apiScope: 'catalogue:read' },
      schema: {
        tags,
        summary: 'What one thing of the catalogue says, and in which languages',
        querystring: entryQuery,
        response: { 200: entrySchema, 404: { $ref: 'Error#' } },
      },
    },
    async ({ query: { kind, key } }) => {
      const original = await readOriginal(app.db, kind, key);
      if (!original) throw new NotFound();
      const rows = await translations.listOf(kind, key);
      const answer: unknown = {
        original,
        translations: rows.map(({ language, address, words }) => ({
          language,
          missing: missingParts(original, words),
          ...(address !== null && { address }),
          ...words,
        })),
      };
      // What was read is not to be changed; the types of answers know nothing of that.
      return answer as AnswerOf<typeof entrySchema>;
    },
  );

  app.put(
    URL,
    {
      // What is written here is in the shop at once: it is publishing.
      config: { access: 'staff:publisher', apiScope: 'catalogue:write' },
      schema: {
        tags,
        summary: 'Write what things of the catalogue are called in a language',
        params: languageParams,
        body: translationsSchema,
        response: { 204: { type: 'null' }, 422: { $ref: 'Error#' } },
      },
    },
    async ({ params: { language }, body }, reply) => {
      if (language === STAFF_LANGUAGE)
        throw new FieldInvalid('/language', 'reference', 'W\u00a0tym języku jest sam katalog.');
      await translations.put(language, body.items);
      return reply.status(204).send(null);
    },
  );
}
