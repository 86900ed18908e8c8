import type { Site } from '../../content/sites/index.ts';
import type { Trx } from '../../database/transaction.ts';
import { carriedMethods } from './carriers/carriers.ts';
import type { DeliveryFacts } from './offer/delivery-facts.ts';
import { type ChosenPoints, disabledPayments, offerMethods } from './offer/offer-methods.ts';
import type { OfferedMethod } from './offer/offered-method.ts';
import { createPointCheck } from './points/check-point.ts';
import { type DeliveryPoint, POINT_PROVIDERS, type PointProvider, parsePointCode } from './points/delivery-point.ts';
import type { PointSource } from './points/point-source.ts';
import type { PointsStore } from './points/points.store.ts';
import type { DeliverySettingsCache } from './settings/delivery-settings-cache.ts';

export interface DeliveryOptions {
  readonly settings: DeliverySettingsCache;
  readonly points: PointsStore;
  /** Networks that are configured; of the others the shop's list stays as it is. */
  readonly sources: readonly PointSource[];
}

/** Delivery over the shop's settings and its list of points. */
export function createDelivery({ settings, points, sources }: DeliveryOptions) {
  async function point(provider: PointProvider, typed: string, trx?: Trx): Promise<DeliveryPoint | undefined> {
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
    /** A point of the shop's own list by its code as typed, operating or not. */
    point,

    /** How the site delivers. Inside a transaction that has to be given. */
    settings: settings.settingsOf,

    /** The ways of delivery for a cart, best first. Inside a transaction it has to be given. */
    methods: async (facts: DeliveryFacts, trx?: Trx): Promise<readonly OfferedMethod[]> =>
      offerMethods(facts, await settings.settingsOf(facts.site, trx), await chosenPoints(facts, trx)),

    /** What of payment follows from a way of delivery that was chosen before, also one that is no longer offered. */
    async paymentRulesFor(
      site: Pick<Site, 'id' | 'language' | 'currency'>,
      methodCode: string,
    ): Promise<Pick<OfferedMethod, 'cashOnDelivery' | 'disabledPaymentMethods'>> {
      const { methods } = await settings.settingsOf(site);
      const cashOnDelivery = carriedMethods.get(methodCode)?.cashOnDelivery ?? false;
      const of = methods.find((method) => method.methodCode === methodCode) ?? { disabledPaymentMethods: [] };
      return { cashOnDelivery, disabledPaymentMethods: disabledPayments({ cashOnDelivery }, of) };
    },

    /**
     * Whether a parcel can go to a point: the network is asked, and while it does not answer the shop's own list counts.
     * It waits for another company's server, so it belongs before a transaction, never into one.
     */
    checkPoint: createPointCheck(points, sources),
  };
}

export type Delivery = ReturnType<typeof createDelivery>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly delivery: Delivery;
  }
}
