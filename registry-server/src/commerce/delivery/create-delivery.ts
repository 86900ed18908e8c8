import type { Trx } from '../../database/transaction.ts';
import type { Delivery } from './delivery.ts';
import type { DeliveryFacts } from './offer/delivery-facts.ts';
import { type ChosenPoints, offerMethods } from './offer/offer-methods.ts';
import { refusalSentence } from './offer/refusal-sentences.ts';
import { POINT_PROVIDERS, type PointProvider } from './points/delivery-point.ts';
import { parsePointCode } from './points/point-code.ts';
import type { PointsStore } from './points/points.store.ts';
import { refusePoint } from './points/refuse-point.ts';
import type { DeliverySettingsBook } from './settings/delivery-settings-book.ts';

export interface DeliveryParts {
  readonly settings: DeliverySettingsBook;
  readonly points: PointsStore;
}

/** Delivery over the shop's settings and its list of points. */
export function createDelivery({ settings, points }: DeliveryParts): Delivery {
  async function point(provider: PointProvider, typed: string, trx?: Trx) {
    const code = parsePointCode(typed);
    return code === undefined ? undefined : points.find(provider, code, trx);
  }

  async function chosenPoints({ pointCode }: DeliveryFacts, trx?: Trx): Promise<ChosenPoints> {
    const chosen: Partial<Record<PointProvider, Awaited<ReturnType<typeof point>>>> = {};
    if (pointCode === undefined) return {};
    for (const provider of POINT_PROVIDERS) chosen[provider] = await point(provider, pointCode, trx);
    return chosen as ChosenPoints;
  }

  return {
    point,
    methods: async (facts, trx) =>
      offerMethods(facts, await settings.settingsOf(facts.site, trx), await chosenPoints(facts, trx)),
    async checkPoint({ provider, code, cashOnDelivery, site }) {
      const kept = await point(provider, code);
      const refusal = refusePoint(kept, { cashOnDelivery });
      if (!kept || refusal) {
        const said = refusal ?? 'point-unknown';
        return { isFit: false, refusal: said, message: refusalSentence(said, site) };
      }
      return { isFit: true, point: kept, isConfirmed: false };
    },
  };
}
