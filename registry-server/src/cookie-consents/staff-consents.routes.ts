import { COOKIE_CHOICE_WAYS } from '@witryna/module-schemas';
import type { App } from '../fastify-app.ts';
import { listSchema, pagingProperties } from '../http/paging.ts';
import type { CookieConsentsStore } from './cookie-consents.store.ts';

const text = { type: 'string' } as const;
const yesOrNo = { type: 'boolean' } as const;

const proofSchema = {
  type: 'object',
  required: [
    'id',
    'visitor',
    'siteId',
    'language',
    'textVersion',
    'way',
    'functional',
    'analytics',
    'marketing',
    'recordedAt',
  ],
  properties: {
    id: text,
    visitor: text,
    siteId: { type: 'integer' },
    language: text,
    textVersion: text,
    way: { type: 'string', enum: COOKIE_CHOICE_WAYS },
    functional: yesOrNo,
    analytics: yesOrNo,
    marketing: yesOrNo,
    recordedAt: text,
  },
} as const;

/** Proofs of choices, for whoever has to show one: by the number that its visitor sees at `/manage-cookies`. */
export function staffConsentsRoutes(app: App, store: CookieConsentsStore): void {
  app.get(
    '/staff/cookie-consents',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags: ['cookie consents'],
        summary: 'Recorded choices about cookies, newest first',
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: { ...pagingProperties, visitor: { type: 'string', minLength: 1, maxLength: 64 } },
        },
        response: { 200: listSchema(proofSchema) },
      },
    },
    async ({ query }) => {
      const { items, total } = await store.list(query);
      const answer = items.map(({ recordedAt, functional, analytics, marketing, ...proof }) => ({
        ...proof,
        functional: Boolean(functional),
        analytics: Boolean(analytics),
        marketing: Boolean(marketing),
        recordedAt: recordedAt.toISOString(),
      }));
      return { items: answer, total, page: query.page, pageSize: query.pageSize };
    },
  );
}
