import type { Site } from '../../../content/sites/index.ts';
import type { App } from '../../../fastify-app.ts';
import { InputInvalid } from '../../../http/error-handler.ts';
import { shopSettingsOf } from '../../shop-settings.ts';
import { carriedMethods } from '../carriers/carriers.ts';
import {
  deliverySettingsAnswerSchema,
  deliverySettingsBodySchema,
  deliverySettingsQuery,
} from './delivery-settings.schema.ts';
import type { DeliverySettingsStore, StoredDeliverySettings } from './delivery-settings.store.ts';
import { completeDeliverySettings, validateDeliverySettings } from './delivery-settings.ts';

const tags = ['delivery'];
const error = { $ref: 'Error#' } as const;

/** How sites deliver, for administrators. */
export function deliverySettingsRoutes(app: App, store: DeliverySettingsStore): void {
  app.get(
    '/staff/delivery-settings',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags,
        summary: 'How a site delivers',
        querystring: deliverySettingsQuery,
        response: { 200: deliverySettingsAnswerSchema, 404: error },
      },
    },
    async ({ query }) => {
      const site = app.sites.require(query.site);
      return toAnswer(site, await store.find(site.id));
    },
  );

  app.put(
    '/staff/delivery-settings',
    {
      config: { access: 'staff:admin', auditValues: ['site', 'revision'] },
      schema: {
        tags,
        summary: 'Change how a site delivers',
        body: deliverySettingsBodySchema,
        description: 'Methods that are left out get their defaults. Refused when somebody else was quicker.',
        response: { 200: deliverySettingsAnswerSchema, 404: error, 409: error, 422: error },
      },
    },
    async ({ body: { site: name, revision, settings } }) => {
      const site = app.sites.require(name);
      const faults = validateDeliverySettings(settings);
      if (faults.length > 0) throw new InputInvalid(faults);
      return toAnswer(site, await store.replace(site.id, revision, settings));
    },
  );
}

/** Copied, because the types that schemas give have lists that may be written to. */
function toAnswer(site: Site, stored: StoredDeliverySettings | undefined) {
  const { methods, ...settings } = completeDeliverySettings(stored?.document, site);
  return {
    site: site.code,
    currency: site.currency,
    revision: stored?.revision ?? 0,
    ...(stored && { updatedAt: stored.updatedAt.toISOString() }),
    freeDeliveryFrom: shopSettingsOf(site).freeDeliveryFrom,
    settings: {
      ...settings,
      methods: methods.map(({ countries, disabledPaymentMethods, ...method }) => ({
        ...method,
        countries: [...countries],
        disabledPaymentMethods: [...disabledPaymentMethods],
      })),
    },
    methods: [...carriedMethods.values()].map(
      ({ carrierCode, methodCode, cashOnDelivery, onlyWhenFree, needsPoint }) => ({
        carrierCode,
        methodCode,
        cashOnDelivery,
        onlyWhenFree: onlyWhenFree === true,
        ...(needsPoint && { needsPoint }),
      }),
    ),
  };
}
