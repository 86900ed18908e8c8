import fp from 'fastify-plugin';
import type { App } from '../../app.ts';
import { createDelivery } from './create-delivery.ts';
import { createPointsStore } from './points/points.store.ts';
import { deliverySettingsRoutes } from './settings/delivery-settings.routes.ts';
import { createDeliverySettingsStore } from './settings/delivery-settings.store.ts';
import { createDeliverySettingsBook } from './settings/delivery-settings-book.ts';

/** Delivery: the ways that a cart can go, and the points where parcels are picked up. */
export const deliveryPlugin = fp(
  async (app: App) => {
    const settingsStore = createDeliverySettingsStore(app.db);
    const settings = createDeliverySettingsBook(settingsStore);
    app.events.subscribe(({ tags }) => settings.drop(tags));
    app.decorate('delivery', createDelivery({ settings, points: createPointsStore(app.db) }));
    deliverySettingsRoutes(app, settingsStore);
  },
  { name: 'delivery', dependencies: ['access', 'error-handler', 'events', 'identity', 'sites'] },
);
