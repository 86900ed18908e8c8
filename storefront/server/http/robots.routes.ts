import { addressInSite, trimSignAtEnd } from '@witryna/module-schemas';
import fp from 'fastify-plugin';
import { API_PREFIX } from '../../src/config.ts';
import { createTimeBudget } from '../registry/time-budget.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';

/** What crawlers may read: pages, pictures and feeds, not the rest of the API. */
const RULES = ['User-agent: *', `Allow: ${API_PREFIX}/feeds/`, `Disallow: ${API_PREFIX}/`, 'Allow: /'];

interface RobotsOptions {
  readonly sites: SiteDirectory;
  /** The wait for the registry, in milliseconds. */
  readonly waitMs: number;
}

/** `robots.txt` with the sitemaps of all sites on the host that is asked for. */
export const robotsRoutes = fp<RobotsOptions>(
  async (app, { sites, waitMs }) => {
    app.get('/robots.txt', async ({ headers: { host = '' }, log }, reply) => {
      const sitemaps = await sitemapsOf(host).catch((error: Error) => {
        log.warn({ err: error }, 'robots.txt names no sitemaps: the sites of the shop are not known');
        return [];
      });
      const lines = [...RULES, ...sitemaps.map((address) => `Sitemap: ${address}`), ''];
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'max-age=3600')
        .header('vary', 'Host')
        .send(lines.join('\n'));
    });

    async function sitemapsOf(host: string): Promise<string[]> {
      const budget = createTimeBudget(waitMs);
      const found = await sites.find(host, '/', budget);
      if (!found) return [];
      const { shop } = await sites.details(found.site.code, budget);
      const { address } = found.site;
      return shop.sites
        .filter((site) => site.address === address)
        .map(({ basePath }) => trimSignAtEnd(address, '/') + addressInSite('/sitemap.xml', basePath));
    }
  },
  { name: 'robots-route' },
);
