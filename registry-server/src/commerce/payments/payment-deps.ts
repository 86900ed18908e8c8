import type { FastifyBaseLogger } from 'fastify';
import type { Site } from '../../content/sites/index.ts';
import type { Db } from '../../database/dialects.ts';
import type { OneTimeSecrets } from './attempts/one-time-secrets.ts';
import type { PayableOrders } from './payable-orders.ts';
import type { StartConfig } from './payments-config.ts';
import type { ProviderRegistry } from './providers/provider-registry.ts';
import type { PaymentSettings } from './settings/payment-settings.ts';

/** What payments work with. */
export interface PaymentDeps {
  readonly db: Db;
  readonly providers: ProviderRegistry;
  /** Codes and tokens that pay once, between choosing and placing. */
  readonly secrets: OneTimeSecrets;
  /** Throws while nobody has connected orders. */
  readonly orders: () => PayableOrders;
  readonly settingsOf: (site: Pick<Site, 'id' | 'language' | 'currency'>) => PaymentSettings;
  readonly siteOf: (siteId: number) => Site;
  /** Where the browser comes back to after paying. */
  readonly returnUrlOf: (site: Site, orderNumber: string) => string;
  readonly notifyUrlOf: (provider: string) => string;
  /** What of payment follows from how a parcel goes. */
  readonly paymentRulesFor: (
    site: Site,
    shippingMethod: string,
  ) => Promise<{ readonly cashOnDelivery: boolean; readonly disabledPaymentMethods: readonly string[] }>;
  readonly start: StartConfig;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now: () => Date;
}
