import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import type { IntegrationsConfig } from '../../integrations/integrations-config.ts';
import { createDelivery } from './delivery.ts';
import { createTownSearch } from './points/find-towns.ts';
import { createInpostPoints } from './points/inpost/inpost-points.ts';
import { createOrlenPoints } from './points/orlen/orlen-points.ts';
import { createPointMap } from './points/point-map.ts';
import type { PointSource } from './points/point-source.ts';
import { pointRoutes } from './points/points.routes.ts';
import { createPointsStore } from './points/points.store.ts';
import { createPointsRefresher } from './points/points-refresher.ts';
import { createPointSearch } from './points/search-points.ts';
import { deliverySettingsRoutes } from './settings/delivery-settings.routes.ts';
import { createDeliverySettingsStore } from './settings/delivery-settings.store.ts';
import { createDeliverySettingsCache } from './settings/delivery-settings-cache.ts';

/** How often it is looked whether a list is due. */
const LOOK_MS = 5_000;

/** Delivery: the ways that a cart can go, and the points where parcels are picked up. */
export const deliveryPlugin = fp(
  async (app: App) => {
    const settingsStore = createDeliverySettingsStore(app.db);
    const settings = createDeliverySettingsCache(settingsStore);
    app.events.subscribe(({ tags }) => settings.drop(tags));

    const sources = pointSources(app.config.integrations);
    const delivery = createDelivery({ settings, points: createPointsStore(app.db), sources });
    app.decorate('delivery', delivery);
    deliverySettingsRoutes(app, settingsStore);
    const limitFactor = app.config.limits.customerFactor;
    pointRoutes(app, {
      search: createPointSearch(app.db),
      map: createPointMap(app.db),
      findTowns: createTownSearch(app.db),
      delivery,
      limitFactor,
    });

    const manager = createPointsRefresher({
      db: app.db,
      sources,
      now: () => new Date(),
      onRefreshed: (provider, outcome) => app.log.info({ provider, ...outcome }, 'the list of points is fresh'),
      onFailure: (provider, error) => app.log.warn({ err: error, provider }, 'the list of points stays as it is'),
    });
    // Not awaited, and not at once: the server answers first.
    const timer = setInterval(() => void manager.run(), LOOK_MS);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await manager.stop();
    });
  },
  { name: 'delivery', dependencies: ['access', 'error-handler', 'events', 'identity', 'sites'] },
);

function pointSources({ inpost, orlen }: IntegrationsConfig): PointSource[] {
  return [...(inpost ? [createInpostPoints(inpost)] : []), ...(orlen ? [createOrlenPoints(orlen)] : [])];
}
