import { STAFF_LANGUAGE } from '../../../error-messages/language.ts';
import type { App } from '../../../fastify-app.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { languageParams, translationsSchema } from './translations.schema.ts';
import type { TranslationsStore } from './translations.store.ts';

const URL = '/staff/catalogue/translations/:language';
const tags = ['catalogue'];

/** Words of the catalogue in other languages, for staff and for whoever brings translations in. */
export function translationRoutes(app: App, translations: TranslationsStore): void {
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
