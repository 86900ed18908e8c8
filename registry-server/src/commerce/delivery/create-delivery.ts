import type { Trx } from '../../database/transaction.ts';
import { carriedMethods } from './carriers/carriers.ts';
import type { Delivery } from './delivery.ts';
import type { DeliveryFacts } from './offer/delivery-facts.ts';
import { type ChosenPoints, disabledPayments, offerMethods } from './offer/offer-methods.ts';
import { createPointCheck } from './points/check-point.ts';
import { type DeliveryPoint, POINT_PROVIDERS, type PointProvider } from './points/delivery-point.ts';
import { parsePointCode } from './points/point-code.ts';
import type { PointSource } from './points/point-source.ts';
import type { PointsStore } from './points/points.store.ts';
import type { DeliverySettingsCache } from './settings/delivery-settings-cache.ts';

export interface DeliveryParts {
  readonly settings: DeliverySettingsCache;
  readonly points: PointsStore;
  /** Networks that are configured; of the others the shop's list stays as it is. */
  readonly sources: readonly PointSource[];
}

/** Delivery over the shop's settings and its list of points. */
export function createDelivery({ settings, points, sources }: DeliveryParts): Delivery {
  async function point(provider: PointProvider, typed: string, trx?: Trx) {
    const code = parsePointCode(typed);
    return code === undefined ? undefined : points.find(provider, code, trx);
  }

  async function chosenPoints({ points: codes = {} }: DeliveryFacts, trx?: Trx): Promise<ChosenPoints> {
    const chosen: Partial<Record<PointProvider, DeliveryPoint>> = {};
    for (const provider of POINT_PROVIDERS) {
      const code = codes[provider];
      const found = code === undefined ? undefined : await point(provider, code, trx);
      if (found) chosen[provider] = found;
    }
    return chosen;
  }

  return {
    point,
    settings: settings.settingsOf,
    methods: async (facts, trx) =>
      offerMethods(facts, await settings.settingsOf(facts.site, trx), await chosenPoints(facts, trx)),
    async payingFor(site, methodCode) {
      const { methods } = await settings.settingsOf(site);
      const cashOnDelivery = carriedMethods.get(methodCode)?.cashOnDelivery ?? false;
      const of = methods.find((method) => method.methodCode === methodCode) ?? { disabledPaymentMethods: [] };
      return { cashOnDelivery, disabledPaymentMethods: disabledPayments({ cashOnDelivery }, of) };
    },
    checkPoint: createPointCheck(points, sources),
  };
}
