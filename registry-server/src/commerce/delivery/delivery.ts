import type { Site } from '../../content/sites/index.ts';
import type { Trx } from '../../database/transaction.ts';
import type { DeliveryFacts } from './offer/delivery-facts.ts';
import type { OfferedMethod } from './offer/offered-method.ts';
import type { DeliveryPoint, PointProvider } from './points/delivery-point.ts';
import type { PointCheck } from './points/point-check.ts';
import type { DeliverySettings } from './settings/delivery-settings.ts';

/** A point for which a parcel is meant. */
export interface PointQuestion {
  readonly provider: PointProvider;
  /** As typed. */
  readonly code: string;
  readonly cashOnDelivery: boolean;
  /** In whose language a refusal is told. */
  readonly site: Pick<Site, 'language'>;
}

/** Delivery, as carts and orders use it. */
export interface Delivery {
  /** The ways of delivery for a cart, best first. Inside a transaction it has to be given. */
  readonly methods: (facts: DeliveryFacts, trx?: Trx) => Promise<readonly OfferedMethod[]>;
  /** How the site delivers. Inside a transaction that has to be given. */
  readonly settings: (site: Pick<Site, 'id' | 'language' | 'currency'>, trx?: Trx) => Promise<DeliverySettings>;
  /** What of payment follows from a way of delivery that was chosen before, also one that is no longer offered. */
  readonly payingFor: (
    site: Pick<Site, 'id' | 'language' | 'currency'>,
    methodCode: string,
  ) => Promise<Pick<OfferedMethod, 'cashOnDelivery' | 'disabledPaymentMethods'>>;
  /** A point of the shop's own list by its code as typed, operating or not. */
  readonly point: (provider: PointProvider, code: string, trx?: Trx) => Promise<DeliveryPoint | undefined>;
  /**
   * Whether a parcel can go to a point: the network is asked, and while it does not answer the shop's own list counts.
   * It waits for another company's server, so it belongs before a transaction, never into one.
   */
  readonly checkPoint: (question: PointQuestion) => Promise<PointCheck>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly delivery: Delivery;
  }
}
