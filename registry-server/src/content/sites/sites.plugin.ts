import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { requireFreeRoutes } from './routing-checks.ts';
import { requireSoundServices } from './service-checks.ts';
import { requireFreeAddress } from './site-address-checks.ts';
import { createSiteDirectory, type SiteDirectory } from './site-directory.ts';
import { siteCodeSchema, siteInputSchema } from './sites.schema.ts';
import { createSitesStore } from './sites.store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly sites: SiteDirectory;
  }
}

/** Sites: the directory that resolves them, and their administration. */
export const sitesPlugin = fp(
  async (app: App) => {
    const store = createSitesStore(app.db);
    const directory = createSiteDirectory(store);
    await directory.reload();
    app.decorate('sites', directory);
    app.events.subscribe(async ({ tags }) => {
      if (tags.some((tag) => tag.startsWith('site:'))) await directory.reload();
    });

    app.get(
      '/staff/sites',
      {
        config: { access: 'staff:viewer', apiScope: 'content:read' },
        schema: { tags: ['sites'], summary: 'All sites' },
      },
      async () => {
        const items = await store.list();
        return { items, total: items.length, page: 1, pageSize: items.length };
      },
    );

    app.put(
      '/staff/sites/:code',
      {
        config: { access: 'staff:admin' },
        schema: {
          tags: ['sites'],
          summary: 'Create or replace a site',
          description:
            '422 at the base path where the address is another site’s, a page’s, or the shop’s own; at a route of `staticRouting` where something else has its address.',
          params: { type: 'object', required: ['code'], properties: { code: siteCodeSchema } },
          body: siteInputSchema,
        },
      },
      async (request, reply) => {
        const { properties, revision, ...body } = request.body;
        requireSoundServices(body.generalSettings.externalServices);
        const input = {
          ...body,
          code: request.params.code,
          properties: { ...properties, maintenance: properties.maintenance ?? false },
        };
        const { site, isNew } = await store.save(input, revision, async (trx, change) => {
          await requireFreeAddress(trx, change);
          await requireFreeRoutes(trx, change);
        });
        await directory.reload();
        return reply.status(isNew ? 201 : 200).send(site);
      },
    );
  },
  { name: 'sites', dependencies: ['events'] },
);
