import { isSafeHref, shopRouterOf } from '@witryna/module-schemas';
import type { App } from '../../fastify-app.ts';
import { FieldInvalid } from '../../http/field-invalid.ts';
import { AddressOfScreen } from '../placed-screens.ts';
import { isAcceptableOldAddress, slugOf, urlPathOf } from '../slug.ts';
import { ownSlugOf } from './redirect-chains.ts';
import { RedirectMissing } from './redirects.errors.ts';
import {
  redirectBody,
  redirectListSchema,
  redirectParams,
  redirectSchema,
  redirectsQuery,
} from './redirects.schema.ts';
import type { Redirect, RedirectOf, RedirectsStore } from './redirects.store.ts';
import type { RedirectionCode } from './redirects.tables.ts';

const OWN_OR_HTTP = /^(\/|https?:)/i;
const AUDITED = ['site', 'from', 'to', 'code'];

interface RedirectBody {
  readonly site?: string;
  readonly from: string;
  readonly to: string;
  readonly code: RedirectionCode;
}

function answerOf({ id, site, slug, target, code, updatedAt }: Redirect) {
  return { id, site, from: urlPathOf(slug), to: target, code, updatedAt: updatedAt.toISOString() };
}

/** Administration of redirects. */
export function redirectsRoutes(app: App, store: RedirectsStore): void {
  const read = ({ site: name, from, to, code }: RedirectBody): RedirectOf => {
    const site = app.sites.require(name);
    const slug = slugOf(from.trim());
    const target = to.trim();
    if (!isAcceptableOldAddress(slug))
      throw new FieldInvalid('/from', 'old-address', 'Stary adres to ścieżka bez parametrów, np. „/stara-strona”.');
    if (shopRouterOf(site.staticRouting).find(urlPathOf(slug))) throw new AddressOfScreen(slug, site.name, '/from');
    if (!isSafeHref(target) || !OWN_OR_HTTP.test(target))
      throw new FieldInvalid('/to', 'x-href', 'Nowy adres to strona sklepu (/…) albo adres https://.');
    if (ownSlugOf(target, site) === slug)
      throw new FieldInvalid('/to', 'redirect-loop', 'Adres nie może prowadzić sam do siebie.');
    return { site, slug, target, code };
  };

  app.get(
    '/staff/redirects',
    {
      config: { access: 'staff:viewer' },
      schema: {
        tags: ['redirects'],
        summary: 'Redirects by address',
        querystring: redirectsQuery,
        response: { 200: redirectListSchema },
      },
    },
    async (request) => {
      const { page, pageSize, site, search } = request.query;
      const siteId = site === undefined ? undefined : app.sites.require(site).id;
      const { items, total } = await store.list({
        page,
        pageSize,
        ...(siteId !== undefined && { siteId }),
        ...(search !== undefined && { search }),
      });
      return { items: items.map(answerOf), total, page, pageSize };
    },
  );

  app.get(
    '/staff/redirects/:id',
    {
      config: { access: 'staff:viewer' },
      schema: {
        tags: ['redirects'],
        summary: 'One redirect',
        params: redirectParams,
        response: { 200: redirectSchema },
      },
    },
    async (request) => {
      const found = await store.get(request.params.id);
      if (!found) throw new RedirectMissing();
      return answerOf(found);
    },
  );

  app.post(
    '/staff/redirects',
    {
      config: { access: 'staff:admin', auditValues: AUDITED },
      schema: {
        tags: ['redirects'],
        summary: 'Create the redirect of an address that has none',
        description: '422 with the field where it would lead through another redirect, or in a circle.',
        body: redirectBody,
        response: { 201: redirectSchema },
      },
    },
    async (request, reply) => reply.status(201).send(answerOf(await store.create(read(request.body)))),
  );

  app.put(
    '/staff/redirects',
    {
      config: { access: 'staff:admin', auditValues: AUDITED },
      schema: {
        tags: ['redirects'],
        summary: 'Create or replace the redirect of an address',
        body: redirectBody,
        response: { 200: redirectSchema },
      },
    },
    async (request) => answerOf(await store.save(read(request.body))),
  );

  app.put(
    '/staff/redirects/:id',
    {
      config: { access: 'staff:admin', auditValues: AUDITED },
      schema: {
        tags: ['redirects'],
        summary: 'Change a redirect, its address too',
        params: redirectParams,
        body: redirectBody,
        response: { 200: redirectSchema },
      },
    },
    async (request) => answerOf(await store.change(request.params.id, read(request.body))),
  );

  app.delete(
    '/staff/redirects/:id',
    {
      config: { access: 'staff:admin' },
      schema: { tags: ['redirects'], summary: 'Remove a redirect', params: redirectParams },
    },
    async (request, reply) => {
      await store.remove(request.params.id);
      return reply.status(204).send();
    },
  );
}
