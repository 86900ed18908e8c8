import { isSafeHref } from '@witryna/module-schemas';
import fp from 'fastify-plugin';
import type { App } from '../../app.ts';
import { FieldInvalid } from '../../http/field-invalid.ts';
import { pagingProperties } from '../../http/paging.ts';
import { isAcceptableOldAddress, slugOf, urlPathOf } from '../slug.ts';
import { createRedirectsStore, type Redirect, type RedirectsStore } from './redirects.store.ts';
import { REDIRECTION_CODES } from './redirects.tables.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly redirects: RedirectsStore;
  }
}

const OWN_OR_HTTP = /^(\/|https?:)/i;

function answerOf({ id, site, slug, target, code, updatedAt }: Redirect) {
  return { id, site, from: urlPathOf(slug), to: target, code, updatedAt };
}

function readAddresses({ from, to }: { readonly from: string; readonly to: string }) {
  const slug = slugOf(from);
  if (!isAcceptableOldAddress(slug))
    throw new FieldInvalid('/from', 'old-address', 'Stary adres to ścieżka bez parametrów, np. „/stara-strona”.');
  if (!isSafeHref(to) || !OWN_OR_HTTP.test(to))
    throw new FieldInvalid('/to', 'x-href', 'Nowy adres to strona sklepu (/…) albo adres https://.');
  if (slugOf(to) === slug) throw new FieldInvalid('/to', 'redirect-loop', 'Adres nie może prowadzić sam do siebie.');
  return { slug, target: to };
}

/** Administration of redirects. */
export const redirectsPlugin = fp(
  async (app: App) => {
    const store = createRedirectsStore(app.db);
    app.decorate('redirects', store);

    app.get(
      '/staff/redirects',
      {
        config: { access: 'staff:viewer' },
        schema: {
          tags: ['redirects'],
          summary: 'Redirects by address',
          querystring: {
            type: 'object',
            additionalProperties: false,
            properties: { ...pagingProperties, site: { type: 'string', maxLength: 20 } },
          },
        },
      },
      async (request) => {
        const { page, pageSize, site } = request.query;
        const siteId = site === undefined ? undefined : app.sites.require(site).id;
        const { items, total } = await store.list({ page, pageSize, ...(siteId === undefined ? {} : { siteId }) });
        return { items: items.map(answerOf), total, page, pageSize };
      },
    );

    app.put(
      '/staff/redirects',
      {
        config: { access: 'staff:admin', auditValues: ['site', 'from', 'to', 'code'] },
        schema: {
          tags: ['redirects'],
          summary: 'Create or replace the redirect of an address',
          body: {
            type: 'object',
            additionalProperties: false,
            required: ['from', 'to'],
            properties: {
              site: { type: 'string', maxLength: 20 },
              from: { type: 'string', minLength: 1, maxLength: 480 },
              to: { type: 'string', minLength: 1, maxLength: 2048 },
              code: { type: 'integer', enum: REDIRECTION_CODES, default: 301 },
            },
          },
        },
      },
      async (request) => {
        const { site, code, ...addresses } = request.body;
        const siteId = app.sites.require(site).id;
        return answerOf(await store.save({ siteId, code, ...readAddresses(addresses) }));
      },
    );

    app.delete(
      '/staff/redirects/:id',
      {
        config: { access: 'staff:admin' },
        schema: {
          tags: ['redirects'],
          summary: 'Remove a redirect',
          params: { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } },
        },
      },
      async (request, reply) => {
        await store.remove(request.params.id);
        return reply.status(204).send();
      },
    );
  },
  { name: 'redirects', dependencies: ['sites'] },
);
