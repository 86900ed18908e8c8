import { NotFound } from '../../../errors.ts';
import type { App } from '../../../fastify-app.ts';
import { createDeletionCode, isDeletionCode, subjectOfSignedRequest } from './facebook-deletion.ts';
import { SsoRefused } from './sso.errors.ts';
import type { SsoStore } from './sso.store.ts';

interface DeletionDeps {
  readonly secret: string;
  readonly store: SsoStore;
}

const tags = ['sso'];
const config = { access: 'public' } as const;
const error = { $ref: 'Error#' } as const;
const PATH = '/sso/facebook/data-deletion';
/** The registry's own addresses, as the browser sees them. */
const API_PREFIX = '/api';
const MAX_BODY_BYTES = 16 * 1024;

/** What Facebook calls when somebody wants the app to forget what it had from there. */
export async function facebookDeletionRoutes(app: App, { secret, store }: DeletionDeps): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.post(
    PATH,
    {
      config,
      schema: {
        tags,
        body: {
          type: 'object',
          required: ['signed_request'],
          properties: { signed_request: { type: 'string', maxLength: 8_000 } },
        },
        response: {
          200: {
            type: 'object',
            required: ['url', 'confirmation_code'],
            properties: { url: { type: 'string' }, confirmation_code: { type: 'string' } },
          },
          400: error,
        },
      },
    },
    async (request) => {
      const subject = subjectOfSignedRequest(request.body.signed_request, secret);
      if (!subject) throw new SsoRefused();
      await store.unlink({ provider: 'facebook', subject });
      const code = createDeletionCode(secret);
      const site = app.sites.resolve(request.headers);
      return { url: `${site.address}${API_PREFIX}${PATH}/${code}`, confirmation_code: code };
    },
  );

  app.get(
    `${PATH}/:code`,
    {
      config,
      schema: {
        tags,
        params: { type: 'object', required: ['code'], properties: { code: { type: 'string', maxLength: 200 } } },
        response: { 200: { type: 'string' }, 404: error },
      },
    },
    async ({ params: { code } }, reply) => {
      if (!isDeletionCode(code, secret)) throw new NotFound();
      return reply.type('text/plain; charset=utf-8').send('Dane otrzymane z Facebooka zostały usunięte.');
    },
  );
}
