import type { InitAnswer } from '@witryna/module-schemas';
import fp from 'fastify-plugin';
import { deliverySettingsTag } from '../../commerce/delivery/index.ts';
import type { App } from '../../fastify-app.ts';
import { sendWhole } from '../../http/answer-schema.ts';
import { TAGGED_RESPONSES } from '../../http/entity-tags.plugin.ts';
import { fillShopWords, isInMaintenance, type Site, searchSettingsOf, summaryOf } from '../sites/index.ts';
import { initAnswerSchema } from './init-answer.schema.ts';

interface InitFacts {
  readonly all: readonly Site[];
  /** Ids of the sites whose home page readers see. */
  readonly withHome: ReadonlySet<number>;
  readonly cutOffHour: number;
}

/** The timer counts to the hour that delivery calculates with; a site without a timer shows none. */
function answerFor(site: Site, { all, withHome, cutOffHour }: InitFacts): InitAnswer {
  const { generalSettings, staticRouting, isDefault: _, ...details } = site;
  const { shippingTimer } = generalSettings;
  const timer = shippingTimer ? { shippingTimer: { ...shippingTimer, cutOffHour } } : {};
  const general = fillShopWords({ ...generalSettings, ...timer }, site);
  return {
    data: {
      site: details,
      sites: all.map((each) => {
        const isOpen = withHome.has(each.id) && !isInMaintenance(each);
        return { ...summaryOf(each), ...(!isOpen && { isClosed: true as const }) };
      }),
      search: searchSettingsOf(site),
      generalSettings: general,
      staticRouting,
    },
  };
}

/** What a channel needs once, before its first page: `GET /init`. */
export const initPlugin = fp(
  async (app: App) => {
    app.get(
      '/init',
      {
        config: { access: 'public', hasEntityTag: true },
        schema: {
          tags: ['registry'],
          summary: 'Site, sites and settings',
          response: { ...TAGGED_RESPONSES, 200: { ...TAGGED_RESPONSES[200], ...initAnswerSchema } },
        },
        serializerCompiler: sendWhole,
      },
      async (request, reply) => {
        const site = app.sites.resolveFromReferer(request.headers);
        const { all } = app.sites;
        const { cutOffHour } = await app.delivery.settings(site);
        const withHome = new Set(await app.pages.findSitesWithHome(all.map(({ id }) => id)));
        const tags = [...all.map(({ code }) => `site:${code}`), deliverySettingsTag(site.id)].join(',');
        return reply
          .headers({ 'cache-control': 'no-cache', vary: 'X-Site, Store, Referer', 'x-tags': tags })
          .send(answerFor(site, { all, withHome, cutOffHour }));
      },
    );
  },
  { name: 'init', dependencies: ['sites', 'delivery', 'pages'] },
);
