import type { Site } from '../../../content/sites/index.ts';
import type { App } from '../../../fastify-app.ts';
import { InputInvalid } from '../../../http/error-handler.ts';
import { isOffline, PAYMENT_METHOD_CODES } from '../../payment-method-codes.ts';
import type { ProviderRegistry } from '../providers/provider-registry.ts';
import {
  paymentSettingsAnswerSchema,
  paymentSettingsBodySchema,
  paymentSettingsQuery,
} from './payment-settings.schema.ts';
import { type PaymentSettingsStore, paymentSettingsTag, type StoredPaymentSettings } from './payment-settings.store.ts';
import { completePaymentSettings, validatePaymentSettings } from './payment-settings.ts';
import type { PaymentSettingsCache } from './payment-settings-cache.ts';

const tags = ['payments'];
const error = { $ref: 'Error#' } as const;

export interface PaymentSettingsRoutesOptions {
  readonly store: PaymentSettingsStore;
  readonly settings: PaymentSettingsCache;
  readonly providers: ProviderRegistry;
}

/** How sites are paid, for administrators. */
export function paymentSettingsRoutes(
  app: App,
  { store, settings: cache, providers }: PaymentSettingsRoutesOptions,
): void {
  app.get(
    '/staff/payment-settings',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags,
        summary: 'How a site is paid',
        querystring: paymentSettingsQuery,
        response: { 200: paymentSettingsAnswerSchema, 404: error },
      },
    },
    async ({ query }) => {
      const site = app.sites.require(query.site);
      return toAnswer(site, await store.find(site.id), providers);
    },
  );

  app.put(
    '/staff/payment-settings',
    {
      config: { access: 'staff:admin', auditValues: ['site', 'revision'] },
      schema: {
        tags,
        summary: 'Change how a site is paid',
        body: paymentSettingsBodySchema,
        description: 'Methods that are left out get their defaults. Refused when somebody else was quicker.',
        response: { 200: paymentSettingsAnswerSchema, 404: error, 409: error, 422: error },
      },
    },
    async ({ body: { site: name, revision, settings } }) => {
      const site = app.sites.require(name);
      const faults = validatePaymentSettings(settings);
      if (faults.length > 0) throw new InputInvalid(faults);
      const stored = await store.replace(site.id, revision, settings);
      // Here it holds at once; other nodes hear of it.
      await cache.refresh([paymentSettingsTag(site.id)]);
      return toAnswer(site, stored, providers);
    },
  );
}

/** Copied, because the types that schemas give have lists that may be written to. */
function toAnswer(site: Site, stored: StoredPaymentSettings | undefined, providers: ProviderRegistry) {
  const { methods, transfer, ...settings } = completePaymentSettings(stored?.document, site);
  return {
    site: site.code,
    currency: site.currency,
    revision: stored?.revision ?? 0,
    ...(stored && { updatedAt: stored.updatedAt.toISOString() }),
    settings: { ...settings, transfer: { ...transfer }, methods: methods.map((method) => ({ ...method })) },
    methods: PAYMENT_METHOD_CODES.map((code) => {
      const provider = providers.serving(code)?.name;
      return {
        code,
        isDeferred: isOffline(code),
        isConfigured: isOffline(code) || provider !== undefined,
        ...(provider && { provider }),
        isResting: provider !== undefined && providers.isResting(provider),
      };
    }),
  };
}
